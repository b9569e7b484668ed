/* Which loops can be left. */
#include <stdlib.h>

#include "unit/program/tiny.h"

#include "program/flow/loop_exit.h"

static bool exits(const struct tiny *t, u32 first, u32 second) {
    const u32 passed[] = {first, second};
    struct loop_decisions decisions = {0};
    bool found = loop_exit_find(&t->code, passed, 2, &decisions);
    vec_free(&decisions);
    return found;
}

static void a_condition_that_leads_out(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, 0, "()V");
    TINY_CODE(&t, BC_iconst_0, BC_ifne, 0, 6, BC_goto, 0xff, 0xfc, BC_return);
    assert_true(exits(&t, 0, 4));
    tiny_free(&t);
}

static void a_condition_that_stays_inside(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, 0, "()V");
    TINY_CODE(&t, BC_iconst_0, BC_ifne, 0, 6, BC_goto, 0xff, 0xfc, BC_nop, BC_goto, 0xff, 0xf8, BC_return);
    assert_false(exits(&t, 0, 4));
    tiny_free(&t);
}

/* The way out lies behind a branch that is not passed; or there is none behind it. */
static void a_condition_that_is_not_asked(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, 0, "()V");
    TINY_CODE(&t, BC_iconst_0, BC_ifeq, 0xff, 0xff, BC_iconst_0, BC_ifeq, 0xff, 0xfb, BC_return);
    assert_true(exits(&t, 0, 0));
    assert_true(exits(&t, 0, 4));
    TINY_CODE(&t, BC_iconst_0, BC_ifeq, 0xff, 0xff, BC_iconst_0, BC_ifeq, 0xff, 0xfb, BC_goto, 0xff, 0xf8);
    assert_false(exits(&t, 0, 0));
    tiny_free(&t);
}

static void what_is_thrown_and_caught_inside(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, 0, "()V");
    TINY_CODE(&t, BC_iconst_0, BC_ifne, 0, 6, BC_goto, 0xff, 0xfc, BC_aconst_null, BC_athrow, BC_pop, BC_goto, 0xff,
              0xf6);
    assert_true(exits(&t, 0, 4));
    tiny_handler(&t, 7, 9, 9);
    assert_false(exits(&t, 0, 4));
    tiny_free(&t);
}

static void cases_of_a_switch(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, 0, "()V");
    TINY_CODE(&t, BC_iconst_0, BC_lookupswitch, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 1, 0, 0, 0, 7, 0, 0, 0, 19,
              BC_return);
    assert_true(exits(&t, 0, 1));
    tiny_free(&t);
}

/* A loop that polls: one decision leads out, the other one to something that comes back. */
static void what_decisions_lead_to(void **state) {
    (void)state;
    struct tiny t;
    struct loop_decisions decisions = {0};
    tiny_new(&t, 0, "()V");
    TINY_CODE(&t, BC_iconst_0, BC_ifne, 0, 14, BC_iconst_0, BC_ifne, 0, 6, BC_goto, 0xff, 0xf8, BC_nop, BC_goto, 0xff,
              0xf4, BC_return);
    const u32 passed[] = {0, 4, 8};
    assert_true(loop_exit_find(&t.code, passed, 3, &decisions));
    assert_int_equal(decisions.count, 2);
    assert_int_equal(decisions.items[0].at, 1);
    assert_int_equal(decisions.items[0].ways, LOOP_LEFT);
    assert_int_equal(decisions.items[1].at, 5);
    assert_int_equal(decisions.items[1].ways, LOOP_SERVES);
    vec_free(&decisions);
    tiny_free(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_condition_that_leads_out),
        cmocka_unit_test(a_condition_that_stays_inside),
        cmocka_unit_test(a_condition_that_is_not_asked),
        cmocka_unit_test(what_is_thrown_and_caught_inside),
        cmocka_unit_test(cases_of_a_switch),
        cmocka_unit_test(what_decisions_lead_to),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
