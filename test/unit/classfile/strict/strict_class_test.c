/* What HotSpot 17 says about the attributes of a class, word for word. */
#include "unit/classfile/expect.h"

static void body(struct class_bytes *c, u16 access, u16 attributes) {
    head(c, access);
    u2(c, 0), u2(c, 0), u2(c, attributes);
}

static void simple_ones(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), body(c, 0x20, 1), u2(c, 0), u4(c, 0);
    expect_format(c, "Attribute name has bad constant pool index 0 in class file Foo");
    start(c, 61), body(c, 0x20, 1), attribute(c, "SourceFile", 4), u4(c, 0);
    expect_format(c, "Wrong SourceFile attribute length in class file Foo");
    start(c, 61), body(c, 0x20, 1), attribute_of(c, "SourceFile", FOO);
    expect_format(c, "Invalid SourceFile attribute at constant pool index 2 in class file Foo");
    start(c, 61), body(c, 0x20, 2), attribute_of(c, "SourceFile", 1), attribute_of(c, "SourceFile", 1);
    expect_format(c, "Multiple SourceFile attributes in class file Foo");
    start(c, 61), body(c, 0x20, 1), attribute(c, "Deprecated", 2), u2(c, 0);
    expect_format(c, "Invalid Deprecated classfile attribute length 2 in class file Foo");
    start(c, 61), body(c, 0x20, 1), attribute(c, "Signature", 4), u4(c, 0);
    expect_format(c, "Wrong Signature attribute length 4 in class file Foo");
    start(c, 61), body(c, 0x20, 1), attribute_of(c, "Signature", FOO);
    expect_format(c, "Invalid constant pool index 2 in Signature attribute in class file Foo");
}

static void enclosing_methods(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), body(c, 0x20, 1), attribute(c, "EnclosingMethod", 2), u2(c, FOO);
    expect_format(c, "Wrong EnclosingMethod attribute length 2 in class file Foo");
    start(c, 61), body(c, 0x20, 1), attribute(c, "EnclosingMethod", 4), u2(c, 0), u2(c, 0);
    expect_format(c, "Invalid class index in EnclosingMethod attribute in class file Foo");
    start(c, 61), body(c, 0x20, 1), attribute(c, "EnclosingMethod", 4), u2(c, 1), u2(c, 0);
    expect_format(c, "Invalid or out-of-bounds class index in EnclosingMethod attribute in class file Foo");
    start(c, 61), body(c, 0x20, 1), attribute(c, "EnclosingMethod", 4), u2(c, FOO), u2(c, 1);
    expect_format(c, "Invalid or out-of-bounds method index in EnclosingMethod attribute in class file Foo");
}

struct inner {
    u16 inner, outer, name, access;
};

static void inner_classes(struct class_bytes *c, u16 major, u16 count, struct inner i) {
    start(c, major), body(c, 0x20, 1), attribute(c, "InnerClasses", 2 + 8u * count), u2(c, count);
    while (count--) u2(c, i.inner), u2(c, i.outer), u2(c, i.name), u2(c, i.access);
}

static void inner_ones(void **state) {
    struct class_bytes *c = *state;
    inner_classes(c, 61, 1, (struct inner){FOO, OBJECT, 1, 8});
    expect_good(c);
    inner_classes(c, 61, 1, (struct inner){1, OBJECT, 1, 8});
    expect_format(c, "inner_class_info_index 1 has bad constant type in class file Foo");
    inner_classes(c, 61, 1, (struct inner){FOO, 1, 1, 8});
    expect_format(c, "outer_class_info_index 1 has bad constant type in class file Foo");
    inner_classes(c, 61, 1, (struct inner){FOO, 0, FOO, 8});
    expect_format(c, "inner_name_index 2 has bad constant type in class file Foo");
    inner_classes(c, 61, 1, (struct inner){FOO, FOO, 1, 8});
    expect_format(c, "Class is both outer and inner class in class file Foo");
    inner_classes(c, 61, 1, (struct inner){FOO, 0, 1, 0x410});
    expect_format(c, "Illegal class modifiers in class Foo: 0x410");
    inner_classes(c, 61, 2, (struct inner){FOO, 0, 1, 0});
    expect_format(c, "Duplicate entry in InnerClasses attribute in class file Foo");
    inner_classes(c, 48, 2, (struct inner){FOO, 0, 1, 0});
    expect_good(c);
    start(c, 61), body(c, 0x20, 1), attribute(c, "InnerClasses", 4), u2(c, 0), u2(c, 0);
    expect_format(c, "Wrong InnerClasses attribute length in class file Foo");
    start(c, 48), body(c, 0x20, 1), attribute(c, "InnerClasses", 4), u2(c, 0), u2(c, 0);
    expect_good(c);
}

static void nests(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), body(c, 0x20, 1), attribute(c, "NestHost", 4), u4(c, 0);
    expect_format(c, "Wrong NestHost attribute length in class file Foo");
    start(c, 61), body(c, 0x20, 1), attribute_of(c, "NestHost", 1);
    expect_format(c, "Nest-host class_info_index 1 has bad constant type in class file Foo");
    start(c, 61), body(c, 0x20, 1), attribute(c, "NestMembers", 4), u2(c, 1), u2(c, 1);
    expect_format(c, "Nest member class_info_index 1 has bad constant type in class file Foo");
    start(c, 61), body(c, 0x20, 1), attribute(c, "NestMembers", 4), u2(c, 0), u2(c, 1);
    expect_format(c, "Wrong NestMembers attribute length in class file Foo");
    start(c, 61), body(c, 0x20, 2), attribute_of(c, "NestHost", OBJECT), attribute_of(c, "NestMembers", 0);
    expect_format(c, "Conflicting NestHost and NestMembers attributes in class file Foo");
    start(c, 61), body(c, 0x20, 2), attribute_of(c, "NestMembers", 0), attribute_of(c, "NestHost", OBJECT);
    expect_format(c, "Conflicting NestMembers and NestHost attributes in class file Foo");
}

static void permitted_subclasses(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), body(c, 0x30, 1), attribute_of(c, "PermittedSubclasses", 0);
    expect_format(c, "PermittedSubclasses attribute in final class file Foo");
    start(c, 60), body(c, 0x30, 1), attribute_of(c, "PermittedSubclasses", 0);
    expect_good(c);
    start(c, 61), body(c, 0x20, 1), attribute(c, "PermittedSubclasses", 4), u2(c, 1), u2(c, 1);
    expect_format(c, "Permitted subclass class_info_index 1 has bad constant type in class file Foo");
}

static void records(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), body(c, 0x30, 1), attribute(c, "Record", 8), u2(c, 1), u2(c, FOO), u2(c, 1), u2(c, 0);
    expect_format(c, "Invalid constant pool index 2 for name in Record attribute in class file Foo");
    start(c, 61), body(c, 0x30, 1), attribute(c, "Record", 8), u2(c, 1), u2(c, 1), u2(c, FOO), u2(c, 0);
    expect_format(c, "Invalid constant pool index 2 for descriptor in Record attribute in class file Foo");
    start(c, 61), body(c, 0x30, 1), attribute(c, "Record", 8), u2(c, 1), u2(c, 1), u2(c, 1), u2(c, 0);
    expect_format(c, "Field \"Foo\" in class Foo has illegal signature \"Foo\"");
    start(c, 61), body(c, 0x30, 1), attribute(c, "Record", 4), u2(c, 0), u2(c, 0);
    expect_format(c, "Record attribute has wrong length in class file Foo");
    start(c, 61), body(c, 0x30, 2), attribute_of(c, "Record", 0), attribute_of(c, "Record", 0);
    expect_format(c, "Multiple Record attributes in class file Foo");
    start(c, 59), body(c, 0x30, 2), attribute_of(c, "Record", 0), attribute_of(c, "Record", 0);
    expect_good(c);
}

/* A record with one component that has so many attributes of so many bytes. */
static void component(struct class_bytes *c, u16 attributes, u32 bytes) {
    start(c, 61);
    u16 descriptor = pool_utf8(c, "I");
    body(c, 0x30, 1), attribute(c, "Record", 8 + bytes), u2(c, 1), u2(c, 1), u2(c, descriptor), u2(c, attributes);
}

static void record_components(void **state) {
    struct class_bytes *c = *state;
    component(c, 2, 14), attribute_of(c, "Signature", 1), attribute(c, "Unknown", 0);
    expect_good(c);
    component(c, 1, 9), attribute(c, "Signature", 3), put(&c->body, 0, 3);
    expect_format(c, "Invalid Signature attribute length 3 in Record component in class file Foo");
    component(c, 2, 16), attribute_of(c, "Signature", 1), attribute_of(c, "Signature", 1);
    expect_format(c, "Multiple Signature attributes for Record component in class file Foo");
    component(c, 2, 12), attribute(c, "RuntimeVisibleAnnotations", 0), attribute(c, "RuntimeVisibleAnnotations", 0);
    expect_format(c, "Multiple RuntimeVisibleAnnotations attributes for Record component in class file Foo");
    component(c, 1, 6), u2(c, FOO), u4(c, 0);
    expect_format(c, "Invalid Record attribute name index 2 in class file Foo");
}

/* Returns the index of a method handle that can bootstrap. */
static u16 start_with_handle(struct class_bytes *c) {
    start(c, 61);
    return pool_handle(c, 6, pool_two(c, CP_METHODREF, FOO, pool_name_and_type(c, "boot", "()V")));
}

static void bootstraps(void **state) {
    struct class_bytes *c = *state;
    u16 handle = start_with_handle(c);
    pool_two(c, CP_INVOKE_DYNAMIC, 0, 7), body(c, 0x20, 0);
    expect_format(c, "Missing BootstrapMethods attribute in class file Foo");
    start_with_handle(c), pool_two(c, CP_INVOKE_DYNAMIC, 0, 7), body(c, 0x20, 1),
        attribute_of(c, "BootstrapMethods", 0);
    expect_format(c, "Short length on BootstrapMethods in class file Foo");
    start_with_handle(c), body(c, 0x20, 1), attribute(c, "BootstrapMethods", 0);
    expect_format(c, "Invalid BootstrapMethods attribute length 0 in class file Foo");
    start_with_handle(c), body(c, 0x20, 1), attribute(c, "BootstrapMethods", 6), u2(c, 1), u2(c, 1), u2(c, 0);
    expect_format(c, "bootstrap_method_index 1 has bad constant type in class file Foo");
    start_with_handle(c), body(c, 0x20, 1), attribute(c, "BootstrapMethods", 8), u2(c, 1), u2(c, handle), u2(c, 1),
        u2(c, 1);
    expect_format(c, "argument_index 1 has bad constant type in class file Foo");
    start_with_handle(c), body(c, 0x20, 1), attribute(c, "BootstrapMethods", 6), u2(c, 1), u2(c, handle), u2(c, 1);
    expect_format(c,
                  "Invalid BootstrapMethods num_bootstrap_methods or num_bootstrap_arguments value in class file Foo");
    start_with_handle(c), body(c, 0x20, 1), attribute(c, "BootstrapMethods", 8), u2(c, 1), u2(c, handle), u2(c, 0),
        u2(c, 0);
    expect_format(c, "Bad length on BootstrapMethods in class file Foo");
    start_with_handle(c), body(c, 0x20, 1), attribute(c, "BootstrapMethods", 8), u2(c, 1), u2(c, handle), u2(c, 1),
        u2(c, FOO);
    expect_good(c);
    start_with_handle(c), body(c, 0x20, 1), attribute(c, "BootstrapMethods", 10), u2(c, 2), u2(c, handle), u2(c, 0);
    u2(c, handle), u2(c, 0);
    expect_good(c);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(simple_ones),          cmocka_unit_test(enclosing_methods),
        cmocka_unit_test(inner_ones),           cmocka_unit_test(nests),
        cmocka_unit_test(permitted_subclasses), cmocka_unit_test(records),
        cmocka_unit_test(record_components),    cmocka_unit_test(bootstraps),
    };
    return TESTS_WITH_CLASS_BYTES(tests);
}
