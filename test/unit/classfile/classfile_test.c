#include "fuzz/promises.h"
#include "unit/classfile/expect.h"

static struct classfile *read_plainly(struct class_bytes *c, struct arena *arena) {
    struct diag diag = {""};
    enum classfile_fault fault;
    struct classfile *cf = classfile_parse(arena, finish(c), true, &fault, &diag);
    assert_string_equal(diag.text, "");
    assert_non_null(cf);
    return cf;
}

/* A class with one of everything that the reader keeps. */
static void write_rich_class(struct class_bytes *c) {
    start(c, 61);
    u16 run = pool_class(c, "java/lang/Runnable"), number = pool_long(c, 0x123456789abcdef0), text = pool_utf8(c, "T");
    u2(c, 0x0030);
    u2(c, FOO);
    u2(c, OBJECT);
    u2(c, 1);
    u2(c, run);
    u2(c, 1);
    member(c, 0x0019, "J", "J", 2);
    attribute_of(c, "ConstantValue", number);
    attribute_of(c, "Signature", text);
    u2(c, 2);
    member(c, 0x0001, "run", "()V", 3);
    code(c, 1, 0, 0);
    attribute(c, "Exceptions", 4);
    u2(c, 1);
    u2(c, run);
    attribute(c, "RuntimeVisibleAnnotations", 2);
    u2(c, 0);
    member(c, 0x0100, "nat", "(I)J", 1);
    attribute(c, "Synthetic", 0);
}

static void keeps_what_is_in_the_file(void **state) {
    struct class_bytes *c = *state;
    struct arena *arena = arena_new();
    write_rich_class(c);
    u2(c, 1);
    attribute_of(c, "SourceFile", pool_utf8(c, "Foo.java"));
    struct classfile *cf = read_plainly(c, arena);
    assert_int_equal(cf->major, 61);
    assert_true(slice_is(cp_name(cf, cf->this_class), "Foo"));
    assert_true(slice_is(cp_name(cf, cf->super_class), "java/lang/Object"));
    assert_int_equal(cf->interface_count, 1);
    assert_true(slice_is(cp_name(cf, cf->interfaces[0]), "java/lang/Runnable"));
    assert_int_equal(cf->field_count, 1);
    assert_true(cf->cp[cf->fields[0].constant_value].bits == 0x123456789abcdef0);
    assert_true(slice_is(cp_utf8(cf, cf->fields[0].signature), "T"));
    assert_int_equal(cf->method_count, 2);
    assert_true(slice_is(cp_utf8(cf, cf->methods[0].name), "run"));
    assert_int_equal(cf->methods[0].code.length, 13);
    assert_int_equal(cf->methods[0].exception_count, 1);
    assert_int_equal(cf->methods[0].annotations.visible.length, 2);
    assert_null(cf->methods[1].code.at);
    assert_int_equal(cf->methods[1].access, 0x1100);
    assert_true(slice_is(cp_utf8(cf, cf->source_file), "Foo.java"));
    arena_free(arena);
}

/* A class with most of the attributes that classes have. */
static u16 write_nest(struct class_bytes *c) {
    start(c, 61);
    u16 inner = pool_class(c, "Foo$Inner"), name = pool_utf8(c, "Inner"), x = pool_utf8(c, "x"), i = pool_utf8(c, "I");
    u16 method = pool_two(c, CP_METHODREF, FOO, pool_name_and_type(c, "boot", "()V")),
        handle = pool_handle(c, 6, method);
    u16 dynamic = pool_two(c, CP_DYNAMIC, 0, pool_name_and_type(c, "x", "I")), one = pool_int(c, 1);
    head(c, 0x0020);
    u2(c, 0);
    u2(c, 0);
    u2(c, 5);
    attribute(c, "NestMembers", 4), u2(c, 1), u2(c, inner);
    attribute(c, "InnerClasses", 10), u2(c, 1), u2(c, inner), u2(c, FOO), u2(c, name), u2(c, 0x0008);
    attribute(c, "Record", 16), u2(c, 1), u2(c, x), u2(c, i), u2(c, 1), attribute_of(c, "Signature", x);
    attribute(c, "PermittedSubclasses", 4), u2(c, 1), u2(c, inner);
    attribute(c, "BootstrapMethods", 10), u2(c, 1), u2(c, handle), u2(c, 2), u2(c, one), u2(c, dynamic);
    return inner;
}

static void keeps_nests_records_and_bootstraps(void **state) {
    struct class_bytes *c = *state;
    struct arena *arena = arena_new();
    u16 inner = write_nest(c);
    struct classfile *cf = read_plainly(c, arena);
    assert_int_equal(cf->nest_member_count, 1);
    assert_int_equal(cf->nest_members[0], inner);
    assert_int_equal(cf->inner_class_count, 1);
    assert_int_equal(cf->inner_classes[0].outer, FOO);
    assert_true(cf->is_record && cf->is_sealed);
    assert_int_equal(cf->record_component_count, 1);
    assert_true(slice_is(cp_utf8(cf, cf->record_components[0].name), "x"));
    assert_true(slice_is(cp_utf8(cf, cf->record_components[0].signature), "x"));
    assert_int_equal(cf->bootstrap_count, 1);
    assert_int_equal(cf->bootstraps[0].argument_count, 2);
    assert_int_equal(cf->cp[cf->bootstraps[0].arguments[1]].tag, CP_DYNAMIC);
    arena_free(arena);
}

static void old_files_may_use_the_names_of_new_attributes(void **state) {
    struct class_bytes *c = *state;
    struct arena *arena = arena_new();
    start(c, 48);
    head(c, 0x0020);
    u2(c, 0);
    u2(c, 0);
    u2(c, 3);
    attribute(c, "Record", 1), put(&c->body, 7, 1);
    attribute(c, "NestHost", 0);
    attribute(c, "Signature", 0);
    struct classfile *cf = read_plainly(c, arena);
    assert_false(cf->is_record);
    assert_int_equal(cf->nest_host | cf->signature, 0);
    arena_free(arena);
}

static void flags_without_meaning_are_not_seen(void **state) {
    struct class_bytes *c = *state;
    struct arena *arena = arena_new();
    start(c, 48);
    head(c, 0x8a3f & ~0x0200);
    u2(c, 1);
    member(c, 0xaf20, "f", "I", 0);
    u2(c, 1);
    member(c, 0xf001, "<clinit>", "()V", 1);
    code(c, 0, 0, 0);
    u2(c, 0);
    struct classfile *cf = read_plainly(c, arena);
    assert_int_equal(cf->access, 0x0031);
    assert_int_equal(cf->fields[0].access, 0);
    assert_int_equal(cf->methods[0].access, 0x0008);
    arena_free(arena);
}

static void every_shorter_file_is_refused(void **state) {
    struct class_bytes *c = *state;
    write_rich_class(c);
    u2(c, 0);
    expect_good(c);
    struct slice whole = finish(c);
    for (int strict = 0; strict < 2; strict++)
        for (size_t length = 0; length < whole.length; length++) {
            struct arena *arena = arena_new();
            u8 *exact = malloc(length + 1);
            memcpy(exact, whole.at, length);
            struct diag diag;
            enum classfile_fault fault;
            assert_null(classfile_parse(arena, (struct slice){exact, length}, strict, &fault, &diag));
            assert_int_equal(fault, CLASSFILE_FORMAT);
            assert_string_equal(diag.text, "Truncated class file");
            free(exact);
            arena_free(arena);
        }
}

/* Every byte of the file set to many values: the promises hold for whatever is still accepted. */
static void change_every_byte(struct class_bytes *c) {
    struct slice whole = finish(c);
    u8 *exact = malloc(whole.length);
    memcpy(exact, whole.at, whole.length);
    for (size_t i = 4; i < whole.length; i++) {
        for (u16 value = 0; value < 256; value += value < 60 ? 1 : 39) {
            exact[i] = (u8)value;
            read_both_ways((struct slice){exact, whole.length});
        }
        exact[i] = whole.at[i];
    }
    free(exact);
}

static void promises_hold_for_changed_files(void **state) {
    struct class_bytes *c = *state;
    write_rich_class(c), u2(c, 0);
    change_every_byte(c);
    write_nest(c);
    change_every_byte(c);
}

static void promises_hold_for_changed_code(void **state) {
    struct class_bytes *c = *state;
    start(c, 61), head(c, 0x20);
    u16 x = pool_utf8(c, "x"), i = pool_utf8(c, "I");
    u2(c, 1), member(c, 8, "s", "Ljava/lang/String;", 1), attribute_of(c, "ConstantValue", pool_one(c, CP_STRING, x));
    u2(c, 1), member(c, 8, "m", "()V", 1);
    attribute(c, "Code", 13 + 8 + 12 + 28), u2(c, 0), u2(c, 2), u4(c, 1), put(&c->body, 0xb1, 1);
    u2(c, 1), u2(c, 0), u2(c, 1), u2(c, 0), u2(c, FOO);
    u2(c, 2), attribute(c, "LineNumberTable", 6), u2(c, 1), u2(c, 0), u2(c, 5);
    attribute(c, "LocalVariableTable", 22), u2(c, 2), u2(c, 0), u2(c, 1), u2(c, x), u2(c, i), u2(c, 0);
    u2(c, 0), u2(c, 1), u2(c, x), u2(c, i), u2(c, 1);
    u2(c, 1), attribute(c, "EnclosingMethod", 4), u2(c, FOO), u2(c, pool_name_and_type(c, "m", "()V"));
    expect_good(c);
    change_every_byte(c);
}

static void headers_stop_at_the_first_bad_interface(void **state) {
    struct class_bytes *c = *state;
    struct arena *arena = arena_new();
    start(c, 61);
    u16 run = pool_class(c, "java/lang/Runnable");
    u2(c, 0x0020), u2(c, FOO), u2(c, OBJECT), u2(c, 3);
    u2(c, run), u2(c, 1), u2(c, run);
    struct diag diag;
    enum classfile_fault fault;
    assert_null(classfile_read(arena, finish(c), &strict_17, &fault, &diag));
    assert_string_equal(diag.text, "Interface name has bad constant pool index 1 in class file Foo");
    struct classfile *cf = classfile_read_header(arena, finish(c), &strict_17, &fault, &diag);
    assert_non_null(cf);
    assert_int_equal(fault, CLASSFILE_OK);
    assert_int_equal(cf->interface_count, 1);
    assert_int_equal(cf->interfaces[0], run);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_what_is_in_the_file),
        cmocka_unit_test(keeps_nests_records_and_bootstraps),
        cmocka_unit_test(old_files_may_use_the_names_of_new_attributes),
        cmocka_unit_test(flags_without_meaning_are_not_seen),
        cmocka_unit_test(every_shorter_file_is_refused),
        cmocka_unit_test(promises_hold_for_changed_files),
        cmocka_unit_test(promises_hold_for_changed_code),
        cmocka_unit_test(headers_stop_at_the_first_bad_interface),
    };
    return TESTS_WITH_CLASS_BYTES(tests);
}
