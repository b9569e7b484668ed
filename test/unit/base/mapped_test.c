#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>

#include "base/mapped.h"

static void write_scratch(char *path, const char *text) {
    strcpy(path, "/tmp/havelock-mapped-XXXXXX");
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, text, strlen(text)), (ssize_t)strlen(text));
    close(fd);
}

static void maps_whole_files(void **state) {
    (void)state;
    char path[64];
    struct slice bytes;
    struct diag diag;
    write_scratch(path, "hello");
    assert_int_equal(mapped_open(path, &bytes, &diag), 0);
    assert_int_equal(bytes.length, 5);
    assert_memory_equal(bytes.at, "hello", 5);
    mapped_close(bytes);
    unlink(path);
}

static void empty_files_are_empty(void **state) {
    (void)state;
    char path[64];
    struct slice bytes;
    struct diag diag;
    write_scratch(path, "");
    assert_int_equal(mapped_open(path, &bytes, &diag), 0);
    assert_int_equal(bytes.length, 0);
    mapped_close(bytes);
    unlink(path);
}

static void says_what_is_wrong(void **state) {
    (void)state;
    struct slice bytes;
    struct diag diag;
    assert_int_equal(mapped_open("/no/such/file", &bytes, &diag), -1);
    assert_string_equal(diag.text, "/no/such/file: No such file or directory");
    assert_int_equal(mapped_open("/tmp", &bytes, &diag), -1);
    assert_string_equal(diag.text, "/tmp: not a regular file");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(maps_whole_files),
        cmocka_unit_test(empty_files_are_empty),
        cmocka_unit_test(says_what_is_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
