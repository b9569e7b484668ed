#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <string.h>
#include <cmocka.h>

#include "base/arena.h"

static void pieces_are_zeroed_aligned_and_disjoint(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    u8 *pieces[500];
    for (size_t i = 0; i < 500; i++) {
        size_t size = i * 7 % 900;
        pieces[i] = arena_alloc(arena, size);
        assert_int_equal((uintptr_t)pieces[i] % 8, 0);
        for (size_t k = 0; k < size; k++) assert_int_equal(pieces[i][k], 0);
        memset(pieces[i], (int)(i % 251), size);
    }
    for (size_t i = 0; i < 500; i++)
        for (size_t k = 0; k < i * 7 % 900; k++) assert_int_equal(pieces[i][k], i % 251);
    arena_free(arena);
}

static void large_pieces_do_not_waste_the_current_chunk(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    u8 *before = arena_alloc(arena, 16);
    u8 *large = arena_alloc(arena, 10 * 1024 * 1024);
    u8 *after = arena_alloc(arena, 16);
    large[10 * 1024 * 1024 - 1] = 1;
    assert_ptr_equal(after, before + 16);
    arena_free(arena);
}

static void counts_bytes(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    assert_int_equal(arena_bytes(arena), 0);
    arena_alloc(arena, 1);
    arena_alloc(arena, 16);
    assert_int_equal(arena_bytes(arena), 24);
    arena_free(arena);
    arena_free(NULL);
}

static void copies_and_formats(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    assert_memory_equal(arena_copy(arena, "a\0b", 3), "a\0b", 3);
    assert_string_equal(arena_string(arena, "text"), "text");
    assert_string_equal(arena_printf(arena, "%s-%d", "x", 42), "x-42");
    assert_string_equal(arena_printf(arena, "%s", ""), "");
    char *wide = arena_printf(arena, "%2000d", 7);
    assert_int_equal(strlen(wide), 2000);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_are_zeroed_aligned_and_disjoint),
        cmocka_unit_test(large_pieces_do_not_waste_the_current_chunk),
        cmocka_unit_test(counts_bytes),
        cmocka_unit_test(copies_and_formats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
