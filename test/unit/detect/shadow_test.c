#include "detect/shadow.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <cmocka.h>

#include "base/map.h"

static u64 roll(u64 *seed) {
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return *seed >> 33;
}

/* Cells keep what was put in, whatever else is put in, against a map. */
static void keeps_what_was_put_in(void **state) {
    (void)state;
    for (u64 run = 1; run <= 40; run++) {
        u64 seed = run * 7919, key, value;
        struct shadow shadow;
        struct map *wanted = map_new();
        shadow_init(&shadow, 16, NULL, NULL);
        static const u32 reach[] = {5, 40, 1100, 70000, 3000000};
        for (u32 i = 0; i < 4000; i++) {
            u32 object = (u32)roll(&seed) % 5, slot = (u32)roll(&seed) % reach[object];
            if (run % 2) slot &= ~3u;
            u64 *cell = shadow_cell(&shadow, object, slot);
            value = 0;
            map_get(wanted, (u64)object << 32 | slot, &value);
            if (*cell != value) print_message("seed %u, object %u, slot %u\n", (u32)run, object, slot);
            assert_int_equal(*cell, value);
            *cell = roll(&seed) + 1;
            map_put(wanted, (u64)object << 32 | slot, *cell);
        }
        for (size_t at = 0; map_next(wanted, &at, &key, &value);)
            assert_int_equal(*(u64 *)shadow_cell(&shadow, (u32)(key >> 32), (u32)key), value);
        map_free(wanted);
        shadow_free(&shadow);
    }
}

static void count_full_ones(void *context, void *cell) { *(u32 *)context += *(u64 *)cell != 0; }

static void what_is_forgotten_is_told_and_zero_again(void **state) {
    (void)state;
    struct shadow shadow;
    u32 told = 0;
    shadow_init(&shadow, 8, count_full_ones, &told);
    *(u64 *)shadow_cell(&shadow, 1, 0) = 1;
    u64 before = shadow_bytes(&shadow);
    for (u32 i = 0; i < 5000; i++) *(u64 *)shadow_cell(&shadow, 7, i) = 1;
    assert_true(shadow_bytes(&shadow) >= before + 5000 * 8);
    shadow_forget(&shadow, 7);
    assert_int_equal(told, 5000);
    assert_int_equal(shadow_bytes(&shadow), before);
    assert_int_equal(*(u64 *)shadow_cell(&shadow, 7, 4999), 0);
    assert_int_equal(*(u64 *)shadow_cell(&shadow, 1, 0), 1);
    shadow_forget(&shadow, 1000000);
    shadow_free(&shadow);
    assert_int_equal(told, 5001);
}

static void a_far_element_costs_a_chunk(void **state) {
    (void)state;
    struct shadow shadow;
    shadow_init(&shadow, 16, NULL, NULL);
    *(u64 *)shadow_cell(&shadow, 1, 1) = 0;
    u64 before = shadow_bytes(&shadow);
    *(u64 *)shadow_cell(&shadow, 1, 10000000) = 1;
    assert_true(shadow_bytes(&shadow) - before < 1 << 20);
    shadow_free(&shadow);
}

static void fields_take_no_room_between_them(void **state) {
    (void)state;
    struct shadow shadow;
    shadow_init(&shadow, 16, NULL, NULL);
    shadow_cell(&shadow, 1, 0);
    u64 before = shadow_bytes(&shadow);
    for (u32 i = 0; i < 64; i += 4) shadow_cell(&shadow, 2, i);
    assert_int_equal(shadow_bytes(&shadow) - before, 16 * 16);
    shadow_free(&shadow);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_what_was_put_in),
        cmocka_unit_test(what_is_forgotten_is_told_and_zero_again),
        cmocka_unit_test(a_far_element_costs_a_chunk),
        cmocka_unit_test(fields_take_no_room_between_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
