#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "state/placement.h"

#include "unit/state/dice.h"

static void every_slot_has_its_own_path(void **state) {
    (void)state;
    enum { SLOTS = 5000 };
    struct rng rng = dice_new("placement");
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct placement placement;
    placement_open(&placement, &budget);
    for (u32 round = 0; round < 3 * SLOTS; round++) {
        u32 slot = rng_next(&rng, SLOTS);
        u32 group = rng_next(&rng, 3) ? rng_next(&rng, 100) : PLACEMENT_ANYWHERE;
        u32 before = placement_find(&placement, slot);
        u32 path = placement_put(&placement, slot, group);
        assert_true(before == PLACEMENT_NONE || before == path);
        assert_int_equal(placement_find(&placement, slot), path);
        assert_int_equal(placement_slot(&placement, path), slot);
        if (before == PLACEMENT_NONE && group != PLACEMENT_ANYWHERE)
            assert_int_equal(path % PLACEMENT_DISTRICTS, group % PLACEMENT_DISTRICTS);
    }
    for (u32 slot = 0; slot < SLOTS; slot++) {
        u32 path = placement_find(&placement, slot);
        assert_true(path == PLACEMENT_NONE || placement_slot(&placement, path) == slot);
    }
    assert_int_equal(placement_bytes(&placement), budget.used);
    placement_close(&placement);
    assert_int_equal(budget.used, 0);
}

static u32 longest_path(struct placement *placement, u32 count, u32 distance) {
    u32 longest = 0;
    for (u32 i = 0; i < count; i++) {
        u32 path = placement_put(placement, i * distance, PLACEMENT_ANYWHERE);
        longest = path > longest ? path : longest;
    }
    return longest;
}

/* Without groups the trie of n slots is at most two levels deeper than it must be. */
static void slots_without_a_group_fill_the_trie_evenly(void **state) {
    (void)state;
    const u32 distances[] = {1, 2, 3, 4, 5, 7, 16, 64, 100, 256, 4096};
    for (u32 i = 0; i < sizeof distances / sizeof *distances; i++) {
        struct budget budget = {.limit = BUDGET_UNLIMITED};
        struct placement placement;
        placement_open(&placement, &budget);
        assert_true(longest_path(&placement, 512, distances[i]) < 4 * 512);
        placement_close(&placement);
    }
}

static void what_cannot_be_placed_is_refused(void **state) {
    (void)state;
    struct budget budget = {.limit = 8192};
    struct placement placement;
    placement_open(&placement, &budget);
    assert_int_equal(placement_put(&placement, PLACEMENT_SLOTS, 0), PLACEMENT_NONE);
    assert_int_equal(placement_put(&placement, UINT32_MAX, PLACEMENT_ANYWHERE), PLACEMENT_NONE);
    assert_int_not_equal(placement_put(&placement, 1023, 0), PLACEMENT_NONE);
    assert_int_equal(placement_put(&placement, 1024, 0), PLACEMENT_NONE);
    assert_int_equal(placement_find(&placement, 1024), PLACEMENT_NONE);
    placement_close(&placement);
    assert_int_equal(budget.used, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_slot_has_its_own_path),
        cmocka_unit_test(slots_without_a_group_fill_the_trie_evenly),
        cmocka_unit_test(what_cannot_be_placed_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
