#include "cli/option/option_table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

/* Reads one option from up to three arguments (NULL ends them). */
static int next(enum command command, const char *a, const char *b, int *used, struct option_match *match) {
    char *argv[] = {(char *)a, (char *)b};
    struct diag diag = {""};
    *used = 0;
    return option_next(command, b ? 2 : 1, argv, used, match, &diag);
}

static void expect(const char *a, const char *b, enum option_id id, const char *value, int used) {
    struct option_match match;
    int at;
    assert_int_equal(next(COMMAND_CHECK, a, b, &at, &match), 1);
    assert_int_equal(match.id, id);
    assert_string_equal(match.value, value);
    assert_int_equal(at, used);
}

static void each_style_finds_its_value(void **state) {
    (void)state;
    expect("--stats", NULL, OPTION_STATS, "", 1);
    expect("-cp", "a:b", OPTION_CLASS_PATH, "a:b", 2);
    expect("--class-path", "a", OPTION_CLASS_PATH, "a", 2);
    expect("--class-path=a", NULL, OPTION_CLASS_PATH, "a", 1);
    expect("--max-time=30s", NULL, OPTION_MAX_TIME, "30s", 1);
    expect("--max-time", "30s", OPTION_MAX_TIME, "30s", 2);
    expect("-ea", NULL, OPTION_ENABLE_ASSERTIONS, "", 1);
    expect("-ea:p...", NULL, OPTION_ENABLE_ASSERTIONS, "p...", 1);
    expect("-enableassertions:C", NULL, OPTION_ENABLE_ASSERTIONS, "C", 1);
    expect("-Dk=v", NULL, OPTION_PROPERTY, "k=v", 1);
    expect("-D=v", NULL, OPTION_PROPERTY, "=v", 1);
}

static void longer_prefixes_win(void **state) {
    (void)state;
    expect("-Xmx1g", NULL, OPTION_MAX_HEAP, "1g", 1);
    expect("-Xss1m", NULL, OPTION_STACK_SIZE, "1m", 1);
    expect("-Xshare:auto", NULL, OPTION_VM_TUNING, "share:auto", 1);
    expect("-XX:+UseSerialGC", NULL, OPTION_VM_TUNING, "X:+UseSerialGC", 1);
    expect("-Xint", NULL, OPTION_VM_KIND, "", 1);
}

static void what_is_no_option_ends_the_options(void **state) {
    (void)state;
    struct option_match match;
    int at;
    assert_int_equal(next(COMMAND_JAVA, "Main", "-ea", &at, &match), 0);
    assert_int_equal(at, 0);
    assert_int_equal(next(COMMAND_JAVA, "-", NULL, &at, &match), 0);
    assert_int_equal(next(COMMAND_JAVA, "", NULL, &at, &match), 0);
}

static void unknown_and_foreign_options_are_refused(void **state) {
    (void)state;
    struct option_match match;
    int at;
    assert_int_equal(next(COMMAND_JAVA, "--nonsense", NULL, &at, &match), -1);
    assert_int_equal(next(COMMAND_JAVA, "-eax", NULL, &at, &match), -1);
    assert_int_equal(next(COMMAND_JAVA, "--stats=1", NULL, &at, &match), -1);
    assert_int_equal(next(COMMAND_JAVA, "--max-time=3s", NULL, &at, &match), -1);
    assert_int_equal(next(COMMAND_DOCTOR, "-cp", "x", &at, &match), -1);
    assert_int_equal(next(COMMAND_JAVA, "-cp", NULL, &at, &match), -1);
}

static void empty_values_are_refused(void **state) {
    (void)state;
    struct option_match match;
    int at;
    assert_int_equal(next(COMMAND_CHECK, "--save=", NULL, &at, &match), -1);
    assert_int_equal(next(COMMAND_CHECK, "--save", "", &at, &match), -1);
    assert_int_equal(next(COMMAND_RUN, "-o", "", &at, &match), -1);
    assert_int_equal(next(COMMAND_CHECK, "--window=", NULL, &at, &match), -1);
    expect("-cp", "", OPTION_CLASS_PATH, "", 2);
    expect("--race", NULL, OPTION_RACE, "", 1);
}

static void every_row_has_names_and_commands(void **state) {
    (void)state;
    for (int i = 0; i < OPTION_COUNT; i++) {
        const struct option *row = option_row((enum option_id)i);
        assert_int_equal(row->id, i);
        assert_int_equal(row->names[0], '-');
        assert_int_not_equal(row->commands, 0);
        assert_true(row->style != OPTION_STYLE_VALUE || *row->argument || !*row->help);
    }
}

static void sizes(void **state) {
    (void)state;
    struct diag diag = {""};
    u64 bytes = 0;
    assert_int_equal(option_size("-Xmx", "1000", &bytes, &diag), 0);
    assert_int_equal(bytes, 1000);
    assert_int_equal(option_size("-Xmx", "2G", &bytes, &diag), 0);
    assert_int_equal(bytes, 2ull << 30);
    assert_int_equal(option_size("-Xmx", "3k", &bytes, &diag), 0);
    assert_int_equal(bytes, 3072);
    const char *wrong[] = {"", "k", "1x", "1kk", "-1", "99999999999999999999", "20000000000g"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(option_size("-Xmx", wrong[i], &bytes, &diag), -1);
    assert_non_null(strstr(diag.text, "-Xmx"));
}

static void times_and_numbers(void **state) {
    (void)state;
    struct diag diag = {""};
    double seconds = 0;
    u64 number = 0;
    assert_int_equal(option_time("--max-time", "30s", &seconds, &diag), 0);
    assert_true(seconds == 30);
    assert_int_equal(option_time("--max-time", "1.5m", &seconds, &diag), 0);
    assert_true(seconds == 90);
    assert_int_equal(option_time("--max-time", "2h", &seconds, &diag), 0);
    assert_true(seconds == 7200);
    assert_int_equal(option_time("--max-time", "7", &seconds, &diag), 0);
    assert_true(seconds == 7);
    const char *wrong[] = {"", "s", "-1s", "1x", "nan", "inf", "1ss"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(option_time("--max-time", wrong[i], &seconds, &diag), -1);
    assert_int_equal(option_number("--max-depth", "12", &number, &diag), 0);
    assert_int_equal(number, 12);
    assert_int_equal(option_number("--max-depth", "-12", &number, &diag), -1);
    assert_int_equal(option_number("--max-depth", "1e3", &number, &diag), -1);
    assert_int_equal(option_number("--max-depth", "", &number, &diag), -1);
}

static void nothing_is_too_little(void **state) {
    (void)state;
    struct diag diag = {""};
    double seconds = 0;
    u64 number = 0;
    assert_int_equal(option_count("--runs", "1", &number, &diag), 0);
    assert_int_equal(option_time_limit("--max-time", "0.1", &seconds, &diag), 0);
    assert_int_equal(option_size_limit("--max-memory", "1", &number, &diag), 0);
    assert_int_equal(option_count("--runs", "0", &number, &diag), -1);
    assert_string_equal(diag.text, "option --runs: 0 is too small");
    assert_int_equal(option_time_limit("--max-time", "0s", &seconds, &diag), -1);
    assert_int_equal(option_size_limit("--max-memory", "0k", &number, &diag), -1);
    assert_int_equal(option_count("--runs", "-1", &number, &diag), -1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_style_finds_its_value),
        cmocka_unit_test(longer_prefixes_win),
        cmocka_unit_test(what_is_no_option_ends_the_options),
        cmocka_unit_test(unknown_and_foreign_options_are_refused),
        cmocka_unit_test(empty_values_are_refused),
        cmocka_unit_test(nothing_is_too_little),
        cmocka_unit_test(every_row_has_names_and_commands),
        cmocka_unit_test(sizes),
        cmocka_unit_test(times_and_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
