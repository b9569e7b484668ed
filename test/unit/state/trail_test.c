#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "state/trail.h"

static void entries_come_back_in_reverse(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct trail trail;
    assert_true(trail_open(&trail, &budget, 1 << 20));
    for (u32 i = 0; i < 100000; i++) trail_push(&trail, i, i * 3);
    assert_int_equal(trail.tail, 0);
    for (u32 i = 100000; i-- > 0;) {
        struct trail_entry entry = trail_pop(&trail);
        assert_int_equal(entry.cell, i);
        assert_int_equal(entry.value, i * 3);
    }
    assert_int_equal(trail.head, 0);
    assert_int_equal(trail_bytes(&trail), budget.used);
    trail_close(&trail);
    assert_int_equal(budget.used, 0);
}

static void a_full_trail_forgets_the_oldest(void **state) {
    (void)state;
    struct budget budget = {.limit = 3 * 8192};
    struct trail trail;
    assert_true(trail_open(&trail, &budget, 8192)); /* 1024 entries */
    for (u32 i = 0; i < 5000; i++) trail_push(&trail, i, i);
    assert_int_equal(trail.head, 5000);
    assert_int_equal(trail.tail, 5000 - 1024);
    for (u32 i = 5000; i-- > 5000 - 1024;) assert_int_equal(trail_pop(&trail).cell, i);
    assert_int_equal(trail.head, trail.tail);
    trail_close(&trail);
}

static void without_memory_it_forgets_too(void **state) {
    (void)state;
    struct budget budget = {.limit = 4096};
    struct trail trail;
    assert_true(trail_open(&trail, &budget, 1 << 20));
    for (u32 i = 0; i < 5000; i++) trail_push(&trail, i, i);
    assert_int_equal(trail.head - trail.tail, 512);
    trail_forget(&trail);
    assert_int_equal(trail.head, 5000);
    assert_int_equal(trail.tail, 5000);
    trail_close(&trail);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(entries_come_back_in_reverse),
        cmocka_unit_test(a_full_trail_forgets_the_oldest),
        cmocka_unit_test(without_memory_it_forgets_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
