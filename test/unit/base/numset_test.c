#include "base/numset.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

static void expect_items(struct numsets *sets, u32 set, const u32 *wanted, u32 count) {
    u32 have;
    const u32 *items = numset_items(sets, set, &have);
    assert_int_equal(have, count);
    for (u32 i = 0; i < count; i++) assert_int_equal(items[i], wanted[i]);
}

static void equal_sets_have_one_number(void **state) {
    (void)state;
    struct numsets *sets = numsets_new();
    u32 a = numset_with(sets, numset_with(sets, 0, 7), 3), b = numset_with(sets, numset_with(sets, 0, 3), 7);
    assert_int_equal(a, b);
    assert_int_equal(numset_with(sets, a, 7), a);
    assert_int_equal(numset_of(sets, (u32[]){7, 3, 7, 3, 3}, 5), a);
    assert_int_not_equal(a, numset_with(sets, 0, 3));
    expect_items(sets, a, (u32[]){3, 7}, 2);
    numsets_free(sets);
}

static void empty_is_nought(void **state) {
    (void)state;
    struct numsets *sets = numsets_new();
    u32 one = numset_with(sets, 0, 5);
    assert_int_equal(numset_without(sets, one, 5), 0);
    assert_int_equal(numset_without(sets, 0, 5), 0);
    assert_int_equal(numset_of(sets, NULL, 0), 0);
    assert_int_equal(numset_common(sets, one, 0), 0);
    assert_int_equal(numset_union(sets, one, 0), one);
    expect_items(sets, 0, NULL, 0);
    numsets_free(sets);
}

/* Sets over 0..11 against bit masks: every operation, many times over, so that remembered answers are replaced. */
static void agrees_with_bits(void **state) {
    (void)state;
    enum { SETS = 4096 };
    struct numsets *sets = numsets_new();
    static u32 number[SETS];
    for (u32 mask = 1; mask < SETS; mask++) {
        u32 low = mask & -mask, bit = (u32)__builtin_ctz(mask);
        number[mask] = numset_with(sets, number[mask ^ low], bit);
    }
    u64 seed = 12345;
    for (u32 i = 0; i < 200000; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        u32 a = (u32)(seed >> 40) % SETS, b = (u32)(seed >> 20) % SETS, bit = (u32)(seed >> 60) % 12;
        assert_int_equal(numset_common(sets, number[a], number[b]), number[a & b]);
        assert_int_equal(numset_union(sets, number[a], number[b]), number[a | b]);
        assert_int_equal(numset_with(sets, number[a], bit), number[a | 1u << bit]);
        assert_int_equal(numset_without(sets, number[a], bit), number[a & ~(1u << bit)]);
    }
    assert_true(numsets_bytes(sets) > SETS);
    numsets_free(sets);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_sets_have_one_number),
        cmocka_unit_test(empty_is_nought),
        cmocka_unit_test(agrees_with_bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
