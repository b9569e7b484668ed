#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "search/parallel/stuck_parallel.h"

static bool is_grave(struct clearings *clearings, struct doubts *first, struct doubts *second) {
    const struct doubts *all[] = {first, second};
    bool grave = doubts_are_grave(clearings, all, second ? 2 : 1);
    doubts_free(first);
    if (second) doubts_free(second);
    clearings_free(clearings);
    return grave;
}

static void marks_stay(void **state) {
    (void)state;
    struct clearings *clearings = clearings_new();
    static const u32 states[] = {1, 63, 64, 1 << 20, (1 << 20) + 1, UINT32_MAX};
    for (u32 i = 0; i < 6; i++) {
        assert_false(clearings_has(clearings, states[i]));
        clearings_mark(clearings, states[i]);
        assert_true(clearings_has(clearings, states[i]));
    }
    assert_false(clearings_has(clearings, 2));
    clearings_free(clearings);
}

/* 1 <-> 2, and 2 leads to 3, which is clear. */
static void a_way_out_is_found_through_other_doubts(void **state) {
    (void)state;
    struct doubts doubts = {0};
    struct clearings *clearings = clearings_new();
    doubts_note(&doubts, 1, 1, (u32[]){2}, 1);
    doubts_note(&doubts, 2, 1, (u32[]){1, 3}, 2);
    clearings_mark(clearings, 3);
    assert_false(is_grave(clearings, &doubts, NULL));
}

static void a_circle_without_a_way_out_is_grave(void **state) {
    (void)state;
    struct doubts doubts = {0}, others = {0};
    doubts_note(&doubts, 1, 4, (u32[]){2}, 1);
    doubts_note(&others, 2, 4, (u32[]){1}, 1);
    assert_true(is_grave(clearings_new(), &doubts, &others));
}

/* Nobody is blocked in all of them: each thread can go on somewhere. */
static void threads_that_are_blocked_by_turns_are_not_stuck(void **state) {
    (void)state;
    struct doubts doubts = {0};
    doubts_note(&doubts, 1, 1, (u32[]){2}, 1);
    doubts_note(&doubts, 2, 2, (u32[]){1}, 1);
    assert_false(is_grave(clearings_new(), &doubts, NULL));
}

static void several_notes_of_a_state_count_together(void **state) {
    (void)state;
    struct doubts doubts = {0}, others = {0};
    struct clearings *clearings = clearings_new();
    doubts_note(&doubts, 1, 1, (u32[]){1}, 1);
    doubts_note(&others, 1, 1, (u32[]){5}, 1);
    clearings_mark(clearings, 5);
    assert_false(is_grave(clearings, &doubts, &others));
}

static void a_state_without_steps_is_stuck(void **state) {
    (void)state;
    struct doubts doubts = {0};
    doubts_note(&doubts, 7, 1, NULL, 0);
    assert_true(is_grave(clearings_new(), &doubts, NULL));
}

static void *mark_every_third(void *context) {
    for (u32 i = 0; i < 3000000; i += 3) clearings_mark(context, i);
    return NULL;
}

static void several_threads_mark_at_once(void **state) {
    (void)state;
    struct clearings *clearings = clearings_new();
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, mark_every_third, clearings), 0);
    for (u32 i = 1; i < 3000000; i += 3) clearings_mark(clearings, i);
    pthread_join(thread, NULL);
    for (u32 i = 0; i < 3000000; i++) assert_int_equal(clearings_has(clearings, i), i % 3 != 2);
    clearings_free(clearings);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marks_stay),
        cmocka_unit_test(a_way_out_is_found_through_other_doubts),
        cmocka_unit_test(a_circle_without_a_way_out_is_grave),
        cmocka_unit_test(threads_that_are_blocked_by_turns_are_not_stuck),
        cmocka_unit_test(several_notes_of_a_state_count_together),
        cmocka_unit_test(a_state_without_steps_is_stuck),
        cmocka_unit_test(several_threads_mark_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
