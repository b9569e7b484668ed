#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "state/decisions.h"

#include "unit/state/dice.h"

enum { PATHS = 24, IDS = 4, DEEPEST = 6 };

/* A function of a state that looks at few places: what it looks at next depends on what it has seen. */
struct oracle {
    u32 paths[DEEPEST];
    u32 count, verdict;
};

static struct oracle consult(const u32 *leaves) {
    struct oracle oracle = {0};
    u32 seen = 7;
    while (oracle.count < DEEPEST && (!oracle.count || seen % 5)) {
        u32 path = seen % PATHS;
        oracle.paths[oracle.count++] = path;
        seen = seen * 31 + leaves[path] * 17 + 1;
    }
    oracle.verdict = seen;
    return oracle;
}

static void draw_state(struct rng *rng, u32 *leaves) {
    for (u32 i = 0; i < PATHS; i++) leaves[i] = rng_next(rng, IDS) << 1;
}

static void swap_some(struct rng *rng, struct oracle *oracle) {
    for (u32 i = 1; i < oracle->count; i++) {
        u32 other = rng_next(rng, i + 1), path = oracle->paths[i];
        oracle->paths[i] = oracle->paths[other];
        oracle->paths[other] = path;
    }
}

/* What is found is always right, whatever order the places are named in, and what was seen before is found. */
static void check_against_oracle(const char *test, bool shuffled) {
    struct rng rng = dice_new(test);
    struct decisions *d = decisions_new();
    u32 first = decisions_trees(d), trees[] = {first, first + 1, decisions_trees(d)}, leaves[PATHS], found_at_once = 0;
    for (u32 round = 0; round < 20000; round++) {
        draw_state(&rng, leaves);
        struct leaves state = {leaves, PATHS};
        struct oracle oracle = consult(leaves);
        u32 tree = rng_next(&rng, 3), verdict = (oracle.verdict + tree) & 0xffff;
        u32 found = decisions_find(d, trees[tree], state);
        if (found != DECISIONS_UNKNOWN) {
            assert_int_equal(found, verdict);
            found_at_once++;
            continue;
        }
        if (shuffled) swap_some(&rng, &oracle);
        decisions_add(d, trees[tree], state, oracle.paths, oracle.count, verdict);
        assert_int_equal(decisions_find(d, trees[tree], state), verdict);
    }
    assert_true(found_at_once > 1000);
    decisions_free(d);
}

static void verdicts_follow_from_what_was_asked(void **state) {
    (void)state;
    check_against_oracle(__func__, false);
}

static void the_order_of_places_does_not_matter(void **state) {
    (void)state;
    check_against_oracle(__func__, true);
}

/* A slot beyond the end of the row is empty. */
static void later_slots_are_empty(void **unused) {
    (void)unused;
    struct decisions *d = decisions_new();
    u32 few[] = {2, 4}, more[] = {2, 4, 0, 6}, tree = decisions_trees(d), paths[] = {0, 3};
    decisions_add(d, tree, (struct leaves){few, 2}, paths, 2, 5);
    assert_int_equal(decisions_find(d, tree, (struct leaves){few, 2}), 5);
    assert_int_equal(decisions_find(d, tree, (struct leaves){more, 4}), DECISIONS_UNKNOWN);
    more[3] = 0;
    assert_int_equal(decisions_find(d, tree, (struct leaves){more, 4}), 5);
    decisions_free(d);
}

/* A verdict stays when slots change that were not asked for. */
static void what_was_asked_is_told(void **unused) {
    (void)unused;
    struct decisions *d = decisions_new();
    u32 ids[] = {2, 4, 6, 8}, tree = decisions_trees(d), paths[] = {1, 3};
    u64 asked = 0;
    decisions_add(d, tree, (struct leaves){ids, 4}, paths, 2, 7);
    assert_int_equal(decisions_find_asking(d, tree, (struct leaves){ids, 4}, &asked), 7);
    assert_int_equal(asked, decisions_bit(1) | decisions_bit(3));
    ids[1] = 10;
    assert_int_equal(decisions_find_asking(d, tree, (struct leaves){ids, 4}, &asked), DECISIONS_UNKNOWN);
    assert_int_equal(asked, decisions_bit(1));
    decisions_free(d);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(verdicts_follow_from_what_was_asked),
        cmocka_unit_test(the_order_of_places_does_not_matter),
        cmocka_unit_test(later_slots_are_empty),
        cmocka_unit_test(what_was_asked_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
