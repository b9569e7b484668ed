#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "state/component_table.h"
#include "state/cursor.h"
#include "state/shards.h"
#include "state/tree.h"

enum { THINGS = 60000, THREADS = 4 };

struct user {
    struct shards *shards;
    u32 stride;
    u32 *roots, *nodes, *components; /* by thing */
    u32 news;
};

static struct pair pair_of(u32 thing) { return (struct pair){thing * 7 % 1000, thing}; }

static void *use(void *context) {
    struct user *user = context;
    for (u32 i = 0; i < THINGS; i++) {
        u32 thing = (u32)((u64)i * user->stride % THINGS);
        char text[32];
        size_t length = (size_t)snprintf(text, sizeof text, "component %u", thing);
        user->news += shards_root(user->shards, pair_of(thing), &user->roots[thing]) == INTERNED_NEW;
        shards_node(user->shards, pair_of(thing), &user->nodes[thing]);
        user->components[thing] = shards_component(user->shards, thing % 5, text, (u32)length);
    }
    return NULL;
}

static void check_numbers(struct user *users) {
    size_t bytes = THINGS * sizeof(u32);
    for (u32 i = 1; i < THREADS; i++) {
        assert_memory_equal(users[i].roots, users[0].roots, bytes);
        assert_memory_equal(users[i].nodes, users[0].nodes, bytes);
        assert_memory_equal(users[i].components, users[0].components, bytes);
    }
    for (u32 thing = 0; thing < THINGS; thing++) {
        struct pair wanted = pair_of(thing), root = shards_root_at(users->shards, users->roots[thing]);
        struct pair node = shards_node_at(users->shards, users->nodes[thing]);
        assert_memory_equal(&root, &wanted, sizeof wanted);
        assert_memory_equal(&node, &wanted, sizeof wanted);
        assert_in_range(users->components[thing], 1, COMPONENT_ID_MAX);
    }
}

static void one_thread_is_told_that_a_thing_is_new(void **state) {
    (void)state;
    static const u32 strides[THREADS] = {1, 7, 11, 59999};
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct shards *shards = shards_new(&budget);
    struct user users[THREADS] = {0};
    pthread_t threads[THREADS];
    u32 news = 0;
    assert_non_null(shards);
    for (u32 i = 0; i < THREADS; i++) {
        u32 *tables = calloc(3 * THINGS, sizeof *tables);
        users[i] = (struct user){shards, strides[i], tables, tables + THINGS, tables + 2 * THINGS, 0};
        assert_int_equal(pthread_create(&threads[i], NULL, use, &users[i]), 0);
    }
    for (u32 i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        news += users[i].news;
    }
    assert_int_equal(news, THINGS);
    assert_int_equal(shards_states(shards), THINGS);
    check_numbers(users);
    for (u32 i = 0; i < THREADS; i++) free(users[i].roots);
    shards_free(shards);
    assert_int_equal(budget.used, 0);
}

static void kinds_and_contents_differ(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct shards *shards = shards_new(&budget);
    u32 first = shards_component(shards, 1, "abc", 3);
    assert_int_equal(shards_component(shards, 1, "abc", 3), first);
    assert_int_not_equal(shards_component(shards, 2, "abc", 3), first);
    assert_int_not_equal(shards_component(shards, 1, "abd", 3), first);
    assert_int_not_equal(shards_component(shards, 1, NULL, 0), 0);
    shards_free(shards);
}

static void no_memory_is_no_crash(void **state) {
    (void)state;
    struct budget tiny = {.limit = 100000};
    assert_null(shards_new(&tiny));
    assert_int_equal(tiny.used, 0);
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct shards *shards = shards_new(&budget);
    budget.limit = budget.used + 2000000;
    enum interned result = INTERNED_NEW;
    u32 number = 0, i = 0;
    for (; i < 10000000 && result == INTERNED_NEW; i++) result = shards_root(shards, (struct pair){i, i}, &number);
    assert_int_equal(result, INTERNED_FULL);
    assert_int_equal(shards_root(shards, (struct pair){0, 0}, &number), INTERNED_OLD);
    assert_true(budget.used <= budget.limit);
    shards_free(shards);
    assert_int_equal(budget.used, 0);
}

/* Two trees over the same tables, which place the same slots in the same order. */
static void cursors_of_several_trees_agree(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct shards *shards = shards_new(&budget);
    struct tree *trees[2];
    struct cursor *cursors[2];
    u32 numbers[2];
    for (u32 i = 0; i < 2; i++) {
        trees[i] = tree_new_shared(&budget, shards);
        cursors[i] = cursor_new(trees[i], &budget, 1 << 20);
        for (u32 slot = 0; slot < 300; slot++) tree_place(trees[i], slot, slot % 3 ? slot % 7 : TREE_ANYWHERE);
    }
    for (u32 round = 1; round < 2000; round++) {
        u32 slot = round * 37 % 300, id = round % 11;
        assert_true(cursor_set(cursors[0], slot, id) && cursor_set(cursors[1], slot, id));
        enum interned first = cursor_commit(cursors[round % 2], &numbers[0]);
        enum interned second = cursor_commit(cursors[1 - round % 2], &numbers[1]);
        assert_int_not_equal(first, INTERNED_FULL);
        assert_int_equal(second, INTERNED_OLD);
        assert_int_equal(numbers[0], numbers[1]);
        if (round % 100 == 0) assert_true(cursor_goto(cursors[0], numbers[1], NULL, NULL));
    }
    for (u32 i = 0; i < 2; i++) {
        cursor_free(cursors[i]);
        tree_free(trees[i]);
    }
    shards_free(shards);
    assert_int_equal(budget.used, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_thread_is_told_that_a_thing_is_new),
        cmocka_unit_test(kinds_and_contents_differ),
        cmocka_unit_test(no_memory_is_no_crash),
        cmocka_unit_test(cursors_of_several_trees_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
