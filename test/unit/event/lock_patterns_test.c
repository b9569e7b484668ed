#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "event/lock_patterns.h"

static u64 number_of(struct patterns *patterns, struct pattern pattern, bool known) {
    assert_int_equal(patterns_know(patterns, &pattern), known);
    assert_true(pattern.number != 0);
    return pattern.number;
}

static void whatever_makes_a_pattern_counts(void **state) {
    (void)state;
    struct patterns patterns = {0};
    struct pattern p = {.below = 0, .taken = 3, .lock = pattern_lock(4, 5)};
    struct pattern others[] = {{.below = 1, .taken = 3, .lock = pattern_lock(4, 5)},
                               {.taken = 4, .lock = pattern_lock(4, 5)},
                               {.taken = 3, .lock = pattern_lock(5, 5)},
                               {.taken = 3, .lock = pattern_lock(4, 6)}};
    u64 number = number_of(&patterns, p, false);
    for (u32 i = 0; i < 4; i++) assert_int_not_equal(number_of(&patterns, others[i], false), number);
    assert_int_equal(number_of(&patterns, p, true), number);
    patterns_free(&patterns);
}

static struct pattern nth(u32 field, u32 n) {
    if (field == 0) return (struct pattern){.lock = pattern_lock(n, 1)};
    if (field == 1) return (struct pattern){.lock = pattern_lock(1, n)};
    return field == 2 ? (struct pattern){.below = n, .lock = 1} : (struct pattern){.taken = n, .lock = 1};
}

/* Some are forgotten on the way; none is taken for another, and numbers do not come back. */
static void it_grows_within_bounds_and_is_never_wrong(void **state) {
    (void)state;
    enum { MANY = 300000 };
    for (u32 field = 0; field < 4; field++) {
        struct patterns patterns = {0};
        u32 known = 0;
        for (u32 i = 0; i < MANY; i++) assert_int_equal(number_of(&patterns, nth(field, i), false), i + 1);
        for (u32 i = MANY; i-- > 0;) {
            struct pattern again = nth(field, i);
            bool knew = patterns_know(&patterns, &again);
            known += knew;
            assert_true(knew ? again.number == i + 1 : again.number > MANY);
        }
        assert_in_range(known, 1000, MANY / 2);
        assert_in_range(patterns_bytes(&patterns), 1 << 20, 4 << 20);
        patterns_free(&patterns);
    }
}

static void what_is_cleared_is_new(void **state) {
    (void)state;
    struct patterns patterns = {0};
    struct pattern p = {.taken = 3, .lock = pattern_lock(4, 5)};
    patterns_clear(&patterns);
    u64 number = number_of(&patterns, p, false);
    patterns_clear(&patterns);
    assert_true(number_of(&patterns, p, false) > number);
    number_of(&patterns, p, true);
    patterns_free(&patterns);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whatever_makes_a_pattern_counts),
        cmocka_unit_test(what_is_cleared_is_new),
        cmocka_unit_test(it_grows_within_bounds_and_is_never_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
