#include "detect/clocks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <cmocka.h>

static u64 roll(u64 *seed) {
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return *seed >> 33;
}

static struct clock random_clock(u64 *seed) {
    struct clock clock = {0};
    for (u64 i = roll(seed) % 12; i; i--) clock_tick(&clock, (u32)roll(seed) % 6);
    return clock;
}

static bool equal(const struct clock *a, const struct clock *b) { return clock_leq(a, b) && clock_leq(b, a); }

/* The least upper bound, for clocks of any lengths. */
static void join_is_the_least_upper_bound(void **state) {
    (void)state;
    for (u64 run = 1; run <= 2000; run++) {
        u64 seed = run;
        struct clock a = random_clock(&seed), b = random_clock(&seed), ab = {0}, ba = {0};
        clock_copy(&ab, &a);
        clock_join(&ab, &b);
        clock_copy(&ba, &b);
        clock_join(&ba, &a);
        assert_true(equal(&ab, &ba) && clock_leq(&a, &ab) && clock_leq(&b, &ab));
        for (u32 i = 0; i < 6; i++)
            assert_true(clock_count(&ab, i) == clock_count(&a, i) || clock_count(&ab, i) == clock_count(&b, i));
        clock_join(&ab, &a);
        assert_true(equal(&ab, &ba));
        if (clock_leq(&a, &b)) assert_true(equal(&ab, &b));
        clock_tick(&ab, 3);
        assert_true(clock_leq(&ba, &ab) && !clock_leq(&ab, &ba));
        clock_free(&a), clock_free(&b), clock_free(&ab), clock_free(&ba);
    }
}

static void a_full_count_stays(void **state) {
    (void)state;
    struct clock clock = {0};
    clock_tick(&clock, 1);
    clock.counts[1] = UINT32_MAX;
    clock_tick(&clock, 1);
    assert_int_equal(clock_count(&clock, 1), UINT32_MAX);
    clock_free(&clock);
}

/* Threads leave and fetch at random: the handover always holds the join of what was left. */
static void a_handover_holds_all_that_was_left(void **state) {
    (void)state;
    enum { THREADS = 4 };
    for (u64 run = 1; run <= 500; run++) {
        u64 seed = run * 31;
        struct clock threads[THREADS] = {0}, all = {0}, before = {0};
        struct handover handover = {0};
        for (u32 i = 0; i < THREADS; i++) clock_tick(&threads[i], i);
        for (u32 step = 0; step < 60; step++) {
            u32 t = (u32)roll(&seed) % THREADS;
            if (roll(&seed) % 2) {
                handover_leave(&handover, &threads[t], t);
                clock_join(&all, &threads[t]);
                clock_tick(&threads[t], t);
            } else {
                clock_copy(&before, &threads[t]);
                clock_join(&before, &all);
                handover_fetch(&handover, &threads[t]);
                if (!equal(&threads[t], &before)) print_message("seed %u, step %u\n", (u32)run, step);
                assert_true(equal(&threads[t], &before));
            }
            assert_true(equal(&handover.clock, &all));
        }
        for (u32 i = 0; i < THREADS; i++) clock_free(&threads[i]);
        clock_free(&all), clock_free(&before), handover_free(&handover);
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
