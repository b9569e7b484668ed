/* Many names in few words. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "report/crowd.h"

static void expect(const char *text, const char *const *names, u32 count) {
    struct arena *arena = arena_new();
    assert_string_equal(crowd_names(arena, names, count), text);
    arena_free(arena);
}

#define EXPECT(text, ...) \
    expect(text, (const char *const[]){__VA_ARGS__}, sizeof(const char *[]){__VA_ARGS__} / sizeof(char *))

static void few_are_all_named(void **state) {
    (void)state;
    EXPECT("main", "main");
    EXPECT("main and t1", "main", "t1");
    EXPECT("t1 and t2", "t1", "t2");
    EXPECT("a, b and c", "a", "b", "c");
}

static void those_that_count_upwards_are_a_range(void **state) {
    (void)state;
    EXPECT("t1 ... t3", "t1", "t2", "t3");
    EXPECT("main, t8 ... t11 and timer", "main", "t8", "t9", "t10", "t11", "timer");
    EXPECT("t1, t2 and t4", "t1", "t2", "t4");
    EXPECT("t3, t2 and t1", "t3", "t2", "t1");
    EXPECT("1 ... 3", "1", "2", "3");
    EXPECT("a1, b2 and c3", "a1", "b2", "c3");
    EXPECT("t, t1 and t2", "t", "t1", "t2");
    EXPECT("t99999999999, t99999999999 and t99999999999", "t99999999999", "t99999999999", "t99999999999");
}

static void of_very_many_some_are_counted(void **state) {
    (void)state;
    EXPECT("a, b, c, d, e, f, g, h and 2 others", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j");
    EXPECT("a, b, c, d, e, f, g and t1 ... t3", "a", "b", "c", "d", "e", "f", "g", "t1", "t2", "t3");
}

static void each_of_them(void **state) {
    (void)state;
    static const char *const names[] = {"t1", "t2", "t3"};
    struct arena *arena = arena_new();
    assert_string_equal(crowd_each(arena, names, 3), "t1 ... t3 (3 threads): each");
    assert_string_equal(crowd_each(arena, names, 1), "t1");
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(few_are_all_named),
        cmocka_unit_test(those_that_count_upwards_are_a_range),
        cmocka_unit_test(of_very_many_some_are_counted),
        cmocka_unit_test(each_of_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
