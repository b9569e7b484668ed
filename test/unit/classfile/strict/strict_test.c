/* What HotSpot 17 says, word for word; one test for each place it looks at, up to the interfaces, and the fields. */
#include "unit/classfile/expect.h"

static void magic_and_size(void **state) {
    (void)state;
    static const u8 bad[] = {0, 0, 0, 123, 0, 0, 0, 61, 0, 1};
    expect_slice((struct slice){bad, 10}, CLASSFILE_FORMAT, "Incompatible magic value 123 in class file Foo");
    expect_slice((struct slice){bad, 7}, CLASSFILE_FORMAT, "Truncated class file");
    expect_slice((struct slice){bad, 0}, CLASSFILE_FORMAT, "Truncated class file");
}

static void version(struct class_bytes *c, u16 major, u16 minor, const char *text) {
    start(c, major);
    c->minor = minor;
    head(c, 0x0020);
    u2(c, 0), u2(c, 0), u2(c, 0);
    expect_slice(finish(c), *text ? CLASSFILE_VERSION : CLASSFILE_OK, text);
}

static void versions(void **state) {
    struct class_bytes *c = *state;
    version(c, 45, 3, "");
    version(c, 55, 65535, "");
    version(c, 61, 0, "");
    version(c, 44, 0, "Foo (class file version 44.0) was compiled with an invalid major version");
    version(
        c, 62, 0,
        "Foo has been compiled by a more recent version of the Java Runtime (class file version 62.0), this version "
        "of the Java Runtime only recognizes class file versions up to 61.0");
    version(c, 61, 65535,
            "Preview features are not enabled for Foo (class file version 61.65535). Try running with "
            "'--enable-preview'");
    version(c, 60, 65535,
            "Foo (class file version 60.65535) was compiled with preview features that are unsupported. This version "
            "of the Java Runtime only recognizes preview features for class file version 61.65535");
    version(c, 61, 1, "Foo (class file version 61.1) was compiled with an invalid non-zero minor version");
}

static void plain(struct class_bytes *c, u16 access) {
    head(c, access);
    u2(c, 0), u2(c, 0), u2(c, 0);
}

static void pool_tags(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), pool_one(c, 99, 1), plain(c, 0x20);
    expect_format(c, "Unknown constant tag 99 in class file Foo");
    start(c, 50), pool_one(c, CP_METHOD_TYPE, 1), plain(c, 0x20);
    expect_format(c, "Class file version does not support constant tag 16 in class file Foo");
    start(c, 54), pool_two(c, CP_DYNAMIC, 0, 1), plain(c, 0x20);
    expect_format(c, "Class file version does not support constant tag 17 in class file Foo");
    start(c, 61), pool_one(c, CP_MODULE, 1), plain(c, 0x20);
    expect_format(c, "Unknown constant tag 19 in class file Foo");
    start(c, 61), pool_long(c, 1), c->pool_count--, plain(c, 0x20);
    expect_format(c, "Invalid constant pool entry 5 in class file Foo");
    start(c, 61), c->pool_count = 0, c->pool.count = 0, plain(c, 0x20);
    expect_format(c, "Illegal constant pool size 0 in class file Foo");
    start(c, 61), pool_utf8(c, "\xff"), plain(c, 0x20);
    expect_format(c, "Illegal UTF8 string in constant pool in class file Foo");
}

static void a_module_is_no_class(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), pool_one(c, CP_MODULE, 999), plain(c, 0x8000);
    expect_slice(finish(c), CLASSFILE_NOT_A_CLASS, "Foo is not a class because access_flag ACC_MODULE is set");
}

static void pool_references(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), pool_one(c, CP_STRING, 77), plain(c, 0x20);
    expect_format(c, "Invalid constant pool index 77 in class file Foo");
    start(c, 61), pool_two(c, CP_FIELDREF, 1, 2), plain(c, 0x20);
    expect_format(c, "Invalid constant pool index 1 in class file Foo");
    start(c, 61), pool_two(c, CP_INVOKE_DYNAMIC, 0, 3), plain(c, 0x20);
    expect_format(c, "Invalid constant pool index 3 in class file Foo");
    start(c, 61), pool_handle(c, 10, FOO), plain(c, 0x20);
    expect_format(c, "Bad method handle kind at constant pool index 5 in class file Foo");
    start(c, 61), pool_handle(c, 1, FOO), plain(c, 0x20);
    expect_format(c, "Invalid constant pool index 2 in class file Foo (not a field)");
    start(c, 61), pool_handle(c, 9, FOO), plain(c, 0x20);
    expect_format(c, "Invalid constant pool index 2 in class file Foo (not an interface method)");
}

static void handles_of_interface_methods(void **state) {
    struct class_bytes *c = *state;
    for (u16 major = 51; major <= 52; major++) {
        start(c, major);
        u16 ref = pool_two(c, CP_INTERFACE_METHODREF, FOO, pool_name_and_type(c, "m", "()V"));
        pool_handle(c, 6, ref), plain(c, 0x20);
        if (major == 52) expect_good(c);
        else expect_format(c, "Invalid constant pool index 8 in class file Foo (not a method)");
    }
}

static void pool_names(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), pool_class(c, "a.b"), plain(c, 0x20);
    expect_format(c, "Illegal class name \"a.b\" in class file Foo");
    start(c, 61), pool_name_and_type(c, "a.b", "I"), plain(c, 0x20);
    expect_format(c, "Illegal field name \"a.b\" in class Foo");
    start(c, 61), pool_name_and_type(c, "<x>", "()V"), plain(c, 0x20);
    expect_format(c, "Illegal method name \"<x>\" in class Foo");
    start(c, 61), pool_name_and_type(c, "x", "Q"), plain(c, 0x20);
    expect_format(c, "Field \"x\" in class Foo has illegal signature \"Q\"");
    start(c, 61), pool_name_and_type(c, "m", "(I"), plain(c, 0x20);
    expect_format(c, "Method \"m\" in class Foo has illegal signature \"(I\"");
    start(c, 61), pool_name_and_type(c, "x", ""), plain(c, 0x20);
    expect_format(c, "Illegal zero length constant pool entry at 6 in class Foo");
    start(c, 61), pool_name_and_type(c, "x", "L;"), plain(c, 0x20);
    expect_format(c, "Class name is empty or contains illegal character in descriptor in class file Foo");
    start(c, 61), pool_one(c, CP_METHOD_TYPE, 1), plain(c, 0x20);
    expect_format(c, "Method \"type\" in class Foo has illegal signature \"Foo\"");
}

static void pool_members(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), pool_two(c, CP_FIELDREF, FOO, pool_name_and_type(c, "m", "()V")), plain(c, 0x20);
    expect_format(c, "Field \"m\" in class Foo has illegal signature \"()V\"");
    start(c, 61), pool_two(c, CP_METHODREF, FOO, pool_name_and_type(c, "x", "I")), plain(c, 0x20);
    expect_format(c, "Method \"x\" in class Foo has illegal signature \"I\"");
    start(c, 61), pool_two(c, CP_METHODREF, FOO, pool_name_and_type(c, "<clinit>", "()V")), plain(c, 0x20);
    expect_format(c, "Bad method name at constant pool index 5 in class file Foo");
    start(c, 61), pool_two(c, CP_DYNAMIC, 0, pool_name_and_type(c, "m", "()V")), plain(c, 0x20);
    expect_format(c, "CONSTANT_Dynamic \"m\" in class Foo has illegal signature \"()V\"");
    start(c, 61), pool_handle(c, 8, pool_two(c, CP_METHODREF, FOO, pool_name_and_type(c, "m", "()V"))), plain(c, 0x20);
    expect_format(c, "Bad constructor name at constant pool index 5 in class file Foo");
    start(c, 61), pool_handle(c, 5, pool_two(c, CP_METHODREF, FOO, pool_name_and_type(c, "<init>", "()V")));
    plain(c, 0x20);
    expect_format(c, "Bad method name at constant pool index 5 in class file Foo");
}

static void references_come_before_names(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), pool_class(c, "a.b"), pool_one(c, CP_STRING, 77), plain(c, 0x20);
    expect_format(c, "Invalid constant pool index 77 in class file Foo");
}

static void class_head(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), plain(c, 0x0410);
    expect_format(c, "Illegal class modifiers in class Foo: 0x410");
    start(c, 61), u2(c, 0x20), u2(c, 1), u2(c, OBJECT), u2(c, 0);
    expect_format(c, "Invalid this class index 1 in constant pool in class file Foo");
    start(c, 61), u2(c, 0x20), u2(c, pool_class(c, "[I")), u2(c, OBJECT), u2(c, 0);
    expect_format(c, "Bad class name in class file Foo");
    start(c, 61), u2(c, 0x20), u2(c, OBJECT), u2(c, 0), u2(c, 0);
    expect_slice(finish(c), CLASSFILE_NOT_A_CLASS, "Foo (wrong name: java/lang/Object)");
    start(c, 61), u2(c, 0x20), u2(c, FOO), u2(c, 0), u2(c, 0);
    expect_format(c, "Invalid superclass index 0 in class file Foo");
    start(c, 61), u2(c, 0x20), u2(c, FOO), u2(c, pool_class(c, "[I")), u2(c, 0);
    expect_format(c, "Bad superclass name in class file Foo");
}

static void interfaces(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), u2(c, 0x20), u2(c, FOO), u2(c, OBJECT), u2(c, 1), u2(c, pool_class(c, "[I"));
    expect_format(c, "Bad interface name in class file Foo");
    start(c, 61), u2(c, 0x20), u2(c, FOO), u2(c, OBJECT), u2(c, 2), u2(c, pool_class(c, "A")),
        u2(c, pool_class(c, "A"));
    expect_format(c, "Duplicate interface name \"A\" in class file Foo");
    start(c, 61), u2(c, 0x600), u2(c, FOO), u2(c, pool_class(c, "A")), u2(c, 0), u2(c, 0), u2(c, 0), u2(c, 0);
    expect_format(c, "Interfaces must have java.lang.Object as superclass in class file Foo");
}

static void old_interfaces_need_not_say_that_they_are_abstract(void **state) {
    struct class_bytes *c = *state;
    start(c, 49), plain(c, 0x200);
    expect_good(c);
    start(c, 50), plain(c, 0x200);
    expect_format(c, "Illegal class modifiers in class Foo: 0x200");
}

static void end_of_file(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), plain(c, 0x20), put(&c->body, 0, 1);
    expect_format(c, "Extra bytes at the end of class file Foo");
}

static void one_field(struct class_bytes *c, u16 access, const char *name, const char *descriptor, u16 attributes) {
    head(c, 0x20);
    u2(c, 1);
    member(c, access, name, descriptor, attributes);
}

static void fields(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), one_field(c, 3, "x", "I", 0), u2(c, 0), u2(c, 0);
    expect_format(c, "Illegal field modifiers in class Foo: 0x3");
    start(c, 61), head(c, 0x20), u2(c, 1), u2(c, 0), u2(c, FOO), u2(c, 1), u2(c, 0), u2(c, 0), u2(c, 0);
    expect_format(c, "Invalid constant pool index 2 for field name in class file Foo");
    start(c, 61), head(c, 0x20), u2(c, 1), u2(c, 0), u2(c, 1), u2(c, FOO), u2(c, 0), u2(c, 0), u2(c, 0);
    expect_format(c, "Invalid constant pool index 2 for field signature in class file Foo");
    start(c, 61), head(c, 0x20), u2(c, 2), member(c, 0, "x", "La/B;", 0), member(c, 1, "x", "La/B;", 0), u2(c, 0),
        u2(c, 0);
    expect_format(c, "Duplicate field name \"x\" with signature \"La.B;\" in class file Foo");
}

static void field_attributes(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), one_field(c, 8, "x", "I", 1), attribute(c, "ConstantValue", 3), put(&c->body, 0, 3), u2(c, 0),
        u2(c, 0);
    expect_format(c, "Invalid ConstantValue field attribute length 3 in class file Foo");
    start(c, 61), one_field(c, 0, "x", "I", 1), attribute(c, "ConstantValue", 3), put(&c->body, 0, 3), u2(c, 0),
        u2(c, 0);
    expect_good(c);
    start(c, 61), one_field(c, 8, "x", "I", 1), attribute_of(c, "ConstantValue", 0), u2(c, 0), u2(c, 0);
    expect_format(c, "Bad initial value index 0 in ConstantValue attribute in class file Foo");
    start(c, 61), one_field(c, 8, "x", "I", 1), attribute_of(c, "ConstantValue", 1), u2(c, 0), u2(c, 0);
    expect_format(c, "Inconsistent constant value type in class file Foo");
    start(c, 61), one_field(c, 8, "x", "LFoo;", 1), attribute_of(c, "ConstantValue", 1), u2(c, 0), u2(c, 0);
    expect_format(c, "Bad string initial value in class file Foo");
    start(c, 61), one_field(c, 8, "x", "[I", 1), attribute_of(c, "ConstantValue", 1), u2(c, 0), u2(c, 0);
    expect_format(c, "Unable to set initial value 1 in class file Foo");
    start(c, 61), one_field(c, 0, "x", "I", 1), attribute(c, "Synthetic", 1), put(&c->body, 0, 1), u2(c, 0), u2(c, 0);
    expect_format(c, "Invalid Synthetic field attribute length 1 in class file Foo");
    start(c, 61), one_field(c, 0, "x", "I", 2), attribute_of(c, "Signature", 1), attribute_of(c, "Signature", 1);
    u2(c, 0), u2(c, 0);
    expect_format(c, "Multiple Signature attributes for field in class file Foo");
    start(c, 61), one_field(c, 0, "x", "I", 1), u2(c, 0), u4(c, 0), u2(c, 0), u2(c, 0);
    expect_format(c, "Invalid field attribute index 0 in class file Foo");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(magic_and_size),
        cmocka_unit_test(versions),
        cmocka_unit_test(pool_tags),
        cmocka_unit_test(a_module_is_no_class),
        cmocka_unit_test(pool_references),
        cmocka_unit_test(handles_of_interface_methods),
        cmocka_unit_test(pool_names),
        cmocka_unit_test(pool_members),
        cmocka_unit_test(references_come_before_names),
        cmocka_unit_test(class_head),
        cmocka_unit_test(interfaces),
        cmocka_unit_test(end_of_file),
        cmocka_unit_test(old_interfaces_need_not_say_that_they_are_abstract),
        cmocka_unit_test(fields),
        cmocka_unit_test(field_attributes),
    };
    return TESTS_WITH_CLASS_BYTES(tests);
}
