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
    assert_null(time_outs_text(arena, &list, true));
    for (u32 i = 0; i < 2; i++) vec_push(&list, ((struct time_out){"await", 5000000, NULL, NULL}));
    vec_push(&list, ((struct time_out){"join", 2000000000, NULL, NULL}));
    assert_string_equal(time_outs_text(arena, &list, true), "after the 5 ms of await and the 2 s of join passed");
    for (u64 i = 1; i < 4; i++) vec_push(&list, ((struct time_out){"poll", i, NULL, NULL}));
    assert_string_equal(time_outs_text(arena, &list, true),
                        "after the 5 ms of await and the 2 s of join and the 1 ns of poll and 2 more passed");
    vec_free(&list);
    arena_free(arena);
}

static void it_says_who_could_run_or_waits(void **state) {
    struct arena *arena = arena_new();
    struct time_outs list = {0};
    (void)state;
    vec_push(&list, ((struct time_out){"get", 5000000000, NULL, "main waits at Main.java:12"}));
    assert_false(time_outs_hurry(&list));
    assert_string_equal(time_outs_text(arena, &list, true),
                        "after the 5 s of get passed while main waits at Main.java:12");
    vec_push(&list, ((struct time_out){"poll", 1000000, "Worker-1", NULL}));
    assert_true(time_outs_hurry(&list));
    assert_string_equal(time_outs_text(arena, &list, true),
                        "needs the 1 ms of poll to pass while Worker-1 can run; "
                        "after the 5 s of get passed while main waits at Main.java:12");
    vec_free(&list);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(lengths_have_the_largest_unit),
                                       cmocka_unit_test(each_is_named_once),
                                       cmocka_unit_test(it_says_who_could_run_or_waits)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
