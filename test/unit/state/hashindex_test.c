#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "state/hashindex.h"

/* The things indexed here are the numbers themselves. */
static u64 hash_of_number(const void *table, u32 number) {
    (void)table;
    return hash_mix(number);
}

/* All in one segment, and few different hashes: the worst case of probing. */
static u64 poor_hash_of_number(const void *table, u32 number) {
    (void)table;
    return hash_mix(number % 3) >> 8;
}

static void prefetch_nothing(const void *table, u32 number) {
    (void)table;
    (void)number;
}

static const struct hashowner numbers = {hash_of_number, prefetch_nothing};
static const struct hashowner poor_numbers = {poor_hash_of_number, prefetch_nothing};

static bool finds(const struct hashindex *index, u32 number) {
    struct hashprobe probe = hashindex_probe(index, index->owner->hash(NULL, number));
    for (u32 found; (found = hashprobe_next(&probe)) != 0;) {
        if (found == number) return true;
    }
    return false;
}

static void what_was_added_is_found_and_nothing_else(void **state) {
    (void)state;
    enum { COUNT = 300000 }; /* beyond 1 << 18: numbers take bits from the hashes three times */
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct hashindex index;
    assert_true(hashindex_open(&index, &budget, &numbers, NULL));
    for (u32 number = 1; number <= COUNT; number++) {
        assert_false(finds(&index, number));
        assert_true(hashindex_add(&index, hash_mix(number), number));
        assert_true(finds(&index, number));
    }
    for (u32 number = 1; number <= COUNT; number++) assert_true(finds(&index, number));
    assert_true(index.number_bits == 19);
    assert_int_equal(hashindex_bytes(&index), budget.used);
    hashindex_close(&index);
    assert_int_equal(budget.used, 0);
}

static void slack_stays_below_a_third_of_the_whole(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct hashindex index;
    assert_true(hashindex_open(&index, &budget, &numbers, NULL));
    for (u32 number = 1; number <= 1000000; number++) {
        assert_true(hashindex_add(&index, hash_mix(number), number));
        if (number >= 500000 && number % 1000 == 0) assert_true((double)hashindex_bytes(&index) / number < 4 * 1.5);
    }
    hashindex_close(&index);
}

static void bad_hashes_only_cost_time(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct hashindex index;
    assert_true(hashindex_open(&index, &budget, &poor_numbers, NULL));
    for (u32 number = 1; number <= 3000; number++)
        assert_true(hashindex_add(&index, poor_hash_of_number(NULL, number), number));
    for (u32 number = 1; number <= 3000; number++) assert_true(finds(&index, number));
    assert_false(finds(&index, 3001));
    hashindex_close(&index);
}

static void out_of_memory_is_a_result(void **state) {
    (void)state;
    struct budget budget = {.limit = 100000};
    struct hashindex index;
    assert_false(hashindex_open(&index, &budget, &numbers, NULL));
    assert_int_equal(budget.used, 0);
    budget.limit = 300000;
    assert_true(hashindex_open(&index, &budget, &numbers, NULL));
    u32 number = 1;
    while (hashindex_add(&index, hash_mix(number), number)) number++;
    assert_true(number > 50000 && number < 75000);
    assert_false(finds(&index, number));
    while (--number) assert_true(finds(&index, number));
    hashindex_close(&index);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_added_is_found_and_nothing_else),
        cmocka_unit_test(slack_stays_below_a_third_of_the_whole),
        cmocka_unit_test(bad_hashes_only_cost_time),
        cmocka_unit_test(out_of_memory_is_a_result),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
