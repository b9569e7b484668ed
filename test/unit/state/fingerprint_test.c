#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "state/fingerprint.h"

static void put(struct fingerprint *f, u64 key, u32 value) { fingerprint_set(f, key, &value, sizeof value); }

static u32 commit(struct fingerprint *f, enum interned expected) {
    u32 state = 0;
    assert_int_equal(fingerprint_commit(f, &state), expected);
    return state;
}

static void states_are_known_by_their_components(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct fingerprint *f = fingerprint_new(&budget);
    u32 empty = commit(f, INTERNED_NEW);
    put(f, 1, 7);
    put(f, 2, 8);
    u32 both = commit(f, INTERNED_NEW);
    put(f, 1, 8);
    put(f, 2, 7); /* the same contents, exchanged */
    commit(f, INTERNED_NEW);
    put(f, 2, 8);
    put(f, 1, 7);
    assert_int_equal(commit(f, INTERNED_OLD), both);
    fingerprint_set(f, 1, NULL, 0);
    fingerprint_set(f, 2, NULL, 0);
    assert_int_equal(commit(f, INTERNED_OLD), empty);
    fingerprint_free(f);
    assert_int_equal(budget.used, 0);
}

static void marks_lead_back(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct fingerprint *f = fingerprint_new(&budget);
    put(f, 1, 1);
    u32 first = commit(f, INTERNED_NEW);
    u64 mark = fingerprint_mark(f);
    put(f, 1, 2);
    put(f, 1, 3);
    put(f, 9, 3);
    commit(f, INTERNED_NEW);
    fingerprint_undo(f, mark);
    assert_int_equal(commit(f, INTERNED_OLD), first);
    fingerprint_free(f);
}

static void many_states_grow_the_table_until_memory_ends(void **state) {
    (void)state;
    struct budget budget = {.limit = 4 << 20};
    struct fingerprint *f = fingerprint_new(&budget);
    u32 number = 0, i = 0;
    for (; i < 1000000; i++) {
        put(f, 1, i);
        if (fingerprint_commit(f, &number) == INTERNED_FULL) break;
        assert_int_equal(number, i + 1);
    }
    assert_in_range(i, 100000, 500000);
    put(f, 1, 5);
    assert_int_equal(commit(f, INTERNED_OLD), 6);
    fingerprint_free(f);
    assert_int_equal(budget.used, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(states_are_known_by_their_components),
        cmocka_unit_test(marks_lead_back),
        cmocka_unit_test(many_states_grow_the_table_until_memory_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
