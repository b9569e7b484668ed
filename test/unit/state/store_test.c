#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "state/store.h"

static void a_component_written_is_the_component_read(void **state) {
    (void)state;
    struct store store;
    u32 length = 0, first = 0, second = 0, again = 0;
    assert_true(store_open(&store, BUDGET_UNLIMITED, 0));
    assert_null(store_get(&store, 3, &length));
    assert_true(store_put(&store, 3, 1, "thinks", 6));
    assert_true(store_put(&store, 4, 2, "free", 4));
    assert_memory_equal(store_get(&store, 3, &length), "thinks", 6);
    assert_int_equal(length, 6);
    assert_int_equal(cursor_commit(store.cursor, &first), INTERNED_NEW);
    assert_true(store_put(&store, 3, 1, "eats", 4));
    assert_true(store_put(&store, 4, 2, "held", 4));
    assert_int_equal(cursor_commit(store.cursor, &second), INTERNED_NEW);
    assert_true(store_put(&store, 4, 2, "free", 4));
    assert_true(store_put(&store, 3, 1, "thinks", 6));
    assert_int_equal(cursor_commit(store.cursor, &again), INTERNED_OLD);
    assert_int_equal(again, first);
    assert_true(cursor_goto(store.cursor, second, NULL, NULL));
    assert_memory_equal(store_get(&store, 4, &length), "held", 4);
    store_close(&store);
}

static void all_parts_share_the_limit(void **state) {
    (void)state;
    struct store store;
    for (u64 limit = 0; limit < 800000; limit += 4096) {
        if (store_open(&store, limit, 1 << 20)) {
            assert_int_equal(store_bytes(&store),
                             component_bytes(store.components) + tree_bytes(store.tree) + cursor_bytes(store.cursor));
            store_close(&store);
        }
        assert_int_equal(store_bytes(&store), 0);
    }
    assert_true(store_open(&store, 3000000, 1 << 20));
    u32 count = 0, number = 0;
    while (store_put(&store, count % 50, 0, &count, sizeof count) &&
           cursor_commit(store.cursor, &number) != INTERNED_FULL)
        count++;
    assert_true(count > 1000);
    assert_true(store_bytes(&store) <= 3000000);
    store_close(&store);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_component_written_is_the_component_read),
        cmocka_unit_test(all_parts_share_the_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
