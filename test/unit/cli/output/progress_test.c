#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "cli/output/progress.h"

static void assert_line(struct progress *progress, const struct search_stats *stats, const char *expected) {
    char line[256];
    progress_line(progress, stats, line, sizeof line);
    assert_string_equal(line, expected);
}

static void the_rate_is_that_since_the_last_line(void **state) {
    (void)state;
    struct search_options options = {.memory = 1000000000};
    struct progress progress;
    progress_begin(&progress, true, &options);
    struct search_stats stats = {
        .states = 1000, .transitions = 3000, .depth = 7, .deepest = 9, .seconds = 2, .bytes = 5000000};
    assert_line(&progress, &stats, "1000 states, 3000 transitions, depth 7, 500 states/s, 5 MB");
    stats.states = 1300;
    stats.seconds = 3;
    assert_line(&progress, &stats, "1300 states, 3000 transitions, depth 7, 300 states/s, 5 MB");
    stats.states = 10; /* a new round */
    stats.seconds = 4;
    assert_line(&progress, &stats, "10 states, 3000 transitions, depth 7, 0 states/s, 5 MB");
}

static void the_nearest_bound_is_shown(void **state) {
    (void)state;
    struct search_options options = {.memory = 1000, .max_states = 400, .max_seconds = 10};
    struct progress progress;
    progress_begin(&progress, true, &options);
    struct search_stats stats = {.states = 100, .seconds = 2, .bytes = 50};
    assert_line(&progress, &stats, "100 states, 0 transitions, depth 0, 50 states/s, 0 MB, 25% of --max-states");
    stats.wall_seconds = 5;
    assert_line(&progress, &stats, "100 states, 0 transitions, depth 0, 0 states/s, 0 MB, 50% of --max-time");
    stats.wall_seconds = 0;
    assert_line(&progress, &stats, "100 states, 0 transitions, depth 0, 0 states/s, 0 MB, 25% of --max-states");
    stats.bytes = 900;
    assert_line(&progress, &stats, "100 states, 0 transitions, depth 0, 0 states/s, 0 MB, 90% of --max-memory");
}

static void a_short_buffer_is_not_exceeded(void **state) {
    (void)state;
    struct search_options options = {.memory = 1, .max_states = 1};
    struct progress progress;
    char line[10];
    progress_begin(&progress, true, &options);
    progress_line(&progress, &(struct search_stats){.states = 123456789}, line, sizeof line);
    assert_string_equal(line, "123456789");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_rate_is_that_since_the_last_line),
        cmocka_unit_test(the_nearest_bound_is_shown),
        cmocka_unit_test(a_short_buffer_is_not_exceeded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
