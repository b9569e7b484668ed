#include "classfile/code.h"
#include "unit/classfile/expect.h"

/* Five bytes of code, a handler, two line tables, a table of locals and a stack map. */
static void write_method(struct class_bytes *c) {
    start(c, 61);
    head(c, 0x20);
    u2(c, 0), u2(c, 1);
    u16 x = pool_utf8(c, "x"), i = pool_utf8(c, "I");
    member(c, 8, "m", "()V", 1);
    attribute(c, "Code", 17 + 8 + 20 + 12 + 18 + 9);
    u2(c, 2), u2(c, 3), u4(c, 5), put(&c->body, 0x00000000b1, 5);
    u2(c, 1), u2(c, 0), u2(c, 4), u2(c, 2), u2(c, FOO);
    u2(c, 4);
    attribute(c, "LineNumberTable", 14), u2(c, 3), u2(c, 2), u2(c, 20), u2(c, 0), u2(c, 10), u2(c, 2), u2(c, 21);
    attribute(c, "LineNumberTable", 6), u2(c, 1), u2(c, 4), u2(c, 30);
    attribute(c, "LocalVariableTable", 12), u2(c, 1), u2(c, 0), u2(c, 5), u2(c, x), u2(c, i), u2(c, 2);
    attribute(c, "StackMapTable", 3), put(&c->body, 0x000000, 3);
    u2(c, 0);
}

static int parse(struct class_bytes *c, struct arena *arena, struct cf_code *code, struct diag *diag) {
    enum classfile_fault fault;
    struct classfile *cf = classfile_parse(arena, finish(c), false, &fault, diag);
    assert_non_null(cf);
    return code_parse(arena, cf, &cf->methods[0], code, diag);
}

static void keeps_everything(void **state) {
    struct class_bytes *c = *state;
    struct arena *arena = arena_new();
    struct cf_code code;
    struct diag diag;
    write_method(c);
    assert_int_equal(parse(c, arena, &code, &diag), 0);
    assert_int_equal(code.max_stack, 2);
    assert_int_equal(code.max_locals, 3);
    assert_int_equal(code.code.length, 5);
    assert_int_equal(code.code.at[4], 0xb1);
    assert_int_equal(code.handler_count, 1);
    assert_int_equal(code.handlers[0].end, 4);
    assert_int_equal(code.handlers[0].type, FOO);
    assert_int_equal(code.line_count, 4);
    assert_int_equal(code.lines[3].line, 30);
    assert_int_equal(code.local_count, 1);
    assert_int_equal(code.locals[0].index, 2);
    assert_int_equal(code.stack_map.length, 3);
    arena_free(arena);
}

static void finds_lines_as_hotspot_does(void **state) {
    struct class_bytes *c = *state;
    struct arena *arena = arena_new();
    struct cf_code code;
    struct diag diag;
    write_method(c);
    assert_int_equal(parse(c, arena, &code, &diag), 0);
    assert_int_equal(code_line(&code, 0), 10);
    assert_int_equal(code_line(&code, 1), 10);
    assert_int_equal(code_line(&code, 2), 20); /* exactly: the first entry */
    assert_int_equal(code_line(&code, 3), 21); /* otherwise: the last of the nearest */
    assert_int_equal(code_line(&code, 4), 30);
    code.line_count = 0;
    assert_int_equal(code_line(&code, 2), -1);
    arena_free(arena);
}

static void changed_bytes_never_crash(void **state) {
    struct class_bytes *c = *state;
    write_method(c);
    for (size_t i = 40; i < c->body.count; i++)
        for (int value = 0; value < 256; value += 51) {
            struct arena *arena = arena_new();
            struct cf_code code;
            struct diag diag;
            enum classfile_fault fault;
            struct slice bytes = finish(c);
            c->file.bytes[bytes.length - c->body.count + i] = (u8)value;
            struct classfile *cf = classfile_parse(arena, bytes, false, &fault, &diag);
            if (cf && cf->method_count == 1 && cf->methods[0].code.at)
                (void)code_parse(arena, cf, &cf->methods[0], &code, &diag);
            arena_free(arena);
        }
}

static void bad_code_is_refused(void **state) {
    struct class_bytes *c = *state;
    struct arena *arena = arena_new();
    struct cf_code parsed;
    struct diag diag;
    start(c, 61), head(c, 0x20), u2(c, 0), u2(c, 1), member(c, 8, "m", "()V", 1);
    attribute(c, "Code", 12), u2(c, 0), u2(c, 0), u4(c, 0), u4(c, 0), u2(c, 0);
    assert_int_equal(parse(c, arena, &parsed, &diag), -1);
    assert_string_equal(diag.text, "Invalid method Code length in class file Foo");
    start(c, 61), head(c, 0x20), u2(c, 0), u2(c, 1), member(c, 8, "m", "()V", 1);
    attribute(c, "Code", 0), u2(c, 0);
    assert_int_equal(parse(c, arena, &parsed, &diag), -1);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_everything),
        cmocka_unit_test(finds_lines_as_hotspot_does),
        cmocka_unit_test(changed_bytes_never_crash),
        cmocka_unit_test(bad_code_is_refused),
    };
    return TESTS_WITH_CLASS_BYTES(tests);
}
