#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "state/cursor.h"

#include "unit/state/model.h"

#define LEVELS 400

/* A walk that goes forward and back at random, as a depth-first search does. */
struct random_run {
    struct rng rng;
    struct budget budget;
    struct tree *tree;
    struct cursor *cursor;
    struct model model;
    u64 mark[LEVELS];
    u32 state[LEVELS];
    u32 depth;
    u32 restores;
    u32 undos;
};

static void walk_open(struct random_run *walk, const char *test, u64 trail_bytes) {
    *walk = (struct random_run){.rng = dice_new(test), .budget = {.limit = BUDGET_UNLIMITED}, .model = model_new()};
    walk->tree = tree_new(&walk->budget);
    walk->cursor = cursor_new(walk->tree, &walk->budget, trail_bytes);
    assert_non_null(walk->cursor);
}

static void walk_free(struct random_run *walk) {
    cursor_free(walk->cursor);
    tree_free(walk->tree);
    assert_int_equal(walk->budget.used, 0);
    model_free(&walk->model);
}

static void change_slots(struct random_run *walk, u32 bound) {
    for (u32 changes = rng_next(&walk->rng, 4); changes; changes--) {
        u32 slot = model_slot(&walk->rng, bound), id = rng_next(&walk->rng, 3);
        walk->model.current[slot] = id;
        assert_true(cursor_set(walk->cursor, slot, id));
    }
}

static void commit_both(struct random_run *walk) {
    bool is_new;
    u32 state = 0, expected = model_commit(&walk->model, &is_new);
    assert_int_equal(cursor_commit(walk->cursor, &state), is_new ? INTERNED_NEW : INTERNED_OLD);
    assert_int_equal(state, expected);
    walk->mark[walk->depth] = cursor_mark(walk->cursor);
    walk->state[walk->depth++] = state;
}

static void check_slots(struct random_run *walk) {
    for (u32 slot = 0; slot < MODEL_SLOTS; slot++)
        assert_int_equal(cursor_get(walk->cursor, slot), walk->model.current[slot]);
}

static void apply(void *context, u32 slot, u32 from, u32 to) {
    u32 *vector = context;
    assert_int_equal(vector[slot], from);
    assert_int_not_equal(from, to);
    vector[slot] = to;
}

/* Undo or go to the state at the given level, whatever has been set since. */
static void go_back(struct random_run *walk, u32 level) {
    u32 *stored = walk->model.states[walk->state[level] - 1];
    if (cursor_undo(walk->cursor, walk->mark[level])) {
        walk->undos++;
        memcpy(walk->model.current, stored, sizeof walk->model.current);
    } else {
        walk->restores++;
        assert_true(cursor_goto(walk->cursor, walk->state[level], apply, walk->model.current));
        assert_memory_equal(walk->model.current, stored, sizeof walk->model.current);
        walk->mark[level] = cursor_mark(walk->cursor);
    }
    walk->depth = level + 1;
}

static void wander(struct random_run *walk) {
    u32 state = 0;
    commit_both(walk);
    for (u32 round = 0; round < MODEL_STATES - 10; round++) {
        change_slots(walk, 1 + round * (MODEL_SLOTS - 1) / MODEL_STATES);
        bool forward = walk->depth < LEVELS && rng_next(&walk->rng, 20) != 0;
        if (forward) {
            commit_both(walk);
            continue;
        }
        go_back(walk, rng_next(&walk->rng, walk->depth)); /* with changes that were never committed */
        check_slots(walk);
        assert_int_equal(cursor_commit(walk->cursor, &state), INTERNED_OLD);
        assert_int_equal(state, walk->state[walk->depth - 1]);
    }
}

static void undo_returns_to_the_mark(void **state) {
    (void)state;
    struct random_run walk;
    walk_open(&walk, "cursor undo", 1 << 20);
    wander(&walk);
    assert_true(walk.undos > 100);
    assert_int_equal(walk.restores, 0);
    walk_free(&walk);
}

static void a_short_trail_is_made_up_for_by_goto(void **state) {
    (void)state;
    struct random_run walk;
    walk_open(&walk, "cursor goto", 0);
    wander(&walk);
    assert_true(walk.undos > 10 && walk.restores > 10);
    walk_free(&walk);
}

/* Slots appear, so that the trie gets deeper several times, between a mark and the return to it. */
static void undo_reaches_back_beyond_growth(void **state) {
    (void)state;
    struct random_run walk;
    walk_open(&walk, "cursor growth", 1 << 20);
    commit_both(&walk);
    for (u32 bound = 1; bound <= MODEL_SLOTS; bound += 13) {
        change_slots(&walk, bound);
        walk.model.current[bound - 1] = 2;
        assert_true(cursor_set(walk.cursor, bound - 1, 2));
        commit_both(&walk);
    }
    while (walk.depth > 1) {
        change_slots(&walk, MODEL_SLOTS);
        go_back(&walk, walk.depth - 2);
        check_slots(&walk);
        change_slots(&walk, 7);
        bool is_new;
        u32 number = 0, expected = model_commit(&walk.model, &is_new);
        assert_int_equal(cursor_commit(walk.cursor, &number), is_new ? INTERNED_NEW : INTERNED_OLD);
        assert_int_equal(number, expected);
        go_back(&walk, walk.depth - 1);
    }
    assert_int_equal(walk.restores, 0);
    walk_free(&walk);
}

static void two_cursors_share_a_tree(void **state) {
    (void)state;
    struct random_run walk;
    walk_open(&walk, "cursor pair", 0);
    struct cursor *other = cursor_new(walk.tree, &walk.budget, 0);
    u32 vector[MODEL_SLOTS] = {0}, number = 0;
    wander(&walk);
    for (u32 round = 0; round < 2000; round++) {
        u32 target = rng_next(&walk.rng, walk.model.count) + 1;
        if (rng_next(&walk.rng, 3) == 0) {
            u32 slot = rng_next(&walk.rng, MODEL_SLOTS);
            vector[slot] = 7;
            assert_true(cursor_set(other, slot, 7));
        }
        assert_true(cursor_goto(other, target, apply, vector));
        assert_memory_equal(vector, walk.model.states[target - 1], sizeof vector);
        assert_int_equal(cursor_commit(other, &number), INTERNED_OLD);
        assert_int_equal(number, target);
    }
    cursor_free(other);
    walk_free(&walk);
}

static void goto_makes_older_marks_invalid(void **state) {
    (void)state;
    struct random_run walk;
    walk_open(&walk, "cursor marks", 1 << 16);
    commit_both(&walk);
    for (u32 slot = 0; slot < 3; slot++) {
        walk.model.current[slot] = 1;
        assert_true(cursor_set(walk.cursor, slot, 1));
        commit_both(&walk);
    }
    assert_true(cursor_goto(walk.cursor, walk.state[1], NULL, NULL));
    u64 mark = cursor_mark(walk.cursor);
    for (u32 level = 0; level < 3; level++) assert_false(cursor_undo(walk.cursor, walk.mark[level]));
    assert_true(cursor_set(walk.cursor, 9, 1));
    assert_true(cursor_undo(walk.cursor, mark));
    assert_int_equal(cursor_get(walk.cursor, 9), 0);
    walk_free(&walk);
}

static void set_all(struct cursor *cursor, u32 round) {
    for (u32 slot = 0; slot < 16; slot++) assert_true(cursor_set(cursor, slot, round * 16 + slot + 1));
}

static void out_of_memory_is_a_result_and_can_be_undone(void **state) {
    (void)state;
    struct random_run walk;
    walk_open(&walk, "cursor limit", 1 << 16);
    u32 round = 1, number = 0;
    set_all(walk.cursor, 0);
    assert_int_equal(cursor_commit(walk.cursor, &number), INTERNED_NEW);
    walk.budget.limit = walk.budget.used + 1000000;
    for (;; round++) {
        u64 mark = cursor_mark(walk.cursor);
        set_all(walk.cursor, round);
        enum interned result = cursor_commit(walk.cursor, &number);
        if (result == INTERNED_NEW) continue;
        assert_int_equal(result, INTERNED_FULL);
        assert_true(cursor_undo(walk.cursor, mark));
        break;
    }
    assert_int_equal(tree_states(walk.tree), round);
    assert_int_equal(cursor_commit(walk.cursor, &number), INTERNED_OLD);
    assert_int_equal(number, round);
    set_all(walk.cursor, round);
    assert_int_equal(cursor_commit(walk.cursor, &number), INTERNED_FULL);
    for (u32 target = round; target > 17; target -= 17) {
        assert_true(cursor_goto(walk.cursor, target, NULL, NULL));
        for (u32 slot = 0; slot < 16; slot++)
            assert_int_equal(cursor_get(walk.cursor, slot), (target - 1) * 16 + slot + 1);
        assert_int_equal(cursor_commit(walk.cursor, &number), INTERNED_OLD);
        assert_int_equal(number, target);
    }
    assert_true(walk.budget.used <= walk.budget.limit);
    walk_free(&walk);
}

static void a_slot_too_many_is_refused(void **state) {
    (void)state;
    struct random_run walk;
    walk_open(&walk, "cursor slots", 0);
    u32 slot = 0, number = 0;
    walk.budget.limit = walk.budget.used + 60000;
    while (cursor_set(walk.cursor, slot, 1)) slot++;
    u64 used = walk.budget.used;
    assert_false(cursor_set(walk.cursor, slot, 1));
    assert_int_equal(walk.budget.used, used);
    assert_int_equal(tree_bytes(walk.tree) + cursor_bytes(walk.cursor), used);
    assert_int_equal(cursor_get(walk.cursor, slot), 0);
    walk.budget.limit = BUDGET_UNLIMITED;
    assert_int_equal(cursor_commit(walk.cursor, &number), INTERNED_NEW);
    assert_int_equal(tree_read(walk.tree, number, NULL, 0), slot);
    walk_free(&walk);
}

/* A slot that was changed lies in another row at the commit than at the change. */
static void growing_while_pending(void **state) {
    (void)state;
    struct random_run walk;
    u32 first = 0, second = 0, vector[600];
    walk_open(&walk, __func__, 1 << 20);
    for (u32 slot = 0; slot < 8; slot++) assert_true(cursor_set(walk.cursor, slot, 1));
    assert_int_equal(cursor_commit(walk.cursor, &first), INTERNED_NEW);
    assert_true(cursor_set(walk.cursor, 3, 2));
    for (u32 slot = 8; slot < 600; slot++) assert_true(cursor_set(walk.cursor, slot, 3));
    assert_int_equal(cursor_commit(walk.cursor, &second), INTERNED_NEW);
    tree_read(walk.tree, second, vector, 600);
    for (u32 slot = 0; slot < 600; slot++) assert_int_equal(vector[slot], slot == 3 ? 2 : slot < 8 ? 1 : 3);
    walk_free(&walk);
}

struct followed {
    struct cursor *cursor;
    u32 ids[600];
    u32 visits;
};

static void follow_slot(void *context, u32 slot, u32 from, u32 to) {
    struct followed *followed = context;
    assert_int_equal(followed->ids[slot], from);
    followed->ids[slot] = to;
    followed->visits++;
}

static void expect_followed(const struct followed *followed) {
    for (u32 slot = 0; slot < 600; slot++) assert_int_equal(followed->ids[slot], cursor_get(followed->cursor, slot));
}

/* Whatever way the cursor goes; the second time only what has changed is visited. */
static void a_follower_visits_what_changed(void **state) {
    (void)state;
    struct random_run walk;
    struct cursor_follower follower = {0};
    u32 number;
    walk_open(&walk, __func__, 1 << 20);
    struct followed followed = {.cursor = walk.cursor};
    for (u32 slot = 0; slot < 32; slot++) assert_true(cursor_set(walk.cursor, slot, slot + 10));
    cursor_commit(walk.cursor, &number);
    u64 mark = cursor_mark(walk.cursor);
    cursor_follow(walk.cursor, &follower, follow_slot, &followed);
    assert_int_equal(followed.visits, 32);
    assert_true(cursor_set(walk.cursor, 5, 8));
    cursor_commit(walk.cursor, &number);
    cursor_follow(walk.cursor, &follower, follow_slot, &followed);
    assert_int_equal(followed.visits, 33);
    expect_followed(&followed);
    for (u32 slot = 8; slot < 600; slot++) assert_true(cursor_set(walk.cursor, slot, 3));
    cursor_commit(walk.cursor, &number);
    cursor_follow(walk.cursor, &follower, follow_slot, &followed);
    expect_followed(&followed);
    assert_true(cursor_undo(walk.cursor, mark));
    cursor_follow(walk.cursor, &follower, follow_slot, &followed);
    expect_followed(&followed);
    assert_true(cursor_goto(walk.cursor, number, NULL, NULL));
    cursor_follow(walk.cursor, &follower, follow_slot, &followed);
    expect_followed(&followed);
    cursor_follower_free(&follower);
    walk_free(&walk);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(undo_returns_to_the_mark),
        cmocka_unit_test(a_short_trail_is_made_up_for_by_goto),
        cmocka_unit_test(undo_reaches_back_beyond_growth),
        cmocka_unit_test(two_cursors_share_a_tree),
        cmocka_unit_test(goto_makes_older_marks_invalid),
        cmocka_unit_test(out_of_memory_is_a_result_and_can_be_undone),
        cmocka_unit_test(a_slot_too_many_is_refused),
        cmocka_unit_test(growing_while_pending),
        cmocka_unit_test(a_follower_visits_what_changed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
