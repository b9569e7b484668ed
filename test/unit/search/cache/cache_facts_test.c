#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "search/cache/cache_facts.h"

enum { THREADS = 3, FAR = 5000 };

static void know(struct cache_facts *o, u32 level, u32 thread, u64 slots, u32 value) {
    cache_facts_at(o, level, THREADS)->threads[thread] =
        (struct thread_facts){.step = {slots, value}, .choices = {slots, value + 1}};
}

static u32 step_of(struct cache_facts *o, u32 level, u32 thread) {
    return cache_facts_at(o, level, THREADS)->threads[thread].step.value;
}

static void what_a_step_does_not_touch_stays_known(void **state) {
    (void)state;
    struct cache_facts *o = cache_facts_new();
    cache_facts_enter(o, 0, THREADS, CACHE_FACT_ALL_SLOTS);
    know(o, 0, 0, 1, 10);
    know(o, 0, 1, 2, 20);
    cache_facts_at(o, 0, THREADS)->is_free = (struct fact){4, 1};
    cache_facts_enter(o, 1, THREADS, 2);
    assert_int_equal(step_of(o, 1, 0), 10);
    assert_int_equal(cache_facts_at(o, 1, THREADS)->threads[0].choices.value, 11);
    assert_int_equal(step_of(o, 1, 1), CACHE_FACT_UNKNOWN);
    assert_int_equal(cache_facts_at(o, 1, THREADS)->threads[1].choices.value, CACHE_FACT_UNKNOWN);
    assert_int_equal(cache_facts_at(o, 1, THREADS)->is_free.value, 1);
    cache_facts_enter(o, 2, THREADS, 4);
    assert_int_equal(cache_facts_at(o, 2, THREADS)->is_free.value, CACHE_FACT_UNKNOWN);
    assert_int_equal(step_of(o, 0, 1), 20);
    cache_facts_free(o);
}

static void what_is_not_known_is_not_passed_on(void **state) {
    (void)state;
    struct cache_facts *o = cache_facts_new();
    cache_facts_enter(o, 0, THREADS, CACHE_FACT_ALL_SLOTS);
    cache_facts_enter(o, 1, THREADS, 0);
    for (u32 i = 0; i < THREADS; i++) assert_int_equal(step_of(o, 1, i), CACHE_FACT_UNKNOWN);
    cache_facts_free(o);
}

/* A level that is entered again is another state. */
static void entering_forgets_the_sibling(void **state) {
    (void)state;
    struct cache_facts *o = cache_facts_new();
    cache_facts_enter(o, 0, THREADS, CACHE_FACT_ALL_SLOTS);
    cache_facts_enter(o, 1, THREADS, 1);
    know(o, 1, 2, 8, 30);
    cache_facts_enter(o, 1, THREADS, 1);
    assert_int_equal(step_of(o, 1, 2), CACHE_FACT_UNKNOWN);
    know(o, 1, 2, 8, 30);
    cache_facts_enter(o, 0, THREADS, 0);
    assert_int_equal(step_of(o, 0, 2), CACHE_FACT_UNKNOWN);
    cache_facts_free(o);
}

/* A long path overwrites its beginning: there nothing is known, nor is it passed on. */
static void levels_far_back_are_forgotten(void **state) {
    (void)state;
    struct cache_facts *o = cache_facts_new();
    for (u32 level = 0; level < FAR; level++) {
        cache_facts_enter(o, level, THREADS, 1);
        know(o, level, 0, 2, level);
    }
    assert_int_equal(step_of(o, FAR - 1, 0), FAR - 1);
    assert_int_equal(step_of(o, FAR - 2, 0), FAR - 2);
    assert_int_equal(step_of(o, 0, 0), CACHE_FACT_UNKNOWN);
    know(o, 7, 0, 2, 70);
    cache_facts_enter(o, 9, THREADS, 1);
    assert_int_equal(step_of(o, 9, 0), CACHE_FACT_UNKNOWN);
    cache_facts_free(o);
}

static void more_threads_begin_anew(void **state) {
    (void)state;
    struct cache_facts *o = cache_facts_new();
    cache_facts_enter(o, 0, THREADS, CACHE_FACT_ALL_SLOTS);
    know(o, 0, 0, 2, 5);
    cache_facts_enter(o, 1, 100 * THREADS, 1);
    for (u32 i = 0; i < 100 * THREADS; i++)
        assert_int_equal(cache_facts_at(o, 1, 100 * THREADS)->threads[i].step.value, CACHE_FACT_UNKNOWN);
    cache_facts_free(o);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_step_does_not_touch_stays_known),
        cmocka_unit_test(what_is_not_known_is_not_passed_on),
        cmocka_unit_test(entering_forgets_the_sibling),
        cmocka_unit_test(levels_far_back_are_forgotten),
        cmocka_unit_test(more_threads_begin_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
