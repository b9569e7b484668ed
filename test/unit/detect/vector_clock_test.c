#include "detect/vector_clock.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <cmocka.h>

static u64 roll(u64 *seed) {
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return *seed >> 33;
}

static struct vector_clock random_clock(u64 *seed) {
    struct vector_clock clock = {0};
    for (u64 i = roll(seed) % 12; i; i--) vector_clock_tick(&clock, (u32)roll(seed) % 6);
    return clock;
}

static bool equal(const struct vector_clock *a, const struct vector_clock *b) {
    return vector_clock_leq(a, b) && vector_clock_leq(b, a);
}

/* The least upper bound, for clocks of any lengths. */
static void join_is_the_least_upper_bound(void **state) {
    (void)state;
    for (u64 run = 1; run <= 2000; run++) {
        u64 seed = run;
        struct vector_clock a = random_clock(&seed), b = random_clock(&seed), ab = {0}, ba = {0};
        vector_clock_copy(&ab, &a);
        vector_clock_join(&ab, &b);
        vector_clock_copy(&ba, &b);
        vector_clock_join(&ba, &a);
        assert_true(equal(&ab, &ba) && vector_clock_leq(&a, &ab) && vector_clock_leq(&b, &ab));
        for (u32 i = 0; i < 6; i++)
            assert_true(vector_clock_count(&ab, i) == vector_clock_count(&a, i) ||
                        vector_clock_count(&ab, i) == vector_clock_count(&b, i));
        vector_clock_join(&ab, &a);
        assert_true(equal(&ab, &ba));
        if (vector_clock_leq(&a, &b)) assert_true(equal(&ab, &b));
        vector_clock_tick(&ab, 3);
        assert_true(vector_clock_leq(&ba, &ab) && !vector_clock_leq(&ab, &ba));
        vector_clock_free(&a), vector_clock_free(&b), vector_clock_free(&ab), vector_clock_free(&ba);
    }
}

static void a_full_count_stays(void **state) {
    (void)state;
    struct vector_clock clock = {0};
    vector_clock_tick(&clock, 1);
    clock.counts[1] = UINT32_MAX;
    vector_clock_tick(&clock, 1);
    assert_int_equal(vector_clock_count(&clock, 1), UINT32_MAX);
    vector_clock_free(&clock);
}

/* Threads leave and fetch at random: the handover always holds the join of what was left. */
static void a_handover_holds_all_that_was_left(void **state) {
    (void)state;
    enum { THREADS = 4 };
    for (u64 run = 1; run <= 500; run++) {
        u64 seed = run * 31;
        struct vector_clock threads[THREADS] = {0}, all = {0}, before = {0};
        struct handover handover = {0};
        for (u32 i = 0; i < THREADS; i++) vector_clock_tick(&threads[i], i);
        for (u32 step = 0; step < 60; step++) {
            u32 t = (u32)roll(&seed) % THREADS;
            if (roll(&seed) % 2) {
                handover_release(&handover, &threads[t], t);
                vector_clock_join(&all, &threads[t]);
                vector_clock_tick(&threads[t], t);
            } else {
                vector_clock_copy(&before, &threads[t]);
                vector_clock_join(&before, &all);
                handover_acquire(&handover, &threads[t]);
                if (!equal(&threads[t], &before)) print_message("seed %u, step %u\n", (u32)run, step);
                assert_true(equal(&threads[t], &before));
            }
            assert_true(equal(&handover.clock, &all));
        }
        for (u32 i = 0; i < THREADS; i++) vector_clock_free(&threads[i]);
        vector_clock_free(&all), vector_clock_free(&before), handover_free(&handover);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(join_is_the_least_upper_bound),
        cmocka_unit_test(a_full_count_stays),
        cmocka_unit_test(a_handover_holds_all_that_was_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
