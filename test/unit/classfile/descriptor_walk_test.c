/* Walking descriptors, good and bad ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "classfile/descriptor_walk.h"

static struct slice text(const char *s) { return (struct slice){(const u8 *)s, strlen(s)}; }

static void expect_types(const char *descriptor, const char *first_characters) {
    struct descriptor_walk walk = descriptor_arguments(text(descriptor));
    for (; *first_characters; first_characters++) assert_int_equal(descriptor_next(&walk, NULL), *first_characters);
    assert_int_equal(descriptor_next(&walk, NULL), 0);
    assert_int_equal(descriptor_next(&walk, NULL), 0);
}

static void good_ones(void **state) {
    (void)state;
    expect_types("()V", "");
    expect_types("(BCDFIJSZ)V", "BCDFIJSZ");
    expect_types("(Ljava/lang/String;[I[[LX;J)[I", "L[[J");
}

static void whole_types(void **state) {
    (void)state;
    struct descriptor_walk walk = descriptor_arguments(text("([[LX;I)V"));
    struct slice type;
    descriptor_next(&walk, &type);
    assert_int_equal(type.length, 5);
    assert_memory_equal(type.at, "[[LX;", 5);
    descriptor_next(&walk, &type);
    assert_int_equal(type.length, 1);
}

static void bad_ones_end_early(void **state) {
    (void)state;
    expect_types("", "");
    expect_types("I", "");
    expect_types("(", "");
    expect_types("(Q)V", "");
    expect_types("(I[", "I");
    expect_types("(ILjava/lang", "I");
    expect_types("(I[)V", "I");
    assert_int_equal(descriptor_result(text("(I")).length, 0);
    assert_int_equal(descriptor_result(text("")).length, 0);
    assert_int_equal(descriptor_result((struct slice){0}).length, 0);
}

static void results_and_slots(void **state) {
    (void)state;
    assert_memory_equal(descriptor_result(text("(I)Ljava/lang/Object;")).at, "Ljava/lang/Object;", 18);
    assert_memory_equal(descriptor_result(text("(La)b;)Lc)d;")).at, "Lc)d;", 5); /* legal class names */
    assert_string_equal(descriptor_close("(La)b;[Le);I)Lc)d;"), ")Lc)d;");
    assert_null(descriptor_close("(La)b"));
    assert_null(descriptor_close("(I"));
    assert_int_equal(descriptor_argument_slots(text("(IJ[DDLX;)V")), 7);
    assert_int_equal(descriptor_slots('V'), 0);
    assert_int_equal(descriptor_slots('D'), 2);
    assert_int_equal(descriptor_slots('['), 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_ones),
        cmocka_unit_test(whole_types),
        cmocka_unit_test(bad_ones_end_early),
        cmocka_unit_test(results_and_slots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
