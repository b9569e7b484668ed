/* What HotSpot 17 says about methods and their code, word for word. */
#include "unit/classfile/expect.h"

static void one_method(struct class_bytes *c, u16 access, const char *name, const char *descriptor, u16 attributes) {
    head(c, 0x20);
    u2(c, 0);
    u2(c, 1);
    member(c, access, name, descriptor, attributes);
}

static void done(struct class_bytes *c) { u2(c, 0); }

static void heads(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), one_method(c, 0x0408, "m", "()V", 0), done(c);
    expect_format(c, "Method m in class Foo has illegal modifiers: 0x408");
    start(c, 61), one_method(c, 0, "<clinit>", "()V", 0), done(c);
    expect_format(c, "Method <clinit> is not static in class file Foo");
    start(c, 61), one_method(c, 0, "<init>", "()I", 0), done(c);
    expect_format(c, "Method \"<init>\" in class Foo has illegal signature \"()I\"");
    start(c, 61), head(c, 0x20), u2(c, 0), u2(c, 1), u2(c, 0), u2(c, 99), u2(c, 1), u2(c, 0), done(c);
    expect_format(c, "Illegal constant pool index 99 for method name in class file Foo");
    start(c, 61), head(c, 0x20), u2(c, 0), u2(c, 1), u2(c, 0), u2(c, 1), u2(c, 99), u2(c, 0), done(c);
    expect_format(c, "Illegal constant pool index 99 for method signature in class file Foo");
    start(c, 61), head(c, 0x600), u2(c, 0), u2(c, 1), member(c, 1, "<init>", "()V", 0), done(c);
    expect_format(c, "Interface cannot have a method named <init>, class file Foo");
}

static void argument_slots(void **state) {
    struct class_bytes *c = *state;
    char descriptor[300] = "(";
    memset(descriptor + 1, 'J', 127);
    strcpy(descriptor + 128, "I)V");
    start(c, 61), one_method(c, 0x0108, "m", descriptor, 0), done(c);
    expect_good(c);
    start(c, 61), one_method(c, 0x0100, "m", descriptor, 0), done(c);
    expect_format(c, "Too many arguments in method signature in class file Foo");
    start(c, 61), one_method(c, 8, "m", "(J)V", 1), code(c, 1, 0, 0), done(c);
    expect_format(c, "Arguments can't fit into locals in class file Foo");
}

static void duplicates(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), head(c, 0x20), u2(c, 0), u2(c, 2);
    member(c, 0x100, "m", "()La/B;", 0), member(c, 0x101, "m", "()La/B;", 0), done(c);
    expect_format(c, "Duplicate method name \"m\" with signature \"()La.B;\" in class file Foo");
}

static void overloads_are_no_duplicates(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), head(c, 0x20), u2(c, 2), member(c, 0, "f", "I", 0), member(c, 0, "f", "J", 0), u2(c, 4);
    member(c, 0x100, "m", "()V", 0), member(c, 0x100, "m", "()I", 0), member(c, 0x100, "n", "()V", 0);
    member(c, 0x100, "n", "(I)V", 0), done(c);
    expect_good(c);
}

static void good_attributes(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), one_method(c, 0x108, "m", "(I)V", 3);
    attribute(c, "MethodParameters", 5), put(&c->body, 1, 1), u2(c, 0), u2(c, 0);
    attribute(c, "Exceptions", 6), u2(c, 2), u2(c, FOO), u2(c, OBJECT);
    attribute_of(c, "Signature", 1), done(c);
    expect_good(c);
}

static void presence_of_code(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), one_method(c, 8, "m", "()V", 0), done(c);
    expect_format(c, "Absent Code attribute in method that is not native or abstract in class file Foo");
    start(c, 61), one_method(c, 0x108, "m", "()V", 1), code(c, 0, 0, 0), done(c);
    expect_format(c, "Code attribute in native or abstract methods in class file Foo");
    start(c, 61), one_method(c, 8, "m", "()V", 2), code(c, 0, 0, 0), code(c, 0, 0, 0), done(c);
    expect_format(c, "Multiple Code attributes in class file Foo");
}

static void attributes(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), one_method(c, 0x108, "m", "()V", 1), attribute(c, "Exceptions", 4), u2(c, 1), u2(c, 1), done(c);
    expect_format(c, "Exception name has bad type at constant pool 1 in class file Foo");
    start(c, 61), one_method(c, 0x108, "m", "()V", 1), attribute(c, "Exceptions", 6), u2(c, 1), u2(c, FOO), u2(c, 0);
    done(c);
    expect_format(c, "Exceptions attribute has wrong length in class file Foo");
    start(c, 61), one_method(c, 0x108, "m", "()V", 1), attribute(c, "MethodParameters", 3), put(&c->body, 0, 3),
        done(c);
    expect_format(c, "Invalid MethodParameters method attribute length 3 in class file");
    start(c, 61), one_method(c, 0x108, "m", "()V", 1), attribute(c, "Signature", 3), put(&c->body, 0, 3), done(c);
    expect_format(c, "Invalid Signature attribute length 3 in class file Foo");
    start(c, 61), one_method(c, 0x108, "m", "()V", 1), attribute_of(c, "Signature", FOO), done(c);
    expect_format(c, "Invalid Signature attribute at constant pool index 2 in class file Foo");
    start(c, 61), one_method(c, 0x108, "m", "()V", 2), attribute(c, "AnnotationDefault", 0);
    attribute(c, "AnnotationDefault", 0), done(c);
    expect_format(c, "Multiple AnnotationDefault attributes for method in class file Foo");
    start(c, 61), one_method(c, 0x108, "m", "()V", 1), u2(c, FOO), u4(c, 0), done(c);
    expect_format(c, "Invalid method attribute name index 2 in class file Foo");
}

/* Code with one instruction, one handler and no attributes. */
static void code_with_handler(struct class_bytes *c, u16 from, u16 to, u16 target, u16 type) {
    start(c, 61), one_method(c, 8, "m", "()V", 1);
    attribute(c, "Code", 21), u2(c, 1), u2(c, 0), u4(c, 1), put(&c->body, 0xb1, 1);
    u2(c, 1), u2(c, from), u2(c, to), u2(c, target), u2(c, type), u2(c, 0), done(c);
}

static void handlers(void **state) {
    struct class_bytes *c = *state;
    code_with_handler(c, 0, 1, 0, 0);
    expect_good(c);
    code_with_handler(c, 0, 0, 0, 0);
    expect_format(c, "Illegal exception table range in class file Foo");
    code_with_handler(c, 0, 2, 0, 0);
    expect_format(c, "Illegal exception table range in class file Foo");
    code_with_handler(c, 0, 1, 1, 0);
    expect_format(c, "Illegal exception table handler in class file Foo");
    code_with_handler(c, 0, 1, 0, 1);
    expect_format(c, "Catch type in exception table has bad constant type in class file Foo");
}

static void code_sizes(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), one_method(c, 8, "m", "()V", 1), attribute(c, "Code", 12), u2(c, 0), u2(c, 0), u4(c, 0), u4(c, 0),
        done(c);
    expect_format(c, "Invalid method Code length 0 in class file Foo");
    start(c, 61), one_method(c, 8, "m", "()V", 1), attribute(c, "Code", 12), u2(c, 0), u2(c, 0), u4(c, 65536), u4(c, 0);
    expect_format(c, "Invalid method Code length 65536 in class file Foo");
    start(c, 61), one_method(c, 8, "m", "()V", 1), code(c, 0, 0, 5), done(c);
    expect_format(c, "Code segment has wrong length in class file Foo");
    start(c, 61), one_method(c, 8, "m", "()V", 1), code(c, 0, 1, 6), u2(c, FOO), u4(c, 0), done(c);
    expect_format(c, "Invalid code attribute name index 2 in class file Foo");
}

static void line_numbers(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), one_method(c, 8, "m", "()V", 1), code(c, 0, 1, 12);
    attribute(c, "LineNumberTable", 6), u2(c, 1), u2(c, 1), u2(c, 7), done(c);
    expect_format(c, "Invalid pc in LineNumberTable in class file Foo");
    start(c, 61), one_method(c, 8, "m", "()V", 1), code(c, 0, 1, 12);
    attribute(c, "LineNumberTable", 6), u2(c, 2), u2(c, 0), u2(c, 7), done(c);
    expect_format(c, "LineNumberTable attribute has wrong length in class file Foo");
}

struct local {
    u16 from, length;
    const char *name, *descriptor;
    u16 index;
};

static void local_table(struct class_bytes *c, const char *table, struct local l) {
    attribute(c, table, 12), u2(c, 1), u2(c, l.from), u2(c, l.length);
    u2(c, pool_utf8(c, l.name)), u2(c, pool_utf8(c, l.descriptor)), u2(c, l.index);
}

static void one_local(struct class_bytes *c, struct local l) {
    start(c, 61), one_method(c, 8, "m", "()V", 1), code(c, 1, 1, 18), local_table(c, "LocalVariableTable", l), done(c);
}

static void locals(void **state) {
    struct class_bytes *c = *state;
    one_local(c, (struct local){0, 1, "x", "I", 0});
    expect_good(c);
    one_local(c, (struct local){1, 0, "x", "I", 0});
    expect_format(c, "Invalid start_pc 1 in LocalVariableTable in class file Foo");
    one_local(c, (struct local){0, 2, "x", "I", 0});
    expect_format(c, "Invalid length 2 in LocalVariableTable in class file Foo");
    one_local(c, (struct local){0, 1, "x.", "I", 0});
    expect_format(c, "Illegal field name \"x.\" in class Foo");
    one_local(c, (struct local){0, 1, "x", "?", 0});
    expect_format(c, "Field \"x\" in class Foo has illegal signature \"?\"");
    one_local(c, (struct local){0, 1, "x", "I", 1});
    expect_format(c, "Invalid index 1 in LocalVariableTable in class file Foo");
    one_local(c, (struct local){0, 1, "x", "J", 0});
    expect_format(c, "Invalid index 0 in LocalVariableTable in class file Foo");
}

static void later_entries_count(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), one_method(c, 8, "m", "()V", 1), code(c, 1, 1, 28);
    u16 x = pool_utf8(c, "x"), i = pool_utf8(c, "I");
    attribute(c, "LocalVariableTable", 22), u2(c, 2), u2(c, 0), u2(c, 1), u2(c, x), u2(c, i), u2(c, 0);
    u2(c, 0), u2(c, 1), u2(c, x), u2(c, i), u2(c, 1), done(c);
    expect_format(c, "Invalid index 1 in LocalVariableTable in class file Foo");
}

static void entries(struct class_bytes *c, u16 major, u16 x, int variables, int types) {
    start(c, major);
    x = x ? pool_utf8(c, "x") : pool_utf8(c, "y");
    u16 type = pool_utf8(c, "I"), other = pool_utf8(c, "x");
    one_method(c, 8, "m", "()V", 1), code(c, 1, (u16)(variables + types), 18u * (u32)(variables + types));
    for (int i = 0; i < variables + types; i++) {
        attribute(c, i < variables ? "LocalVariableTable" : "LocalVariableTypeTable", 12);
        u2(c, 1), u2(c, 0), u2(c, 1), u2(c, i < variables ? x : (types > 1 ? x : other)), u2(c, type), u2(c, 0);
    }
    done(c);
}

static void locals_fit_together(void **state) {
    struct class_bytes *c = *state;
    entries(c, 61, 1, 2, 0);
    expect_format(c, "Duplicated LocalVariableTable attribute entry for 'x' in class file Foo");
    entries(c, 48, 1, 2, 0);
    expect_good(c);
    entries(c, 61, 0, 1, 1);
    expect_format(c, "LVTT entry for 'x' in class file Foo does not match any LVT entry");
    entries(c, 61, 0, 0, 1);
    expect_good(c);
    entries(c, 61, 1, 1, 2);
    expect_format(c, "Duplicated LocalVariableTypeTable attribute entry for 'x' in class file Foo");
}

static void stack_maps(void **state) {
    struct class_bytes *c = *state;
    for (u16 major = 49; major <= 50; major++) {
        start(c, major), one_method(c, 8, "m", "()V", 1), code(c, 0, 2, 12);
        attribute(c, "StackMapTable", 0), attribute(c, "StackMapTable", 0), done(c);
        if (major == 49) expect_good(c);
        else expect_format(c, "Multiple StackMapTable attributes in class file Foo");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(heads),
        cmocka_unit_test(argument_slots),
        cmocka_unit_test(duplicates),
        cmocka_unit_test(presence_of_code),
        cmocka_unit_test(attributes),
        cmocka_unit_test(overloads_are_no_duplicates),
        cmocka_unit_test(good_attributes),
        cmocka_unit_test(handlers),
        cmocka_unit_test(code_sizes),
        cmocka_unit_test(line_numbers),
        cmocka_unit_test(locals),
        cmocka_unit_test(later_entries_count),
        cmocka_unit_test(locals_fit_together),
        cmocka_unit_test(stack_maps),
    };
    return TESTS_WITH_CLASS_BYTES(tests);
}
