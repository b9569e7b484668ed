#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <string.h>
#include <cmocka.h>

#include "classfile/descriptor.h"

static struct slice of(const char *text) { return (struct slice){(const u8 *)text, strlen(text)}; }

static void knows_modified_utf8(void **state) {
    (void)state;
    assert_true(utf8_is_legal(of(""), 61));
    assert_true(utf8_is_legal(of("abc\xc3\xa9\xe2\x82\xac"), 61));
    assert_true(utf8_is_legal(of("\xc0\x80"), 61));                 /* the zero character */
    assert_true(utf8_is_legal(of("\xed\xa0\x80\xed\xb0\x80"), 61)); /* two surrogates */
    assert_false(utf8_is_legal((struct slice){(const u8 *)"a\0b", 3}, 61));
    assert_false(utf8_is_legal(of("\x80"), 61));
    assert_false(utf8_is_legal(of("\xf0\x90\x80\x80"), 61));
    assert_false(utf8_is_legal(of("a\xc3"), 61));
    assert_false(utf8_is_legal(of("\xe2\x82"), 61));
    assert_false(utf8_is_legal(of("\xe2\x82z"), 61));
}

static void long_encodings_are_old(void **state) {
    (void)state;
    assert_true(utf8_is_legal(of("\xc1\x81"), 47));
    assert_false(utf8_is_legal(of("\xc1\x81"), 48));
    assert_true(utf8_is_legal(of("\xe0\x80\x81"), 47));
    assert_false(utf8_is_legal(of("\xe0\x80\x81"), 48));
}

static void knows_class_names(void **state) {
    (void)state;
    for (u16 major = 45; major <= 61; major += 4) {
        assert_int_equal(class_name_syntax(of("java/lang/String"), major), SYNTAX_GOOD);
        assert_int_equal(class_name_syntax(of("[[I"), major), SYNTAX_GOOD);
        assert_int_equal(class_name_syntax(of("[Ljava/lang/String;"), major), SYNTAX_GOOD);
        const char *bad[] = {"", "a.b", "a;b", "a//b", "[", "[V", "[java/lang/String", "[I[", "a[b"};
        for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
            assert_int_not_equal(class_name_syntax(of(bad[i]), major), SYNTAX_GOOD);
    }
    assert_int_equal(class_name_syntax(of("a-b/1"), 49), SYNTAX_GOOD);
    assert_int_equal(class_name_syntax(of("a-b"), 48), SYNTAX_BAD);
    assert_int_equal(class_name_syntax(of("1a"), 48), SYNTAX_BAD);
    assert_int_equal(class_name_syntax(of("a/"), 49), SYNTAX_BAD);
    assert_int_equal(class_name_syntax(of("a/"), 48), SYNTAX_GOOD);
    assert_int_equal(class_name_syntax(of("/a"), 49), SYNTAX_BAD);
}

static void knows_member_names(void **state) {
    (void)state;
    assert_true(field_name_is_legal(of("x"), 61));
    assert_true(field_name_is_legal(of("<x>"), 61));
    assert_false(field_name_is_legal(of("<x>"), 48));
    assert_false(field_name_is_legal(of(""), 61));
    assert_false(field_name_is_legal(of(""), 48));
    assert_false(field_name_is_legal(of("a/b"), 61));
    assert_true(method_name_is_legal(of("<init>"), 45));
    assert_true(method_name_is_legal(of("<clinit>"), 61));
    assert_false(method_name_is_legal(of("<other>"), 61));
    assert_false(method_name_is_legal(of("a<b"), 61));
    assert_true(method_name_is_legal(of("lambda$0"), 48));
    assert_true(method_name_is_legal(of("\xc3\xa9t\xc3\xa9"), 48));
    assert_false(method_name_is_legal(of("\xc3\x97"), 48)); /* the multiplication sign */
}

static void knows_field_descriptors(void **state) {
    (void)state;
    assert_int_equal(field_descriptor_syntax(of("Z"), 61), SYNTAX_GOOD);
    assert_int_equal(field_descriptor_syntax(of("[[Ljava/lang/String;"), 61), SYNTAX_GOOD);
    assert_int_equal(field_descriptor_syntax(of("V"), 61), SYNTAX_BAD);
    assert_int_equal(field_descriptor_syntax(of("II"), 61), SYNTAX_BAD);
    assert_int_equal(field_descriptor_syntax(of("La"), 61), SYNTAX_BAD);
    assert_int_equal(field_descriptor_syntax(of("L;"), 61), SYNTAX_BAD_CLASS_NAME);
    assert_int_equal(field_descriptor_syntax(of("L;"), 48), SYNTAX_BAD);
    assert_int_equal(field_descriptor_syntax(of("La.b;"), 61), SYNTAX_BAD_CLASS_NAME);
}

static void arrays_have_at_most_255_dimensions(void **state) {
    (void)state;
    char text[300];
    memset(text, '[', sizeof text);
    text[255] = 'I';
    assert_int_equal(field_descriptor_syntax((struct slice){(u8 *)text, 256}, 61), SYNTAX_GOOD);
    text[255] = '[';
    text[256] = 'I';
    assert_int_equal(field_descriptor_syntax((struct slice){(u8 *)text, 257}, 61), SYNTAX_TOO_DEEP);
}

static enum syntax method_syntax(const char *descriptor, const char *name, u16 major, u32 *slots) {
    return method_descriptor_syntax(of(descriptor), of(name), major, slots);
}

static void knows_method_descriptors(void **state) {
    (void)state;
    u32 slots;
    assert_int_equal(method_syntax("(IJ[DLa/B;D)V", "m", 61, &slots), SYNTAX_GOOD);
    assert_int_equal(slots, 7);
    assert_int_equal(method_syntax("()[I", "m", 61, &slots), SYNTAX_GOOD);
    assert_int_equal(slots, 0);
    const char *bad[] = {"", "I", "(", "()", "(V)V", "(I", "()VV", "(I)", "()[V", "(La)V", "I()V"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal(method_syntax(bad[i], "m", 61, &slots), SYNTAX_BAD);
    assert_int_equal(method_syntax("(L;)V", "m", 61, &slots), SYNTAX_BAD_CLASS_NAME);
}

static void initialisers_return_nothing(void **state) {
    (void)state;
    u32 slots;
    assert_int_equal(method_syntax("(I)V", "<init>", 61, &slots), SYNTAX_GOOD);
    assert_int_equal(method_syntax("()I", "<init>", 61, &slots), SYNTAX_BAD);
    assert_int_equal(method_syntax("(I)V", "<clinit>", 50, &slots), SYNTAX_GOOD);
    assert_int_equal(method_syntax("(I)V", "<clinit>", 51, &slots), SYNTAX_BAD);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(knows_modified_utf8),      cmocka_unit_test(long_encodings_are_old),
        cmocka_unit_test(knows_class_names),        cmocka_unit_test(knows_member_names),
        cmocka_unit_test(knows_field_descriptors),  cmocka_unit_test(arrays_have_at_most_255_dimensions),
        cmocka_unit_test(knows_method_descriptors), cmocka_unit_test(initialisers_return_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
