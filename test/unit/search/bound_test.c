/* Bounds in words: what the user calls them, or words of their own. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "search/bound.h"

static void every_bound_has_words(void **state) {
    (void)state;
    for (int i = 0; i < BOUND_COUNT; i++) assert_non_null(search_bound_text((enum search_bound)i, NULL));
}

static void names_of_the_user_come_first(void **state) {
    const char *const names[BOUND_COUNT] = {[BOUND_STATES] = "-n"};
    (void)state;
    assert_string_equal(search_bound_text(BOUND_STATES, names), "-n");
    assert_string_equal(search_bound_text(BOUND_INTERRUPT, names), "an interrupt");
}

/* Checkpoints hold them. */
static void cuts_keep_their_numbers(void **state) {
    (void)state;
    assert_int_equal(BOUND_NONE, 0);
    assert_int_equal(BOUND_DEPTH, 1);
    assert_int_equal(BOUND_SWITCHES, 2);
    assert_int_equal(BOUND_WINDOW, 3);
    assert_int_equal(BOUND_CLOCK, 4);
    assert_int_equal(BOUND_LENGTH, 5);
    assert_int_equal(BOUND_LAST_CUT, 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_bound_has_words),
        cmocka_unit_test(names_of_the_user_come_first),
        cmocka_unit_test(cuts_keep_their_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
