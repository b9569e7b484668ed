/* Descriptors fall apart into their types; malformed ones are refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "program/signature.h"

static void types_come_apart(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    struct signature signature;
    struct diag diag = {0};
    assert_int_equal(signature_parse(arena, "(I[JLjava/lang/String;[[LA;D)[LB;", &signature, &diag), 0);
    assert_int_equal(signature.count, 5);
    assert_int_equal(signature.slots, 6);
    assert_string_equal(signature.parameters[1], "[J");
    assert_string_equal(signature.parameters[2], "Ljava/lang/String;");
    assert_string_equal(signature.parameters[3], "[[LA;");
    assert_string_equal(signature.result, "[LB;");
    struct signature longer = signature_with_receiver(arena, &signature, "LR;");
    assert_int_equal(longer.count, 6);
    assert_int_equal(longer.slots, 7);
    assert_string_equal(longer.parameters[0], "LR;");
    assert_string_equal(longer.parameters[5], "D");
    assert_int_equal(signature.count, 5);
    arena_free(arena);
}

static void malformed_descriptors_are_refused(void **state) {
    (void)state;
    static const char *const wrong[] = {"",    "(",    "()", "I",     "()VV", "(V)V", "(L;)V", "(LA)V", "([)V",
                                        "()[", "()[V", "(I", "(I))V", "()L",  "()Q",  "(((",   "V()",   ")V"};
    struct arena *arena = arena_new();
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct signature signature;
        struct diag diag = {0};
        assert_int_equal(signature_parse(arena, wrong[i], &signature, &diag), -1);
        assert_string_not_equal(diag.text, "");
    }
    arena_free(arena);
}

/* 255 slots are the limit, and so are 255 dimensions. */
static void limits_hold(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    char text[600];
    for (u32 count = 127; count <= 128; count++) {
        struct signature signature;
        struct diag diag = {0};
        text[0] = '(';
        memset(text + 1, 'J', count);
        strcpy(text + 1 + count, "I)V");
        assert_int_equal(signature_parse(arena, text, &signature, &diag), count == 127 ? 0 : -1);
    }
    for (u32 count = 255; count <= 256; count++) {
        memset(text, '[', count);
        strcpy(text + count, "I");
        assert_int_equal(type_is_valid(text), count == 255);
    }
    arena_free(arena);
}

static void class_names_and_types_convert(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    assert_string_equal(type_class_name(arena, "Lp/C;"), "p/C");
    assert_string_equal(type_class_name(arena, "[Lp/C;"), "[Lp/C;");
    assert_string_equal(type_of_class(arena, "p/C"), "Lp/C;");
    assert_string_equal(type_of_class(arena, "[I"), "[I");
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(types_come_apart),
        cmocka_unit_test(malformed_descriptors_are_refused),
        cmocka_unit_test(limits_hold),
        cmocka_unit_test(class_names_and_types_convert),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
