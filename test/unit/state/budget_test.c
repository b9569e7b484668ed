#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "state/budget.h"
#include "state/component_table.h"
#include "state/cursor.h"

static void requests_are_rounded_and_counted(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    u8 *pages = budget_take(&budget, 5000);
    assert_non_null(pages);
    assert_int_equal(budget.used, 8192);
    assert_int_equal(pages[8191], 0);
    budget_return(&budget, pages, 5000);
    assert_int_equal(budget.used, 0);
}

static void the_limit_is_never_exceeded(void **state) {
    (void)state;
    struct budget budget = {.limit = 10000};
    void *first = budget_take(&budget, 8192);
    assert_non_null(first);
    assert_null(budget_take(&budget, 1));
    assert_null(budget_grow(&budget, first, 8192, 8193));
    assert_int_equal(budget.used, 8192);
    assert_null(budget_take(&budget, SIZE_MAX));
    budget_return(&budget, first, 8192);
    assert_null(budget_take(&budget, 10000));
    assert_int_equal(budget.used, 0);
}

static void growing_keeps_the_old_bytes_and_zeroes_the_new(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    u8 *pages = budget_take(&budget, 4096);
    for (u32 i = 0; i < 4096; i++) pages[i] = (u8)i;
    pages = budget_grow(&budget, pages, 4096, 1 << 20);
    assert_non_null(pages);
    for (u32 i = 0; i < 1 << 20; i++) assert_int_equal(pages[i], i < 4096 ? (u8)i : 0);
    assert_int_equal(budget.used, 1 << 20);
    budget_return(&budget, pages, 1 << 20);
    budget_return(&budget, NULL, 4096);
    assert_int_equal(budget.used, 0);
}

struct search_tables {
    struct budget budget;
    struct component_table *components;
    struct tree *tree;
    struct cursor *cursor;
};

static bool open_tables(struct search_tables *tables, u64 limit) {
    *tables = (struct search_tables){.budget = {.limit = limit}};
    tables->components = component_table_new(&tables->budget);
    tables->tree = tree_new(&tables->budget);
    if (tables->components && tables->tree) tables->cursor = cursor_new(tables->tree, &tables->budget, 1 << 20);
    return tables->cursor;
}

static void close_tables(struct search_tables *tables) {
    cursor_free(tables->cursor);
    tree_free(tables->tree);
    component_table_free(tables->components);
    assert_int_equal(tables->budget.used, 0);
}

static bool put(struct search_tables *tables, u32 slot, u32 value) {
    u32 id = component_table_intern(tables->components, 0, &value, sizeof value);
    return id && cursor_set(tables->cursor, slot, id);
}

static void the_tables_of_a_search_share_a_limit(void **state) {
    (void)state;
    struct search_tables tables;
    for (u64 limit = 0; limit < 800000; limit += 4096) {
        if (open_tables(&tables, limit))
            assert_int_equal(tables.budget.used, component_table_bytes(tables.components) + tree_bytes(tables.tree) +
                                                     cursor_bytes(tables.cursor));
        close_tables(&tables);
    }
    assert_true(open_tables(&tables, 3000000));
    u32 count = 0, number = 0;
    while (put(&tables, count % 50, count) && cursor_commit(tables.cursor, &number) != INTERNED_FULL) count++;
    assert_true(count > 1000);
    assert_true(tables.budget.used <= 3000000);
    close_tables(&tables);
}

static void the_tables_of_a_search_find_a_state_again(void **state) {
    (void)state;
    struct search_tables tables;
    u32 first, second, again;
    assert_true(open_tables(&tables, BUDGET_UNLIMITED));
    assert_true(put(&tables, 3, 1) && put(&tables, 4, 2));
    assert_int_equal(cursor_commit(tables.cursor, &first), INTERNED_NEW);
    assert_true(put(&tables, 3, 5) && put(&tables, 4, 6));
    u32 held = cursor_get(tables.cursor, 4);
    assert_int_equal(cursor_commit(tables.cursor, &second), INTERNED_NEW);
    assert_true(put(&tables, 4, 2) && put(&tables, 3, 1));
    assert_int_equal(cursor_commit(tables.cursor, &again), INTERNED_OLD);
    assert_int_equal(again, first);
    assert_true(cursor_goto(tables.cursor, second, NULL, NULL));
    assert_int_equal(cursor_get(tables.cursor, 4), held);
    close_tables(&tables);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(requests_are_rounded_and_counted),
        cmocka_unit_test(the_limit_is_never_exceeded),
        cmocka_unit_test(growing_keeps_the_old_bytes_and_zeroes_the_new),
        cmocka_unit_test(the_tables_of_a_search_share_a_limit),
        cmocka_unit_test(the_tables_of_a_search_find_a_state_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
