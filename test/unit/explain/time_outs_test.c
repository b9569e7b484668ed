#include "explain/time_outs.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>

static void lengths_have_the_largest_unit(void **state) {
    struct arena *arena = arena_new();
    (void)state;
    assert_string_equal(time_outs_length(arena, UINT64_C(7) * 86400 * 1000000000), "7 days");
    assert_string_equal(time_outs_length(arena, UINT64_C(3600) * 1000000000), "1 hour");
    assert_string_equal(time_outs_length(arena, UINT64_C(90) * 1000000000), "90 s");
    assert_string_equal(time_outs_length(arena, 1500000000), "1500 ms");
    assert_string_equal(time_outs_length(arena, 1), "1 ns");
    arena_free(arena);
}

static void each_is_named_once(void **state) {
    struct arena *arena = arena_new();
    struct time_outs list = {0};
    (void)state;
    assert_null(time_outs_text(arena, &list));
    for (u32 i = 0; i < 2; i++) vec_push(&list, ((struct time_out){"await", 5000000}));
    vec_push(&list, ((struct time_out){"join", 2000000000}));
    assert_string_equal(time_outs_text(arena, &list), "after the 5 ms of await and the 2 s of join passed");
    for (u64 i = 1; i < 4; i++) vec_push(&list, ((struct time_out){"poll", i}));
    assert_string_equal(time_outs_text(arena, &list),
                        "after the 5 ms of await and the 2 s of join and the 1 ns of poll and 2 more passed");
    vec_free(&list);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(lengths_have_the_largest_unit),
                                       cmocka_unit_test(each_is_named_once)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
