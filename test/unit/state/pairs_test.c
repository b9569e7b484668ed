#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "state/pairs.h"

#include "unit/state/dice.h"

static struct pair random_pair(struct rng *rng, u32 round) {
    /* Values get larger as time goes by, so that chunks of every width appear. */
    u32 bits = 1 + round / 4000;
    u32 mask = bits >= 32 ? UINT32_MAX : (1u << bits) - 1;
    u32 left = rng_next(rng, 1u << 30) << 2 | rng_next(rng, 4);
    u32 right = rng_next(rng, 1u << 30) << 2 | rng_next(rng, 4);
    return (struct pair){left & mask, right & mask};
}

static void equal_pairs_have_equal_numbers(void **state) {
    (void)state;
    enum { ROUNDS = 140000 };
    struct rng rng = dice_new("pairs");
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct pairs pairs;
    struct pair *model = calloc(ROUNDS + 1, sizeof *model);
    assert_true(pairs_open(&pairs, &budget, UINT32_MAX));
    for (u32 round = 0; round < ROUNDS; round++) {
        struct pair pair = random_pair(&rng, round);
        u32 before = pairs.count, number = 0;
        enum interned result = pairs_intern(&pairs, pair, &number);
        if (result == INTERNED_NEW) {
            assert_int_equal(number, before + 1);
            model[number] = pair;
        } else {
            assert_int_equal(result, INTERNED_OLD);
            assert_true(number >= 1 && number <= before);
            assert_memory_equal(&model[number], &pair, sizeof pair);
        }
    }
    for (u32 number = 1; number <= pairs.count; number++) {
        struct pair pair = pairs_get(&pairs, number);
        assert_memory_equal(&model[number], &pair, sizeof pair);
        u32 again = 0;
        assert_int_equal(pairs_intern(&pairs, pair, &again), INTERNED_OLD);
        assert_int_equal(again, number); /* so no two numbers stand for one pair */
    }
    assert_int_equal(pairs_bytes(&pairs), budget.used);
    pairs_close(&pairs);
    assert_int_equal(budget.used, 0);
    free(model);
}

static void a_wide_pair_leaves_its_narrow_neighbours_alone(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct pairs pairs;
    u32 number = 0;
    const struct pair corners[] = {{0, 0},
                                   {0xFFFF, 0xFFFF},
                                   {0x10000, 0},
                                   {0, 0xFFFFF},
                                   {0x100000, 1},
                                   {1, 0xFFFFFF},
                                   {0x1000000, 0xFFFFFFF},
                                   {0, 0x10000000},
                                   {UINT32_MAX, 0},
                                   {0, UINT32_MAX},
                                   {UINT32_MAX, UINT32_MAX}};
    assert_true(pairs_open(&pairs, &budget, UINT32_MAX));
    for (u32 i = 0; i < sizeof corners / sizeof *corners; i++) {
        assert_int_equal(pairs_intern(&pairs, corners[i], &number), INTERNED_NEW);
        for (u32 k = 0; k <= i; k++) {
            struct pair pair = pairs_get(&pairs, k + 1);
            assert_memory_equal(&pair, &corners[k], sizeof pair);
        }
    }
    pairs_close(&pairs);
}

/* Among so many pairs some agree in all hash bits that the index keeps; they differ on one side only. */
static void pairs_that_look_alike_in_the_index_are_told_apart(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct pairs pairs;
    u32 number = 0;
    assert_true(pairs_open(&pairs, &budget, UINT32_MAX));
    for (u32 i = 1; i <= 300000; i++)
        assert_int_equal(pairs_intern(&pairs, (struct pair){0, i}, &number), INTERNED_NEW);
    for (u32 i = 1; i <= 300000; i++)
        assert_int_equal(pairs_intern(&pairs, (struct pair){i, 0}, &number), INTERNED_NEW);
    assert_int_equal(number, 600000);
    pairs_close(&pairs);
}

static void the_last_number_is_the_last(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct pairs pairs;
    u32 number = 0;
    assert_true(pairs_open(&pairs, &budget, 2));
    assert_int_equal(pairs_intern(&pairs, (struct pair){1, 2}, &number), INTERNED_NEW);
    assert_int_equal(pairs_intern(&pairs, (struct pair){2, 1}, &number), INTERNED_NEW);
    assert_int_equal(pairs_intern(&pairs, (struct pair){3, 1}, &number), INTERNED_FULL);
    assert_int_equal(pairs_intern(&pairs, (struct pair){1, 2}, &number), INTERNED_OLD);
    assert_int_equal(number, 1);
    pairs_close(&pairs);
}

static void out_of_memory_is_a_result(void **state) {
    (void)state;
    struct budget budget = {.limit = 700000};
    struct pairs pairs;
    u32 number = 0, count = 0;
    assert_true(pairs_open(&pairs, &budget, UINT32_MAX));
    while (pairs_intern(&pairs, (struct pair){count, count * 7}, &number) == INTERNED_NEW) count++;
    assert_int_equal(pairs.count, count);
    assert_true(count > 20000);
    for (u32 i = 0; i < count; i++) {
        assert_int_equal(pairs_intern(&pairs, (struct pair){i, i * 7}, &number), INTERNED_OLD);
        assert_int_equal(number, i + 1);
    }
    assert_true(budget.used <= budget.limit);
    pairs_close(&pairs);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_pairs_have_equal_numbers),
        cmocka_unit_test(a_wide_pair_leaves_its_narrow_neighbours_alone),
        cmocka_unit_test(pairs_that_look_alike_in_the_index_are_told_apart),
        cmocka_unit_test(the_last_number_is_the_last),
        cmocka_unit_test(out_of_memory_is_a_result),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
