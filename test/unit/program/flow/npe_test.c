/* Messages for instructions that met null. Larger comparisons with HotSpot itself: test/bytecode/run. */
#include "unit/program/tiny.h"

#include <stdio.h>

#include "program/flow/npe.h"

static const char *message(struct tiny *t, u32 bci) {
    static char text[2048];
    int length = npe_message(t->arena, &t->cf, &t->method, &t->code, bci, text, sizeof text);
    assert_int_equal(length, strlen(text));
    return length ? text : NULL;
}

/* Members of the class under test, at fixed places of its pool. */
struct members {
    u8 field, next, root, ints, length, make, calls, init, clone;
};

static struct members add_members(struct tiny *t) {
    return (struct members){
        .field = (u8)tiny_member(t, CP_FIELDREF, "a/Node", "field", "J"),
        .next = (u8)tiny_member(t, CP_FIELDREF, "a/Node", "next", "La/Node;"),
        .root = (u8)tiny_member(t, CP_FIELDREF, "a/Node", "root", "La/Node;"),
        .ints = (u8)tiny_member(t, CP_FIELDREF, "a/Node", "ints", "[I"),
        .length = (u8)tiny_member(t, CP_METHODREF, "java/lang/String", "length", "()I"),
        .make = (u8)tiny_member(t, CP_METHODREF, "a/Node", "make",
                                "(I[Ljava/lang/String;Ljava/lang/StringBuilder;[[La/Node;Ljava/lang/Integer;)La/Node;"),
        .calls = (u8)tiny_member(t, CP_INTERFACE_METHODREF, "java/lang/Object", "run", "(Ljava/lang/Object;J)V"),
        .init = (u8)tiny_member(t, CP_METHODREF, "a/Node", "<init>", "()V"),
        .clone = (u8)tiny_member(t, CP_METHODREF, "[La/Node;", "clone", "()Ljava/lang/Object;"),
    };
}

#define SETUP(access, descriptor) \
    struct tiny t; \
    (void)state; \
    tiny_new(&t, access, descriptor); \
    struct members m = add_members(&t); \
    (void)m

#define CODE(...) \
    u8 code_[] = {__VA_ARGS__}; \
    t.code.code = (struct slice) { code_, sizeof code_ }

static void parameters_and_locals(void **state) {
    SETUP(0, "(JLjava/lang/String;)V");
    CODE(BC_aload_0, BC_getfield, 0, m.field, BC_aload_3, BC_invokevirtual, 0, m.length, BC_aload, 4, BC_arraylength);
    assert_string_equal(message(&t, 1), "Cannot read field \"field\" because \"this\" is null");
    assert_string_equal(message(&t, 5), "Cannot invoke \"String.length()\" because \"<parameter2>\" is null");
    assert_string_equal(message(&t, 10), "Cannot read the array length because \"<local4>\" is null");
    assert_null(message(&t, 0));
    tiny_free(&t);
}

static void names_from_the_table(void **state) {
    SETUP(ACC_STATIC, "(Ljava/lang/String;)V");
    CODE(BC_aload_0, BC_monitorenter, BC_aload_0, BC_monitorexit, BC_aload_0, BC_athrow);
    t.locals[t.code.local_count++] = (struct cf_local){2, 2, tiny_utf8(&t, "lock"), tiny_utf8(&t, "LX;"), 0};
    assert_string_equal(message(&t, 1), "Cannot enter synchronized block because \"<parameter1>\" is null");
    assert_string_equal(message(&t, 3), "Cannot exit synchronized block because \"lock\" is null");
    assert_string_equal(message(&t, 5), "Cannot throw exception because \"<parameter1>\" is null");
    tiny_free(&t);
}

static void written_parameters_are_locals(void **state) {
    SETUP(ACC_STATIC, "(Ljava/lang/String;I)V");
    /* 0 iload_1, 1 ifeq 6, 4 aconst_null, 5 astore_0, 6 aload_0, 7 arraylength, 8 pop, 9 iinc 1 1, 12 aload_2, 13
     * iload_1, 14 aaload, 15 arraylength */
    CODE(BC_iload_1, BC_ifeq, 0, 5, BC_aconst_null, BC_astore_0, BC_aload_0, BC_arraylength, BC_pop, BC_iinc, 1, 1,
         BC_aload_2, BC_iload_1, BC_aaload, BC_arraylength);
    assert_string_equal(message(&t, 7), "Cannot read the array length because \"<local0>\" is null");
    assert_string_equal(message(&t, 15), "Cannot read the array length because \"<local2>[<parameter2>]\" is null");
    tiny_free(&t);
}

static void fields_and_their_depth(void **state) {
    SETUP(0, "()V");
    CODE(BC_aload_0, BC_getfield, 0, m.next, BC_getfield, 0, m.next, BC_getfield, 0, m.next, BC_getfield, 0, m.next,
         BC_getfield, 0, m.next, BC_getfield, 0, m.field, BC_pop2, BC_getstatic, 0, m.root, BC_lconst_0, BC_putfield, 0,
         m.field);
    assert_string_equal(message(&t, 4), "Cannot read field \"next\" because \"this.next\" is null");
    assert_string_equal(message(&t, 13), "Cannot read field \"next\" because \"this.next.next.next.next\" is null");
    assert_string_equal(message(&t, 16), "Cannot read field \"field\" because \"next.next.next.next.next\" is null");
    assert_string_equal(message(&t, 24), "Cannot assign field \"field\" because \"a.Node.root\" is null");
    tiny_free(&t);
}

static void calls(void **state) {
    SETUP(ACC_STATIC, "()V");
    CODE(BC_iconst_0, BC_aconst_null, BC_aconst_null, BC_aconst_null, BC_aconst_null, BC_invokestatic, 0, m.make,
         BC_getfield, 0, m.ints, BC_iconst_3, BC_iaload, BC_pop, BC_aconst_null, BC_aconst_null, BC_lconst_1,
         BC_invokeinterface, 0, m.calls, 4, 0, BC_aconst_null, BC_invokespecial, 0, m.init, BC_aload_0,
         BC_invokevirtual, 0, m.clone);
    assert_string_equal(message(&t, 8),
                        "Cannot read field \"ints\" because the return value of "
                        "\"a.Node.make(int, String[], StringBuilder, a.Node[][], java.lang.Integer)\" is null");
    assert_string_equal(message(&t, 12),
                        "Cannot load from int array because "
                        "\"a.Node.make(int, String[], StringBuilder, a.Node[][], java.lang.Integer).ints\" is null");
    assert_string_equal(message(&t, 17), "Cannot invoke \"Object.run(Object, long)\" because \"null\" is null");
    assert_null(message(&t, 23)); /* a constructor: the exception was made there */
    assert_string_equal(message(&t, 27), "Cannot invoke \"[La.Node;.clone()\" because \"<local0>\" is null");
    tiny_free(&t);
}

static void array_elements(void **state) {
    SETUP(ACC_STATIC, "([[[J)V");
    CODE(BC_aload_0, BC_bipush, 0xf0, BC_aaload, BC_sipush, 1, 0, BC_aaload, BC_iload_1, BC_iload_1, BC_iadd,
         BC_lconst_0, BC_lastore, BC_aload_0, BC_iload_1, BC_iload_1, BC_iadd, BC_aaload, BC_athrow);
    assert_string_equal(message(&t, 3), "Cannot load from object array because \"<parameter1>\" is null");
    assert_string_equal(message(&t, 7), "Cannot load from object array because \"<parameter1>[-16]\" is null");
    assert_string_equal(message(&t, 12), "Cannot store to long array because \"<parameter1>[-16][256]\" is null");
    assert_string_equal(message(&t, 18), "Cannot throw exception because \"<parameter1>[...]\" is null");
    tiny_free(&t);
}

static void kinds_of_arrays(void **state) {
    static const char *const names[] = {"int", "long", "float", "double", "object", "byte/boolean", "char", "short"};
    SETUP(ACC_STATIC, "()V");
    for (u32 i = 0; i < 8; i++) {
        char expected[64];
        CODE(BC_aload_0, BC_iconst_0, (u8)(BC_iaload + i));
        snprintf(expected, sizeof expected, "Cannot load from %s array because \"<local0>\" is null", names[i]);
        assert_string_equal(message(&t, 2), expected);
        code_[2] = (u8)(BC_iastore + i); /* nothing was pushed: the operands are unknown */
        snprintf(expected, sizeof expected, "Cannot store to %s array", names[i]);
        assert_string_equal(message(&t, 2), expected);
    }
    tiny_free(&t);
}

static void unknown_where_paths_meet(void **state) {
    SETUP(ACC_STATIC, "(ILjava/lang/String;Ljava/lang/String;)V");
    /* 0 iload_0, 1 ifeq 8, 4 aload_1, 5 goto 9, 8 aload_2, 9 checkcast, 12 invokevirtual */
    CODE(BC_iload_0, BC_ifeq, 0, 7, BC_aload_1, BC_goto, 0, 4, BC_aload_2, BC_checkcast, 0, 1, BC_invokevirtual, 0,
         m.length);
    assert_string_equal(message(&t, 12), "Cannot invoke \"String.length()\"");
    code_[6] = 0xff; /* only the second path is left */
    code_[7] = 0xfb;
    assert_string_equal(message(&t, 12), "Cannot invoke \"String.length()\" because \"<parameter3>\" is null");
    tiny_free(&t);
}

static void handlers_and_constants(void **state) {
    SETUP(ACC_STATIC, "()V");
    u8 text = (u8)tiny_entry(&t, CP_STRING, 1, 0);
    CODE(BC_nop, BC_return, BC_athrow, BC_ldc, text, BC_monitorenter, BC_return);
    tiny_handler(&t, 0, 1, 2);
    tiny_handler(&t, 0, 1, 3);
    /* HotSpot begins a reason when it knows which instruction pushed the value, and then has no words for it. */
    assert_string_equal(message(&t, 2), "Cannot throw exception because \"");
    assert_string_equal(message(&t, 5), "Cannot enter synchronized block because \"");
    tiny_free(&t);
}

static void small_buffers_are_not_overrun(void **state) {
    SETUP(ACC_STATIC, "()V");
    CODE(BC_aload_0, BC_arraylength);
    char text[8] = "#######";
    const char *whole = "Cannot read the array length because \"<local0>\" is null";
    int length = npe_message(t.arena, &t.cf, &t.method, &t.code, 1, text, 5);
    assert_int_equal(length, strlen(whole));
    assert_string_equal(text, "Cann");
    assert_int_equal(text[5], '#');
    assert_int_equal(npe_message(t.arena, &t.cf, &t.method, &t.code, 1, NULL, 0), length);
    tiny_free(&t);
}

/* Indices in indices in indices: a message of bounded length, in bounded time. */
static void deep_indices(void **state) {
    SETUP(ACC_STATIC, "()V");
    static u8 code[3000];
    for (u32 i = 0; i < 1000; i++) code[i] = BC_aload_0;
    code[1000] = BC_iconst_0;
    for (u32 i = 1001; i < 2000; i++) code[i] = BC_iaload;
    code[2000] = BC_aaload;
    code[2001] = BC_arraylength;
    t.code.code = (struct slice){code, 2002};
    t.code.max_stack = 2000;
    char text[64];
    assert_true(npe_message(t.arena, &t.cf, &t.method, &t.code, 2001, text, sizeof text) < 1500);
    tiny_free(&t);
}

static void arbitrary_bytes(void **state) {
    (void)state;
    u32 seed = 99;
    for (u32 round = 0; round < 10000; round++) {
        SETUP((u16)(round & ACC_STATIC), "(ILjava/lang/Object;J)V");
        u8 code[40];
        for (u32 i = 0; i < sizeof code; i++) {
            seed = seed * 1103515245 + 12345;
            u32 dice = seed >> 16;
            code[i] = (u8)(dice & 0x300 ? dice % 48 : dice % 202);
        }
        t.code.code = (struct slice){code, sizeof code};
        tiny_handler(&t, 0, 20, (u16)(seed >> 20 & 31));
        for (u32 at = 0; at <= sizeof code; at++) message(&t, at);
        tiny_free(&t);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parameters_and_locals),
        cmocka_unit_test(names_from_the_table),
        cmocka_unit_test(written_parameters_are_locals),
        cmocka_unit_test(fields_and_their_depth),
        cmocka_unit_test(calls),
        cmocka_unit_test(array_elements),
        cmocka_unit_test(kinds_of_arrays),
        cmocka_unit_test(unknown_where_paths_meet),
        cmocka_unit_test(handlers_and_constants),
        cmocka_unit_test(small_buffers_are_not_overrun),
        cmocka_unit_test(deep_indices),
        cmocka_unit_test(arbitrary_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
