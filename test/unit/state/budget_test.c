#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "state/budget.h"

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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(requests_are_rounded_and_counted),
        cmocka_unit_test(the_limit_is_never_exceeded),
        cmocka_unit_test(growing_keeps_the_old_bytes_and_zeroes_the_new),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
