#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "search/parallel/stuck_parallel.h"

static bool is_stuck(struct free_states *free_states, struct stuck_notes *first, struct stuck_notes *second) {
    const struct stuck_notes *all[] = {first, second};
    bool stuck = stuck_notes_confirm(free_states, all, second ? 2 : 1);
    stuck_notes_free(first);
    if (second) stuck_notes_free(second);
    free_states_free(free_states);
    return stuck;
}

static void marks_stay(void **state) {
    (void)state;
    struct free_states *free_states = free_states_new();
    static const u32 states[] = {1, 63, 64, 1 << 20, (1 << 20) + 1, UINT32_MAX};
    for (u32 i = 0; i < 6; i++) {
        assert_false(free_states_has(free_states, states[i]));
        free_states_mark(free_states, states[i]);
        assert_true(free_states_has(free_states, states[i]));
    }
    assert_false(free_states_has(free_states, 2));
    free_states_free(free_states);
}

/* 1 <-> 2, and 2 leads to 3, which is clear. */
static void a_way_out_is_found_through_other_notes(void **state) {
    (void)state;
    struct stuck_notes stuck_notes = {0};
    struct free_states *free_states = free_states_new();
    stuck_notes_note(&stuck_notes, 1, 1, (u32[]){2}, 1);
    stuck_notes_note(&stuck_notes, 2, 1, (u32[]){1, 3}, 2);
    free_states_mark(free_states, 3);
    assert_false(is_stuck(free_states, &stuck_notes, NULL));
}

static void a_circle_without_a_way_out_is_stuck(void **state) {
    (void)state;
    struct stuck_notes stuck_notes = {0}, others = {0};
    stuck_notes_note(&stuck_notes, 1, 4, (u32[]){2}, 1);
    stuck_notes_note(&others, 2, 4, (u32[]){1}, 1);
    assert_true(is_stuck(free_states_new(), &stuck_notes, &others));
}

/* Nobody is blocked in all of them: each thread can go on somewhere. */
static void threads_that_are_blocked_by_turns_are_not_stuck(void **state) {
    (void)state;
    struct stuck_notes stuck_notes = {0};
    stuck_notes_note(&stuck_notes, 1, 1, (u32[]){2}, 1);
    stuck_notes_note(&stuck_notes, 2, 2, (u32[]){1}, 1);
    assert_false(is_stuck(free_states_new(), &stuck_notes, NULL));
}

static void several_notes_of_a_state_count_together(void **state) {
    (void)state;
    struct stuck_notes stuck_notes = {0}, others = {0};
    struct free_states *free_states = free_states_new();
    stuck_notes_note(&stuck_notes, 1, 1, (u32[]){1}, 1);
    stuck_notes_note(&others, 1, 1, (u32[]){5}, 1);
    free_states_mark(free_states, 5);
    assert_false(is_stuck(free_states, &stuck_notes, &others));
}

static void a_state_without_steps_is_stuck(void **state) {
    (void)state;
    struct stuck_notes stuck_notes = {0};
    stuck_notes_note(&stuck_notes, 7, 1, NULL, 0);
    assert_true(is_stuck(free_states_new(), &stuck_notes, NULL));
}

static void *mark_every_third(void *context) {
    for (u32 i = 0; i < 3000000; i += 3) free_states_mark(context, i);
    return NULL;
}

static void several_threads_mark_at_once(void **state) {
    (void)state;
    struct free_states *free_states = free_states_new();
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, mark_every_third, free_states), 0);
    for (u32 i = 1; i < 3000000; i += 3) free_states_mark(free_states, i);
    pthread_join(thread, NULL);
    for (u32 i = 0; i < 3000000; i++) assert_int_equal(free_states_has(free_states, i), i % 3 != 2);
    free_states_free(free_states);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marks_stay),
        cmocka_unit_test(a_way_out_is_found_through_other_notes),
        cmocka_unit_test(a_circle_without_a_way_out_is_stuck),
        cmocka_unit_test(threads_that_are_blocked_by_turns_are_not_stuck),
        cmocka_unit_test(several_notes_of_a_state_count_together),
        cmocka_unit_test(a_state_without_steps_is_stuck),
        cmocka_unit_test(several_threads_mark_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
