/* The writer's classes parse back to what was asked for, and its limits are reported. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/bytes.h"
#include "classfile/code.h"
#include "classfile/writer.h"

enum { PUBLIC_STATIC = 9, PUBLIC_SUPER = 0x21 };

static struct writer *new_writer(void) { return writer_new(50, PUBLIC_SUPER, "p/C", "java/lang/Object"); }

static struct classfile *finish(struct arena *arena, struct writer *writer) {
    struct slice bytes;
    struct diag diag = {0};
    enum classfile_fault fault;
    if (writer_finish(writer, arena, &bytes, &diag)) fail_msg("%s", diag.text);
    struct classfile *cf = classfile_parse(arena, bytes, true, &fault, &diag);
    if (!cf) fail_msg("%s", diag.text);
    return cf;
}

static struct cf_code code_of(struct arena *arena, const struct classfile *cf, u32 method) {
    struct cf_code code;
    struct diag diag = {0};
    if (code_parse(arena, cf, &cf->methods[method], &code, &diag)) fail_msg("%s", diag.text);
    return code;
}

static void expect_fault(struct writer *writer, const char *text) {
    struct arena *arena = arena_new();
    struct slice bytes;
    struct diag diag = {0};
    assert_int_equal(writer_finish(writer, arena, &bytes, &diag), -1);
    if (!strstr(diag.text, text)) fail_msg("\"%s\" does not say \"%s\"", diag.text, text);
    arena_free(arena);
}

static void members_and_interfaces_come_back(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    struct writer *writer = new_writer();
    writer_interface(writer, "java/lang/Runnable");
    writer_field(writer, 2, "f", "J");
    struct emitter *emitter = writer_method(writer, 1, "run", "()V");
    emit_return(emitter, "V");
    emitter = writer_method(writer, PUBLIC_STATIC, "m", "(IJ[DLjava/lang/String;)Ljava/lang/String;");
    emit_load(emitter, "Ljava/lang/String;", 4);
    emit_return(emitter, "L");
    struct classfile *cf = finish(arena, writer);
    assert_true(slice_is(cp_name(cf, cf->this_class), "p/C"));
    assert_true(slice_is(cp_name(cf, cf->super_class), "java/lang/Object"));
    assert_int_equal(cf->major, 50);
    assert_int_equal(cf->access, PUBLIC_SUPER);
    assert_int_equal(cf->interface_count, 1);
    assert_true(slice_is(cp_name(cf, cf->interfaces[0]), "java/lang/Runnable"));
    assert_int_equal(cf->field_count, 1);
    assert_true(slice_is(cp_utf8(cf, cf->fields[0].descriptor), "J"));
    assert_int_equal(cf->method_count, 2);
    struct cf_code run = code_of(arena, cf, 0), m = code_of(arena, cf, 1);
    assert_int_equal(run.max_locals, 1);
    assert_int_equal(run.max_stack, 0);
    assert_int_equal(m.max_locals, 5);
    assert_int_equal(m.max_stack, 1);
    assert_memory_equal(m.code.at, ((u8[]){BC_aload, 4, BC_areturn}), 3);
    arena_free(arena);
}

static void equal_constants_share_an_index(void **state) {
    (void)state;
    struct pool_builder pool;
    pool_builder_open(&pool);
    u16 first = pool_member(&pool, CP_METHODREF, "A", "m", "()V");
    u32 next = pool.next;
    assert_int_equal(pool_member(&pool, CP_METHODREF, "A", "m", "()V"), first);
    assert_int_equal(pool.next, next);
    assert_int_not_equal(pool_member(&pool, CP_INTERFACE_METHODREF, "A", "m", "()V"), first);
    assert_int_equal(pool.next, next + 1);
    u16 zero = pool_number(&pool, CP_DOUBLE, 0), minus_zero = pool_number(&pool, CP_DOUBLE, 1ull << 63);
    assert_int_equal(minus_zero, zero + 2);
    assert_int_equal(pool_number(&pool, CP_DOUBLE, 0), zero);
    assert_int_not_equal(pool_number(&pool, CP_LONG, 0), zero);
    assert_int_not_equal(pool_number(&pool, CP_INTEGER, 0), pool_number(&pool, CP_FLOAT, 0));
    assert_null(pool.fault);
    pool_builder_close(&pool);
}

static void a_full_pool_is_reported(void **state) {
    (void)state;
    struct writer *writer = new_writer();
    struct emitter *emitter = writer_method(writer, PUBLIC_STATIC, "m", "()V");
    for (u32 i = 0; i < 9000; i++) { /* two indices each, four bytes of code */
        emit_number(emitter, CP_LONG, i + (1ull << 40));
        emit_op(emitter, BC_pop2);
    }
    emit_return(emitter, "V");
    for (u32 i = 0; i < 6; i++) {
        emitter = writer_method(writer, PUBLIC_STATIC, "m", "(I)V");
        for (u32 k = 0; k < 9000; k++) {
            emit_number(emitter, CP_LONG, k + ((u64)i << 50));
            emit_op(emitter, BC_pop2);
        }
        emit_return(emitter, "V");
    }
    expect_fault(writer, "too many constants");
}

static void a_long_text_is_reported(void **state) {
    (void)state;
    static u8 text[65536];
    memset(text, 'a', sizeof text);
    struct arena *arena = arena_new();
    struct writer *writer = new_writer();
    struct emitter *emitter = writer_method(writer, PUBLIC_STATIC, "m", "()Ljava/lang/String;");
    emit_string(emitter, (struct slice){text, 65535});
    emit_return(emitter, "L");
    finish(arena, writer);
    writer = new_writer();
    emitter = writer_method(writer, PUBLIC_STATIC, "m", "()Ljava/lang/String;");
    emit_string(emitter, (struct slice){text, 65536});
    emit_return(emitter, "L");
    expect_fault(writer, "too long");
    arena_free(arena);
}

static void long_code_is_reported(void **state) {
    (void)state;
    for (u32 length = 65534; length <= 65535; length++) {
        struct arena *arena = arena_new();
        struct writer *writer = new_writer();
        struct emitter *emitter = writer_method(writer, PUBLIC_STATIC, "m", "()V");
        for (u32 i = 0; i < length; i++) emit_op(emitter, BC_nop);
        emit_return(emitter, "V");
        if (length < 65535) assert_int_equal(code_of(arena, finish(arena, writer), 0).code.length, 65535);
        else expect_fault(writer, "code too long");
        arena_free(arena);
    }
}

static void far_branches_are_reported(void **state) {
    (void)state;
    for (u32 distance = 32767; distance <= 32768; distance++) {
        struct arena *arena = arena_new();
        struct writer *writer = new_writer();
        struct emitter *emitter = writer_method(writer, PUBLIC_STATIC, "m", "()V");
        struct label far = emit_label(emitter);
        emit_int(emitter, 0);
        emit_branch(emitter, BC_ifeq, far);
        for (u32 i = 3; i < distance; i++) emit_op(emitter, BC_nop);
        emit_bind(emitter, far);
        emit_return(emitter, "V");
        if (distance == 32767) {
            struct cf_code code = code_of(arena, finish(arena, writer), 0);
            assert_int_equal(bytes_peek_u16(code.code.at + 2), 32767);
        } else {
            expect_fault(writer, "too far");
        }
        arena_free(arena);
    }
}

static void constants_take_the_shortest_form(void **state) {
    (void)state;
    static const struct {
        i32 value;
        u32 length;
        u8 opcode;
    } cases[] = {{-1, 1, BC_iconst_m1}, {0, 1, BC_iconst_0},  {5, 1, BC_iconst_5},    {6, 2, BC_bipush},
                 {-128, 2, BC_bipush},  {-129, 3, BC_sipush}, {127, 2, BC_bipush},    {128, 3, BC_sipush},
                 {32767, 3, BC_sipush}, {32768, 2, BC_ldc},   {-32768, 3, BC_sipush}, {-32769, 2, BC_ldc},
                 {INT32_MIN, 2, BC_ldc}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena *arena = arena_new();
        struct writer *writer = new_writer();
        struct emitter *emitter = writer_method(writer, PUBLIC_STATIC, "m", "()I");
        emit_int(emitter, cases[i].value);
        emit_return(emitter, "I");
        struct classfile *cf = finish(arena, writer);
        struct cf_code code = code_of(arena, cf, 0);
        assert_int_equal(code.code.length, cases[i].length + 1);
        assert_int_equal(code.code.at[0], cases[i].opcode);
        if (cases[i].opcode == BC_ldc) assert_int_equal((i32)(u32)cf->cp[code.code.at[1]].bits, cases[i].value);
        arena_free(arena);
    }
}

static void high_locals_and_constants_take_wide_forms(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    struct writer *writer = new_writer();
    struct emitter *emitter = writer_method(writer, PUBLIC_STATIC, "m", "()D");
    for (i32 i = 0; i < 300; i++) {
        emit_int(emitter, 100000 + i);
        emit_op(emitter, BC_pop);
    }
    emit_zero(emitter, "D");
    emit_store(emitter, "D", 300);
    emit_load(emitter, "D", 300);
    emit_return(emitter, "D");
    struct cf_code code = code_of(arena, finish(arena, writer), 0);
    assert_int_equal(code.max_locals, 302);
    assert_int_equal(code.max_stack, 2);
    const u8 tail[] = {BC_dconst_0, BC_wide, BC_dstore, 1, 44, BC_wide, BC_dload, 1, 44, BC_dreturn};
    assert_memory_equal(code.code.at + code.code.length - sizeof tail, tail, sizeof tail);
    u32 wide_loads = 0;
    for (u32 at = 0; at < code.code.length; at += opcode_length(code.code, at))
        wide_loads += code.code.at[at] == BC_ldc_w;
    assert_true(wide_loads > 40 && wide_loads < 60);
    arena_free(arena);
}

static void tables_are_aligned(void **state) {
    (void)state;
    for (u32 padding = 0; padding < 4; padding++) {
        struct arena *arena = arena_new();
        struct writer *writer = new_writer();
        struct emitter *emitter = writer_method(writer, PUBLIC_STATIC, "m", "(I)I");
        struct label cases[3], otherwise = emit_label(emitter);
        for (u32 i = 0; i < padding; i++) emit_op(emitter, BC_nop);
        emit_load(emitter, "I", 0);
        for (u32 i = 0; i < 3; i++) cases[i] = emit_label(emitter);
        emit_table(emitter, -1, cases, 3, otherwise);
        for (u32 i = 0; i < 3; i++) {
            emit_bind(emitter, cases[i]);
            emit_int(emitter, (i32)i);
            emit_return(emitter, "I");
        }
        emit_bind(emitter, otherwise);
        emit_int(emitter, 9);
        emit_return(emitter, "I");
        struct cf_code code = code_of(arena, finish(arena, writer), 0);
        u32 at = padding + 1, length = opcode_length(code.code, at);
        struct opcode_switch table = opcode_switch(code.code, at);
        assert_int_equal(table.count, 3);
        assert_int_equal(table.low, -1);
        for (u32 i = 0; i < 3; i++) assert_int_equal(opcode_switch_offset(&table, i), length + 2 * i);
        assert_int_equal(table.otherwise, length + 6);
        arena_free(arena);
    }
}

static void handlers_and_stack_depth_come_back(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    struct writer *writer = new_writer();
    struct emitter *emitter = writer_method(writer, PUBLIC_STATIC, "m", "(JD)J");
    struct label handler = emit_label(emitter), any = emit_label(emitter);
    struct label start = emit_here(emitter);
    emit_load(emitter, "J", 0);
    emit_load(emitter, "D", 2);
    emit_invoke(emitter, BC_invokestatic, "p/D", "f", "(JD)Ljava/lang/Object;", false);
    emit_drop(emitter, "L");
    struct label end = emit_here(emitter);
    emit_zero(emitter, "J");
    emit_return(emitter, "J");
    emit_handler(emitter, start, end, handler, "java/lang/Error");
    emit_handler(emitter, start, end, any, NULL);
    emit_bind(emitter, handler);
    emit_op(emitter, BC_athrow);
    emit_bind(emitter, any);
    emit_op(emitter, BC_athrow);
    struct classfile *cf = finish(arena, writer);
    struct cf_code code = code_of(arena, cf, 0);
    assert_int_equal(code.max_stack, 4);
    assert_int_equal(code.handler_count, 2);
    assert_true(slice_is(cp_name(cf, code.handlers[0].type), "java/lang/Error"));
    assert_int_equal(code.handlers[1].type, 0);
    assert_int_equal(code.handlers[0].start, 0);
    assert_int_equal(code.handlers[0].end, 6);
    assert_int_equal(code.code.at[code.handlers[0].target], BC_athrow);
    assert_int_equal(code.handlers[1].target, code.handlers[0].target + 1);
    arena_free(arena);
}

static void an_abandoned_writer_leaves_nothing(void **state) {
    (void)state;
    struct writer *writer = new_writer();
    emit_int(writer_method(writer, PUBLIC_STATIC, "m", "()V"), 100000);
    writer_abandon(writer);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_and_interfaces_come_back),
        cmocka_unit_test(equal_constants_share_an_index),
        cmocka_unit_test(a_full_pool_is_reported),
        cmocka_unit_test(a_long_text_is_reported),
        cmocka_unit_test(long_code_is_reported),
        cmocka_unit_test(far_branches_are_reported),
        cmocka_unit_test(constants_take_the_shortest_form),
        cmocka_unit_test(high_locals_and_constants_take_wide_forms),
        cmocka_unit_test(tables_are_aligned),
        cmocka_unit_test(handlers_and_stack_depth_come_back),
        cmocka_unit_test(an_abandoned_writer_leaves_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
