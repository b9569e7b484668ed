#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "search/circling.h"

/* 1 -> 2 -> 3 -> 2, and nothing else: threads 5 and 6 circle, thread 4 led there. */
static void a_circle_without_exit_is_found_at_its_first_state(void **state) {
    (void)state;
    u64 movers;
    struct circling *c = circling_new();
    circling_enter(c, 1, 0);
    circling_enter(c, 2, 4);
    circling_enter(c, 3, 5);
    circling_again(c, 2, 6);
    assert_false(circling_leave(c, &movers));
    assert_true(circling_leave(c, &movers));
    assert_int_equal(movers, circling_bit(5) | circling_bit(6));
    assert_false(circling_leave(c, &movers));
    circling_free(c);
}

static void a_circle_with_an_exit_is_none(void **state) {
    (void)state;
    u64 movers;
    struct circling *c = circling_new();
    circling_enter(c, 1, 0);
    circling_enter(c, 2, 0);
    circling_again(c, 1, 1);
    circling_end(c);
    assert_false(circling_leave(c, &movers));
    assert_false(circling_leave(c, &movers));
    circling_free(c);
}

/* What was left for good is an exit, too; a step to oneself is a circle; states that are not stored count. */
static void left_states_are_exits(void **state) {
    (void)state;
    u64 movers;
    struct circling *c = circling_new();
    circling_enter(c, 1, 0);
    circling_enter(c, 2, 0);
    circling_again(c, 2, 70);
    assert_true(circling_leave(c, &movers));
    assert_int_equal(movers, circling_bit(63));
    circling_enter(c, 0, 1);
    circling_again(c, 1, 1);
    circling_again(c, 2, 1);
    assert_false(circling_leave(c, &movers));
    assert_false(circling_leave(c, &movers));
    circling_free(c);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_circle_without_exit_is_found_at_its_first_state),
        cmocka_unit_test(a_circle_with_an_exit_is_none),
        cmocka_unit_test(left_states_are_exits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
