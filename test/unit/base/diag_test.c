#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <string.h>
#include <cmocka.h>

#include "base/diag.h"

static void sets_and_returns_failure(void **state) {
    (void)state;
    struct diag diag;
    assert_int_equal(diag_set(&diag, "%s has %d faults", "x", 3), -1);
    assert_string_equal(diag.text, "x has 3 faults");
    assert_int_equal(diag_set(NULL, "nobody listens"), -1);
}

static void prefixes(void **state) {
    (void)state;
    struct diag diag;
    diag_set(&diag, "bad magic");
    assert_int_equal(diag_prefix(&diag, "%s", "a.jar"), -1);
    assert_string_equal(diag.text, "a.jar: bad magic");
    assert_int_equal(diag_prefix(NULL, "nobody listens"), -1);
}

static void long_messages_are_cut_at_the_end(void **state) {
    (void)state;
    struct diag diag;
    diag_set(&diag, "%2000d", 1);
    assert_int_equal(strlen(diag.text), sizeof diag.text - 1);
    diag_prefix(&diag, "front");
    assert_memory_equal(diag.text, "front: ", 7);
    assert_int_equal(strlen(diag.text), sizeof diag.text - 1);
    diag_prefix(&diag, "%3000d", 1);
    assert_int_equal(strlen(diag.text), sizeof diag.text - 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sets_and_returns_failure),
        cmocka_unit_test(prefixes),
        cmocka_unit_test(long_messages_are_cut_at_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
