/* Frame maps of small methods, each with one thing to get right. */
#include "unit/program/tiny.h"

#include <stdlib.h>

#include "program/flow/frame_map.h"

struct asked {
    u64 refs[4], live[4];
    u32 depth;
    int result;
};

static struct frame_maps *maps_of(struct tiny *t) { return frame_maps_new(t->arena, &t->cf, &t->method, &t->code); }

static struct asked ask_in(struct frame_maps *maps, u32 bci, const struct frame_values *values) {
    struct asked asked = {0};
    struct frame_map map = {asked.refs, asked.live, 0};
    assert_non_null(maps);
    assert_true(frame_maps_words(maps) <= 4);
    asked.result = values ? frame_maps_in(maps, bci, values, &map) : frame_maps_at(maps, bci, &map);
    asked.depth = map.depth;
    return asked;
}

static struct asked ask(struct frame_maps *maps, u32 bci) { return ask_in(maps, bci, NULL); }

/* Expects live locals and references as sets; the stack starts at slot 8. */
static void expect(struct frame_maps *maps, u32 bci, u32 depth, u64 live, u64 refs) {
    struct asked asked = ask(maps, bci);
    assert_int_equal(asked.result, 0);
    assert_int_equal(asked.depth, depth);
    assert_int_equal(asked.live[0], live);
    assert_int_equal(asked.refs[0], refs);
}

#define L(n) ((u64)1 << (n))
#define S(n) ((u64)1 << (8 + (n)))

static void straight_code(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(Ljava/lang/Object;)Ljava/lang/Object;");
    TINY_CODE(&t, BC_aload_0, BC_astore_1, BC_iconst_1, BC_pop, BC_aload_1, BC_areturn);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 0, 0, L(0), L(0));
    expect(maps, 1, 1, 0, S(0));
    expect(maps, 2, 0, L(1), L(1));
    expect(maps, 3, 1, L(1), L(1));
    expect(maps, 5, 1, 0, S(0));
    tiny_free(&t);
}

static void arguments_and_receiver(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, 0, "(JLjava/lang/String;D[I)V");
    TINY_CODE(&t, BC_aload_0, BC_pop, BC_lload_1, BC_pop2, BC_aload_3, BC_pop, BC_dload, 4, BC_pop2, BC_aload, 6,
              BC_pop, BC_return);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 0, 0, 0x7f, L(0) | L(3) | L(6));
    expect(maps, 2, 0, 0x7e, L(3) | L(6));
    expect(maps, 4, 0, 0x78, L(3) | L(6));
    expect(maps, 12, 0, 0, 0);
    t.code.max_locals = 6;
    assert_null(maps_of(&t));
    tiny_free(&t);
}

static void reference_on_one_path_only(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(ILjava/lang/Object;)I");
    /* 0 iload_0, 1 ifeq 9, 4 aload_1, 5 astore_2, 6 goto 11, 9 iload_0, 10 istore_2, 11 iload_0, 12 ireturn */
    TINY_CODE(&t, BC_iload_0, BC_ifeq, 0, 8, BC_aload_1, BC_astore_2, BC_goto, 0, 5, BC_iload_0, BC_istore_2,
              BC_iload_0, BC_ireturn);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 0, 0, L(0) | L(1), L(1));
    expect(maps, 4, 0, L(0) | L(1), L(1));
    expect(maps, 9, 0, L(0), 0);
    expect(maps, 11, 0, L(0), 0);
    tiny_free(&t);
}

static void reading_what_differs_is_inconsistent(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(ILjava/lang/Object;)V");
    TINY_CODE(&t, BC_iload_0, BC_ifeq, 0, 8, BC_aload_1, BC_astore_2, BC_goto, 0, 5, BC_iload_0, BC_istore_2,
              BC_aload_2, BC_pop, BC_return);
    assert_null(maps_of(&t));
    tiny_free(&t);
}

static void long_halves(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(JJ)V");
    /* 0 iconst_0, 1 istore_1 (kills the long at 0), 2 iload_1, 3 pop, 4 lload_2, 5 lstore_0, 6 lload_0, 7 pop2 */
    TINY_CODE(&t, BC_iconst_0, BC_istore_1, BC_iload_1, BC_pop, BC_lload_2, BC_lstore_0, BC_lload_0, BC_pop2,
              BC_return);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 0, 0, L(2) | L(3), 0);
    expect(maps, 2, 0, L(1) | L(2) | L(3), 0);
    expect(maps, 5, 2, 0, 0);
    expect(maps, 6, 0, L(0) | L(1), 0);
    tiny_free(&t);
}

static void loop_keeps_alive(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(Ljava/lang/Object;I)V");
    /* 0 iload_1, 1 ifeq 11, 4 aload_0, 5 pop, 6 iinc 1 -1 (6,7,8 -> 9), 9 goto 0 ... */
    TINY_CODE(&t, BC_iload_1, BC_ifeq, 0, 11, BC_aload_0, BC_pop, BC_iinc, 1, 0xff, BC_goto, 0xff, 0xf7, BC_return);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 0, 0, L(0) | L(1), L(0));
    expect(maps, 6, 0, L(0) | L(1), L(0));
    expect(maps, 9, 0, L(0) | L(1), L(0));
    expect(maps, 12, 0, 0, 0);
    tiny_free(&t);
}

static void handler_keeps_alive(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(Ljava/lang/Object;I)V");
    /* 0 iconst_0, 1 istore_1 [2 nop, 3 nop], 4 return, 5 pop, 6 aload_0, 7 pop, 8 return */
    TINY_CODE(&t, BC_iconst_0, BC_istore_1, BC_nop, BC_nop, BC_return, BC_pop, BC_aload_0, BC_pop, BC_return);
    tiny_handler(&t, 2, 4, 5);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 0, 0, L(0), L(0));
    expect(maps, 3, 0, L(0), L(0));
    expect(maps, 4, 0, 0, 0);
    expect(maps, 5, 1, L(0), L(0) | S(0));
    tiny_free(&t);
}

static void handler_sees_every_instruction(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(Ljava/lang/Object;)V");
    /* [0 iconst_0, 1 istore_0, 2 nop, 3 aconst_null, 4 astore_0, 5 nop], 6 return, 7 pop, 8 X, 9 pop, 10 return:
     * local 0 is a reference at both ends of the range but not in the middle */
    TINY_CODE(&t, BC_iconst_0, BC_istore_0, BC_nop, BC_aconst_null, BC_astore_0, BC_nop, BC_return, BC_pop, BC_aload_0,
              BC_pop, BC_return);
    tiny_handler(&t, 0, 6, 7);
    assert_null(maps_of(&t));
    TINY_CODE(&t, BC_iconst_0, BC_istore_0, BC_nop, BC_aconst_null, BC_astore_0, BC_nop, BC_return, BC_pop, BC_iconst_0,
              BC_pop, BC_return);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 7, 1, 0, S(0));
    /* a store that is the last instruction of the range never shows */
    t.handlers[0].end = 2;
    TINY_CODE(&t, BC_iconst_0, BC_istore_0, BC_nop, BC_aconst_null, BC_astore_0, BC_nop, BC_return, BC_pop, BC_aload_0,
              BC_pop, BC_return);
    expect(maps_of(&t), 7, 1, L(0), L(0) | S(0));
    tiny_free(&t);
}

static void switches(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(ILjava/lang/Object;)V");
    /* 0 iload_0, 1 tableswitch (pad 2,3; default 4..7 -> 27, low 8, high 12, offsets 16 -> 24, 20 -> 27), 24 aload_1..
     */
    TINY_CODE(&t, BC_iload_0, BC_tableswitch, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 23, 0, 0, 0, 26,
              BC_aload_1, BC_pop, BC_return, BC_return);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 0, 0, L(0) | L(1), L(1));
    expect(maps, 24, 0, L(1), L(1));
    expect(maps, 27, 0, 0, 0);
    tiny_free(&t);
}

static void shuffles_move_references(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(Ljava/lang/Object;)V");
    /* stack from below: A I -> swap: I A -> dup_x1: A I A -> lconst: A I A J J -> dup2_x1: A I J J A J J */
    TINY_CODE(&t, BC_aload_0, BC_iconst_0, BC_swap, BC_dup_x1, BC_lconst_0, BC_dup2_x1, BC_pop2, BC_dup_x2, BC_return);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 2, 2, 0, S(0));
    expect(maps, 3, 2, 0, S(1));
    expect(maps, 4, 3, 0, S(0) | S(2));
    expect(maps, 6, 7, 0, S(0) | S(4));
    expect(maps, 7, 5, 0, S(0) | S(4));
    expect(maps, 8, 6, 0, S(0) | S(2) | S(5)); /* A I [A] J J A */
    tiny_free(&t);
}

static void members_and_constants(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(LX;)V");
    u8 field = (u8)tiny_member(&t, CP_FIELDREF, "X", "f", "J");
    u8 call = (u8)tiny_member(&t, CP_METHODREF, "X", "m", "(JLX;I)[I");
    u8 number = (u8)tiny_entry(&t, CP_INTEGER, 0, 0), text = (u8)tiny_entry(&t, CP_STRING, 0, 0);
    u8 code[] = {BC_aload_0, BC_dup,           BC_getfield, 0,    field,  BC_aload_0, BC_ldc,
                 number,     BC_invokevirtual, 0,           call, BC_ldc, text,       BC_return};
    t.code.code = (struct slice){code, sizeof code};
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 5, 3, L(0), L(0) | S(0));
    expect(maps, 8, 5, 0, S(0) | S(3));
    expect(maps, 11, 1, 0, S(0));
    expect(maps, 13, 2, 0, S(0) | S(1));
    tiny_free(&t);
}

/* try { return number } finally { ... } as old compilers wrote it: slot 1 holds the int to return for one caller of
 * the subroutine and the exception to throw on for the other. */
static void subroutine_setup(struct tiny *t) {
    tiny_new(t, ACC_STATIC, "(I)I");
    /* [0 iload_0, 1 istore_1, 2 jsr 13], 5 iload_1, 6 ireturn, 7 astore_1, 8 jsr 13, 11 aload_1, 12 athrow,
     * 13 astore_2, 14 nop, 15 ret 2 */
    TINY_CODE(t, BC_iload_0, BC_istore_1, BC_jsr, 0, 11, BC_iload_1, BC_ireturn, BC_astore_1, BC_jsr, 0, 5, BC_aload_1,
              BC_athrow, BC_astore_2, BC_nop, BC_ret, 2);
    tiny_handler(t, 0, 2, 7);
}

static void subroutines_by_caller(void **state) {
    (void)state;
    struct tiny t;
    subroutine_setup(&t);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 0, 0, L(0), 0);
    expect(maps, 5, 0, L(1), 0);
    expect(maps, 11, 0, L(1), L(1));
    assert_int_equal(ask(maps, 14).result, 1);
    u32 locals[8] = {0, 77, 5}, stack[8] = {11};
    struct frame_values values = {.locals = locals, .stack = stack};
    struct asked asked = ask_in(maps, 14, &values);
    assert_int_equal(asked.result, 0);
    assert_int_equal(asked.live[0], L(1) | L(2));
    assert_int_equal(asked.refs[0], 0);
    locals[2] = 11;
    assert_int_equal(ask_in(maps, 14, &values).refs[0], L(1));
    asked = ask_in(maps, 13, &values); /* the address is still on the stack */
    assert_int_equal(asked.refs[0], L(1));
    assert_int_equal(asked.depth, 1);
    locals[2] = 12;
    assert_int_equal(ask_in(maps, 14, &values).result, -1);
    tiny_free(&t);
}

static void return_addresses_through_a_table(void **state) {
    (void)state;
    struct tiny t;
    subroutine_setup(&t);
    struct frame_maps *maps = maps_of(&t);
    u16 offsets[] = {0, 1, 2, 5, 6, 7, 8, 11, 12, 13, 14, 15};
    u32 locals[8] = {0, 77, 7}, stack[8] = {0};
    struct frame_values values = {locals, stack, offsets, 12};
    assert_int_equal(ask_in(maps, 14, &values).refs[0], L(1));
    locals[2] = 3;
    assert_int_equal(ask_in(maps, 14, &values).refs[0], 0);
    locals[2] = 500;
    assert_int_equal(ask_in(maps, 14, &values).result, -1);
    tiny_free(&t);
}

/* A subroutine that is left by a jump and entered again in a loop. */
static void abandoned_subroutine(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(ILjava/lang/Object;)V");
    /* 0 jsr 4, 3 return, 4 astore_2, 5 iload_0, 6 ifeq 0, 9 ret 2 */
    TINY_CODE(&t, BC_jsr, 0, 4, BC_return, BC_astore_2, BC_iload_0, BC_ifeq, 0xff, 0xfa, BC_ret, 2);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 3, 0, 0, 0);
    u32 locals[8] = {0, 0, 3}, stack[8] = {0};
    struct frame_values values = {.locals = locals, .stack = stack};
    struct asked asked = ask_in(maps, 5, &values);
    assert_int_equal(asked.result, 0);
    assert_int_equal(asked.live[0], L(0) | L(2));
    tiny_free(&t);
}

static void nested_subroutines(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(Ljava/lang/Object;)Ljava/lang/Object;");
    /* 0 jsr 8, 3 jsr 8, 6 aload_0, 7 areturn, 8 astore_1, 9 jsr 14, 12 ret 1, 14 astore_2, 15 ret 2 */
    TINY_CODE(&t, BC_jsr, 0, 8, BC_jsr, 0, 5, BC_aload_0, BC_areturn, BC_astore_1, BC_jsr, 0, 5, BC_ret, 1, BC_astore_2,
              BC_ret, 2);
    struct frame_maps *maps = maps_of(&t);
    expect(maps, 6, 0, L(0), L(0));
    u32 locals[8] = {9, 6, 12}, stack[8] = {0};
    struct frame_values values = {.locals = locals, .stack = stack};
    struct asked asked = ask_in(maps, 15, &values);
    assert_int_equal(asked.result, 0);
    assert_int_equal(asked.live[0], L(0) | L(1) | L(2));
    assert_int_equal(asked.refs[0], L(0));
    tiny_free(&t);
}

/* Back from a subroutine is where its caller would be without it. */
static void returned_and_never_called_meet(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(ILjava/lang/Object;)Ljava/lang/Object;");
    /* 0 iload_0, 1 ifeq 7, 4 jsr 9, 7 aload_1, 8 areturn, 9 astore_2, 10 ret 2 */
    TINY_CODE(&t, BC_iload_0, BC_ifeq, 0, 6, BC_jsr, 0, 5, BC_aload_1, BC_areturn, BC_astore_2, BC_ret, 2);
    expect(maps_of(&t), 7, 0, L(1), L(1));
    tiny_free(&t);
}

static void many_slots(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(Ljava/lang/Object;)V");
    t.code.max_locals = 100;
    t.code.max_stack = 100;
    TINY_CODE(&t, BC_aload_0, BC_astore, 99, BC_aload, 99, BC_aload, 99, BC_return);
    struct asked asked = ask(maps_of(&t), 3);
    assert_int_equal(asked.refs[1], (u64)1 << 35);
    assert_int_equal(asked.live[1], (u64)1 << 35);
    assert_int_equal(asked.live[0], 0);
    assert_int_equal(asked.refs[0], 0);
    asked = ask(maps_of(&t), 7);
    assert_int_equal(asked.depth, 2);
    assert_int_equal(asked.refs[1], (u64)3 << 36);
    tiny_free(&t);
}

static void no_slots_at_all(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "()V");
    t.code.max_locals = t.code.max_stack = 0;
    TINY_CODE(&t, BC_nop, BC_return);
    expect(maps_of(&t), 1, 0, 0, 0);
    tiny_free(&t);
}

static void long_blocks_are_cut_without_a_trace(void **state) {
    (void)state;
    static u8 code[4000];
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(Ljava/lang/Object;)Ljava/lang/Object;");
    memset(code, BC_nop, sizeof code);
    code[sizeof code - 2] = BC_aload_0;
    code[sizeof code - 1] = BC_areturn;
    t.code.code = (struct slice){code, sizeof code};
    struct frame_maps *maps = maps_of(&t);
    for (u32 at = 0; at < sizeof code - 1; at += 13) expect(maps, at, 0, L(0), L(0));
    expect(maps, sizeof code - 1, 1, 0, S(0));
    tiny_free(&t);
}

static void places_without_a_map(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "()V");
    TINY_CODE(&t, BC_sipush, 0, 0, BC_pop, BC_return, BC_nop, BC_return);
    struct frame_maps *maps = maps_of(&t);
    assert_int_equal(ask(maps, 1).result, -1); /* inside an instruction */
    assert_int_equal(ask(maps, 5).result, -1); /* never reached */
    assert_int_equal(ask(maps, 7).result, -1); /* behind the end */
    assert_int_equal(ask(maps, ~0u).result, -1);
    assert_int_equal(ask(maps, 4).result, 0);
    tiny_free(&t);
}

#define INCONSISTENT(...) \
    do { \
        TINY_CODE(&t, __VA_ARGS__); \
        assert_null(maps_of(&t)); \
    } while (0)

static void inconsistent_code(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, ACC_STATIC, "(ILjava/lang/Object;)V");
    INCONSISTENT(BC_pop, BC_return);                                 /* nothing to pop */
    INCONSISTENT(BC_nop);                                            /* runs off the end */
    INCONSISTENT(BC_goto, 0, 9, BC_return);                          /* out of the code */
    INCONSISTENT(BC_goto, 0, 1, BC_return);                          /* into an instruction */
    INCONSISTENT(BC_iload, 8, BC_pop, BC_return);                    /* no such local */
    INCONSISTENT(BC_lload, 7, BC_pop2, BC_return);                   /* only half of it */
    INCONSISTENT(BC_aload_0, BC_pop, BC_return);                     /* an int */
    INCONSISTENT(BC_iload_1, BC_pop, BC_return);                     /* a reference */
    INCONSISTENT(BC_iload_0, BC_astore_2, BC_return);                /* an int */
    INCONSISTENT(BC_aload_1, BC_iadd, BC_return);                    /* a reference */
    INCONSISTENT(BC_ret, 0);                                         /* not an address */
    INCONSISTENT(BC_ldc, 99, BC_pop, BC_return);                     /* no such constant */
    INCONSISTENT(BC_getstatic, 0, 1, BC_return);                     /* not a field */
    INCONSISTENT(BC_invokestatic, 0xff, 0xff, BC_return);            /* not a method */
    INCONSISTENT(BC_iload_0, BC_ifeq, 0, 4, BC_iconst_0, BC_return); /* 1 or 0 operands at the return */
    INCONSISTENT(BC_iconst_0, BC_goto, 0xff, 0xff);                  /* ever more operands */
    INCONSISTENT(0xca, BC_return);                                   /* no instruction */
    INCONSISTENT(BC_tableswitch, 0, 0);                              /* cut short */
    tiny_free(&t);
}

/* Whatever the bytes are: no crash, and every map that is given is in bounds. */
static void arbitrary_bytes(void **state) {
    (void)state;
    u32 seed = 12345;
    for (u32 round = 0; round < 30000; round++) {
        struct tiny t;
        u8 code[40];
        tiny_new(&t, round & ACC_STATIC, "(ILjava/lang/Object;J)V");
        tiny_member(&t, CP_FIELDREF, "X", "f", "J");
        tiny_member(&t, CP_METHODREF, "X", "m", "(JLX;I)[I");
        for (u32 i = 0; i < sizeof code; i++) {
            seed = seed * 1103515245 + 12345;
            u32 dice = seed >> 16;
            code[i] = (u8)(dice & 0x700 ? dice % 48 : dice % 202); /* small numbers are short branches, too */
        }
        code[sizeof code - 1] = BC_return;
        t.code.code = (struct slice){code, sizeof code};
        tiny_handler(&t, (u16)(seed >> 8 & 15), (u16)(16 + (seed >> 12 & 15)), (u16)(seed >> 20 & 31));
        struct frame_maps *maps = maps_of(&t);
        for (u32 at = 0; maps && at <= sizeof code; at++)
            if (ask(maps, at).result == 0) assert_true(ask(maps, at).depth <= 8);
        tiny_free(&t);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(straight_code),
        cmocka_unit_test(arguments_and_receiver),
        cmocka_unit_test(reference_on_one_path_only),
        cmocka_unit_test(reading_what_differs_is_inconsistent),
        cmocka_unit_test(long_halves),
        cmocka_unit_test(loop_keeps_alive),
        cmocka_unit_test(handler_keeps_alive),
        cmocka_unit_test(handler_sees_every_instruction),
        cmocka_unit_test(switches),
        cmocka_unit_test(shuffles_move_references),
        cmocka_unit_test(members_and_constants),
        cmocka_unit_test(subroutines_by_caller),
        cmocka_unit_test(return_addresses_through_a_table),
        cmocka_unit_test(abandoned_subroutine),
        cmocka_unit_test(nested_subroutines),
        cmocka_unit_test(returned_and_never_called_meet),
        cmocka_unit_test(many_slots),
        cmocka_unit_test(no_slots_at_all),
        cmocka_unit_test(long_blocks_are_cut_without_a_trace),
        cmocka_unit_test(places_without_a_map),
        cmocka_unit_test(inconsistent_code),
        cmocka_unit_test(arbitrary_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
