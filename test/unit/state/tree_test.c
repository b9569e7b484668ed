#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "state/cursor.h"
#include "state/tree.h"

#include "unit/state/model.h"

struct fixture {
    struct rng rng;
    struct budget budget;
    struct tree *tree;
    struct cursor *cursor;
    struct model model;
};

static struct fixture fixture_new(const char *test) {
    struct fixture fixture = {.rng = dice_new(test), .budget = {.limit = BUDGET_UNLIMITED}, .model = model_new()};
    return fixture;
}

static void open_tree(struct fixture *fixture) {
    fixture->tree = tree_new(&fixture->budget);
    fixture->cursor = cursor_new(fixture->tree, &fixture->budget, 0);
    assert_non_null(fixture->cursor);
}

static void fixture_free(struct fixture *fixture) {
    assert_int_equal(tree_bytes(fixture->tree) + cursor_bytes(fixture->cursor), fixture->budget.used);
    cursor_free(fixture->cursor);
    tree_free(fixture->tree);
    assert_int_equal(fixture->budget.used, 0);
    model_free(&fixture->model);
}

/* Changes some slots below a bound, commits to both stores and compares their answers. */
static void random_step(struct fixture *fixture, u32 bound) {
    for (u32 changes = rng_next(&fixture->rng, 4); changes; changes--) {
        u32 slot = model_slot(&fixture->rng, bound), id = rng_next(&fixture->rng, 3);
        fixture->model.current[slot] = id;
        if (rng_next(&fixture->rng, 3) == 0) tree_place(fixture->tree, slot, rng_next(&fixture->rng, 5));
        assert_true(cursor_set(fixture->cursor, slot, id));
        assert_int_equal(cursor_get(fixture->cursor, slot), id);
    }
    bool is_new;
    u32 state = 0, expected = model_commit(&fixture->model, &is_new);
    assert_int_equal(cursor_commit(fixture->cursor, &state), is_new ? INTERNED_NEW : INTERNED_OLD);
    assert_int_equal(state, expected);
}

/* The number of slots in use grows from one to all of them while states are stored. */
static void fill(struct fixture *fixture) {
    for (u32 round = 0; round < MODEL_STATES; round++)
        random_step(fixture, 1 + round * (MODEL_SLOTS - 1) / MODEL_STATES);
    assert_int_equal(tree_states(fixture->tree), fixture->model.count);
    assert_true(fixture->model.count > MODEL_STATES / 10 && fixture->model.count < MODEL_STATES);
}

static void a_state_is_new_iff_its_vector_is(void **state) {
    (void)state;
    struct fixture fixture = fixture_new("tree");
    open_tree(&fixture);
    fill(&fixture);
    fixture_free(&fixture);
}

static void states_can_be_read_back(void **state) {
    (void)state;
    struct fixture fixture = fixture_new("tree read");
    open_tree(&fixture);
    fill(&fixture);
    for (u32 i = 0; i < fixture.model.count; i++) {
        u32 vector[MODEL_SLOTS], part[5] = {9, 9, 9, 9, 9}, needed = 0;
        for (u32 slot = 0; slot < MODEL_SLOTS; slot++) needed = fixture.model.states[i][slot] ? slot + 1 : needed;
        assert_int_equal(tree_read(fixture.tree, i + 1, vector, MODEL_SLOTS), needed);
        assert_memory_equal(vector, fixture.model.states[i], sizeof vector);
        assert_int_equal(tree_read(fixture.tree, i + 1, part, 4), needed);
        assert_memory_equal(part, fixture.model.states[i], 4 * sizeof *part);
        assert_int_equal(part[4], 9);
        assert_int_equal(tree_read(fixture.tree, i + 1, NULL, 0), needed);
    }
    fixture_free(&fixture);
}

static void apply(void *context, u32 slot, u32 from, u32 to) {
    u32 *vector = context;
    assert_int_equal(vector[slot], from);
    assert_int_not_equal(from, to);
    vector[slot] = to;
}

static void a_difference_turns_one_state_into_the_other(void **state) {
    (void)state;
    struct fixture fixture = fixture_new("tree diff");
    open_tree(&fixture);
    fill(&fixture);
    for (u32 round = 0; round < 5000; round++) {
        u32 from = rng_next(&fixture.rng, fixture.model.count), to = rng_next(&fixture.rng, fixture.model.count);
        u32 vector[MODEL_SLOTS];
        memcpy(vector, fixture.model.states[from], sizeof vector);
        tree_diff(fixture.tree, from + 1, to + 1, apply, vector);
        assert_memory_equal(vector, fixture.model.states[to], sizeof vector);
    }
    fixture_free(&fixture);
}

/* The same vectors, in a tree whose slots were all in use from the start, cost and count the same. */
static void growth_leaves_no_trace(void **state) {
    (void)state;
    struct fixture grown = fixture_new("tree growth"), ready = {.budget = {.limit = BUDGET_UNLIMITED}};
    open_tree(&grown);
    open_tree(&ready);
    for (u32 slot = 0; slot < MODEL_SLOTS; slot++) {
        tree_place(grown.tree, slot, slot / 4);
        tree_place(ready.tree, slot, slot / 4);
        assert_true(cursor_set(ready.cursor, slot, 1));
    }
    for (u32 slot = 0; slot < MODEL_SLOTS; slot++) assert_true(cursor_set(ready.cursor, slot, 0));
    for (u32 round = 0; round < 3000; round++) {
        u32 slot = rng_next(&grown.rng, 1 + round / 10), id = rng_next(&grown.rng, 3), a = 0, b = 0;
        assert_true(cursor_set(grown.cursor, slot, id) && cursor_set(ready.cursor, slot, id));
        assert_int_equal(cursor_commit(grown.cursor, &a), cursor_commit(ready.cursor, &b));
        assert_int_equal(a, b);
        assert_int_equal(tree_nodes(grown.tree), tree_nodes(ready.tree));
    }
    fixture_free(&grown);
    fixture_free(&ready);
}

static void many_empty_slots_cost_nothing(void **state) {
    (void)state;
    struct fixture fixture = fixture_new("tree sparse");
    open_tree(&fixture);
    u32 number = 0;
    assert_int_equal(cursor_commit(fixture.cursor, &number), INTERNED_NEW);
    assert_int_equal(number, 1);
    assert_true(cursor_set(fixture.cursor, 100000, 5));
    assert_int_equal(cursor_commit(fixture.cursor, &number), INTERNED_NEW);
    assert_true(cursor_set(fixture.cursor, 100000, 0));
    assert_int_equal(cursor_commit(fixture.cursor, &number), INTERNED_OLD);
    assert_int_equal(number, 1);
    assert_true(tree_nodes(fixture.tree) < 5);
    assert_false(cursor_set(fixture.cursor, TREE_SLOTS, 1));
    fixture_free(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_state_is_new_iff_its_vector_is),
        cmocka_unit_test(states_can_be_read_back),
        cmocka_unit_test(a_difference_turns_one_state_into_the_other),
        cmocka_unit_test(growth_leaves_no_trace),
        cmocka_unit_test(many_empty_slots_cost_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
