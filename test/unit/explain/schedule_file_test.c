/* Saved schedules: what is written comes back; what is not one is refused, with its line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "explain/schedule_file.h"

#define HEAD "havelock-schedule 1\njdk 17.0.9\nword Main\nviolation deadlock\n"

static int read_from(struct schedule_file *schedule_file, const char *text, struct diag *diag) {
    return schedule_file_read(schedule_file, (struct slice){(const u8 *)text, strlen(text)}, diag);
}

static void refuse(const char *text, const char *message) {
    struct schedule_file schedule_file;
    struct diag diag = {""};
    assert_int_equal(read_from(&schedule_file, text, &diag), -1);
    assert_string_equal(diag.text, message);
    schedule_file_free(&schedule_file);
}

static void what_is_written_comes_back(void **state) {
    (void)state;
    static const char text[] =
        "havelock-schedule 1\njdk 21\nfolder /a%20b\nword -cp\nword a%20b\nword %00\nviolation assertion\n"
        "class p/Main 00000000000000ff\ninput 00ff0a\nlimit 5000000 1000000\nstep 0 2 before p/Main.run()V 12 3 1 5\n"
        "step 1 0 over - 0 0 0\nend 2\n";
    struct schedule_file schedule_file;
    struct diag diag = {""};
    assert_int_equal(read_from(&schedule_file, text, &diag), 0);
    assert_string_equal(schedule_file.folder, "/a b");
    assert_int_equal(schedule_file.words.count, 3);
    assert_string_equal(schedule_file.words.items[1], "a b");
    assert_string_equal(schedule_file.words.items[2], "");
    assert_int_equal(schedule_file.violation, FINDING_ASSERTION);
    assert_int_equal(schedule_file.classes.items[0].hash, 0xff);
    assert_true(schedule_file.has_input);
    assert_int_equal(schedule_file.input.count, 3);
    assert_int_equal(schedule_file.input.items[1], 0xff);
    assert_int_equal(schedule_file.limits.count, 1);
    assert_int_equal(schedule_file.limits.items[0].at, 5000000);
    assert_int_equal(schedule_file.limits.items[0].unit, 1000000);
    assert_int_equal(schedule_file.steps.count, 2);
    assert_int_equal(schedule_file.steps.items[0].alternative, 2);
    assert_int_equal(schedule_file.steps.items[0].stop, SCHEDULE_STOP_BEFORE);
    assert_int_equal(schedule_file.steps.items[0].part, 5);
    assert_int_equal(schedule_file.steps.items[1].part, 0);
    assert_int_equal(schedule_file.steps.items[1].stop, SCHEDULE_STOP_OVER);
    char *written;
    size_t size;
    FILE *out = open_memstream(&written, &size);
    schedule_file_write(&schedule_file, out);
    fclose(out);
    assert_string_equal(written, text);
    free(written);
    schedule_file_free(&schedule_file);
}

static void empty_input_is_input(void **state) {
    (void)state;
    struct schedule_file schedule_file;
    struct diag diag = {""};
    assert_int_equal(read_from(&schedule_file, HEAD "end 0\n", &diag), 0);
    assert_null(schedule_file.folder);
    assert_false(schedule_file.has_input);
    schedule_file_free(&schedule_file);
    assert_int_equal(read_from(&schedule_file, HEAD "input -\nend 0\n", &diag), 0);
    assert_true(schedule_file.has_input);
    assert_int_equal(schedule_file.input.count, 0);
    schedule_file_free(&schedule_file);
    refuse(HEAD "input 0\nend 0\n", "line 5: input must be pairs of hexadecimal digits");
    refuse(HEAD "input 0g\nend 0\n", "line 5: input must be pairs of hexadecimal digits");
}

static void limits_make_sense(void **state) {
    (void)state;
    refuse(HEAD "limit 5 6\nend 0\n", "line 5: number too large");
    refuse(HEAD "limit 5 0\nend 0\n", "line 5: a unit must not be 0");
    refuse(HEAD "limit 500000000000000000 1\nend 0\n", "line 5: number too large");
    refuse(HEAD "limit 5\nend 0\n", "line 5: missing word");
}

static void what_is_no_schedule_is_refused(void **state) {
    (void)state;
    refuse("", "line 1: unexpected end of file");
    refuse("havelock-schedule 2\n", "line 1: not a schedule of version 1 (havelock-schedule 1)");
    refuse("havelock-schedule 1\nword x\n", "line 2: unexpected line");
    refuse(HEAD, "line 5: unexpected end of file");
    refuse(HEAD "end 0", "line 5: unterminated line");
    refuse(HEAD "end 1\n", "line 5: wrong number of steps");
    refuse(HEAD "end 0\nend 0\n", "line 5: unexpected text after the end");
    refuse(HEAD "jdk 17\n", "line 5: unexpected line");
    refuse(HEAD "class A 12\n", "line 5: a hash must have 16 digits");
    refuse(HEAD "class A%2 0000000000000000\n", "line 5: % must be followed by two hexadecimal digits");
    refuse(HEAD "step 0 0 before A.m()V 1 1\n", "line 5: missing word");
    refuse(HEAD "step 0 0 sideways A.m()V 1 1 1\n", "line 5: unknown end of a step");
    refuse(HEAD "step 4294967296 0 before A.m()V 1 1 1\n", "line 5: number too large");
    refuse(HEAD "step 0 -1 before A.m()V 1 1 1\n", "line 5: expected a number");
    refuse(HEAD "step 0 0 before A.m()V 1 1 1 1 1\n", "line 5: unexpected text at the end of the line");
    refuse(HEAD "step 0 0 before A.m()V 1 1 1 \n", "line 5: trailing space");
    refuse("havelock-schedule 1\njdk 17\nword x\nviolation rain\n", "line 4: unknown kind of violation");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_comes_back),
        cmocka_unit_test(empty_input_is_input),
        cmocka_unit_test(limits_make_sense),
        cmocka_unit_test(what_is_no_schedule_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
