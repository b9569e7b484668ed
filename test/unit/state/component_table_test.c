#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "state/component_table.h"

#include "unit/state/dice.h"

static void equal_bytes_of_a_kind_have_one_id(void **state) {
    (void)state;
    enum { ROUNDS = 40000, LONGEST = 48 };
    struct rng rng = dice_new("component");
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct component_table *table = component_table_new(&budget);
    for (u32 round = 0; round < ROUNDS; round++) {
        u8 bytes[LONGEST] = {0};
        u32 length = rng_next(&rng, LONGEST), kind = rng_next(&rng, COMPONENT_KINDS);
        for (u32 i = 0; i < length; i++) bytes[i] = (u8)rng_next(&rng, i < 4 ? 4 : 2);
        u32 before = component_table_count(table), found_length;
        u32 id = component_table_intern(table, kind, bytes, length);
        assert_true(id >= 1 && id <= before + 1);
        assert_int_equal(component_table_count(table), id > before ? before + 1 : before);
        const u8 *found = component_table_get(table, id, &found_length);
        assert_int_equal(found_length, length);
        assert_int_equal(component_table_kind(table, id), kind);
        assert_memory_equal(found, bytes, length);
    }
    for (u32 id = 1; id <= component_table_count(table); id++) {
        u32 length;
        const u8 *bytes = component_table_get(table, id, &length);
        assert_int_equal(component_table_intern(table, component_table_kind(table, id), bytes, length), id);
    }
    assert_int_equal(component_table_bytes(table), budget.used);
    component_table_free(table);
    assert_int_equal(budget.used, 0);
}

static void kind_and_length_are_part_of_the_identity(void **state) {
    (void)state;
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct component_table *table = component_table_new(&budget);
    u32 nothing = component_table_intern(table, 0, NULL, 0);
    u32 other_nothing = component_table_intern(table, 1, NULL, 0);
    u32 zero = component_table_intern(table, 0, "\0", 1);
    u32 zeros = component_table_intern(table, 0, "\0\0", 2);
    u32 length = 9;
    assert_true(nothing && other_nothing && zero && zeros);
    assert_true(nothing != other_nothing && nothing != zero && zero != zeros);
    assert_int_equal(component_table_intern(table, 0, "", 0), nothing);
    component_table_get(table, nothing, &length);
    assert_int_equal(length, 0);
    component_table_free(table);
}

/* Components of about a block, of several blocks, and so long that the length needs its own word. */
static void long_components_are_like_short_ones(void **state) {
    (void)state;
    const u32 lengths[] = {262136, 262140, 262141, 262144, 3, 1000000, 5, 70000000, 7};
    struct budget budget = {.limit = BUDGET_UNLIMITED};
    struct component_table *table = component_table_new(&budget);
    u8 *bytes = malloc(70000000);
    memset(bytes, 7, 70000000);
    const u8 *first_found = NULL;
    for (u32 i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        bytes[0] = (u8)i;
        assert_int_equal(component_table_intern(table, 5, bytes, lengths[i]), i + 1);
        assert_int_equal(component_table_intern(table, 5, bytes, lengths[i]), i + 1);
        u32 length;
        const u8 *found = component_table_get(table, i + 1, &length);
        assert_int_equal(length, lengths[i]);
        assert_int_equal(component_table_kind(table, i + 1), 5);
        assert_true(!memcmp(found, bytes, length));
        first_found = first_found ? first_found : found;
    }
    u32 length;
    assert_ptr_equal(component_table_get(table, 1, &length), first_found);
    for (u32 i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        const u8 *found = component_table_get(table, i + 1, &length);
        bytes[0] = (u8)i;
        assert_true(length == lengths[i] && !memcmp(found, bytes, length));
    }
    assert_int_equal(component_table_bytes(table), budget.used);
    component_table_free(table);
    free(bytes);
}

static void out_of_memory_is_a_result(void **state) {
    (void)state;
    struct budget budget = {.limit = 2000000};
    struct component_table *table = component_table_new(&budget);
    u32 count = 0;
    u8 *large = calloc(1, 4000000);
    while (component_table_intern(table, 1, &count, sizeof count)) count++;
    assert_int_equal(component_table_intern(table, 1, large, 4000000), 0);
    assert_int_equal(component_table_count(table), count);
    for (u32 i = 0; i < count; i++) assert_int_equal(component_table_intern(table, 1, &i, sizeof i), i + 1);
    assert_true(count > 50000 && budget.used <= budget.limit);
    component_table_free(table);
    assert_int_equal(budget.used, 0);
    budget.limit = 50000;
    assert_null(component_table_new(&budget));
    assert_int_equal(budget.used, 0);
    free(large);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_bytes_of_a_kind_have_one_id),
        cmocka_unit_test(kind_and_length_are_part_of_the_identity),
        cmocka_unit_test(long_components_are_like_short_ones),
        cmocka_unit_test(out_of_memory_is_a_result),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
