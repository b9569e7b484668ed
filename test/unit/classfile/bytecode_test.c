/* Decoding brings the encodings of one instruction together and says what it does to locals and stack. */
#include "unit/program/tiny.h"

#include "classfile/bytecode.h"

static struct bytecode decode(const u8 *bytes, size_t length, u32 at) {
    struct bytecode b;
    assert_true(bytecode_decode((struct slice){bytes, length}, at, &b));
    return b;
}

#define DECODE(...) decode((const u8[]){__VA_ARGS__}, sizeof(const u8[]){__VA_ARGS__}, 0)

static void local_forms_become_one(void **state) {
    (void)state;
    struct bytecode forms[] = {DECODE(BC_dload_2), DECODE(BC_dload, 2), DECODE(BC_wide, BC_dload, 0, 2)};
    for (u32 i = 0; i < 3; i++) {
        assert_int_equal(forms[i].op, BC_dload);
        assert_int_equal(forms[i].operand, 2);
    }
    assert_int_equal(DECODE(BC_astore_3).op, BC_astore);
    assert_int_equal(DECODE(BC_astore_3).operand, 3);
    assert_int_equal(DECODE(BC_wide, BC_astore, 1, 2).operand, 258);
    assert_int_equal(DECODE(BC_wide, BC_astore, 1, 2).next, 4);
}

static void numbers(void **state) {
    (void)state;
    assert_int_equal(DECODE(BC_iconst_m1).value, -1);
    assert_int_equal(DECODE(BC_iconst_5).value, 5);
    assert_int_equal(DECODE(BC_bipush, 0x80).value, -128);
    assert_int_equal(DECODE(BC_sipush, 0xff, 0xfe).value, -2);
    assert_int_equal(DECODE(BC_iinc, 7, 0xff).value, -1);
    assert_int_equal(DECODE(BC_wide, BC_iinc, 1, 0, 0x80, 0).value, -32768);
    assert_int_equal(DECODE(BC_multianewarray, 0, 9, 200).value, 200);
}

static void constants_and_branches(void **state) {
    (void)state;
    assert_int_equal(DECODE(BC_ldc_w, 1, 2).op, BC_ldc);
    assert_int_equal(DECODE(BC_ldc_w, 1, 2).operand, 258);
    assert_int_equal(DECODE(BC_ldc, 2).operand, 2);
    assert_int_equal(DECODE(BC_goto, 0xff, 0xff).value, -1);
    assert_int_equal(DECODE(BC_goto_w, 0, 1, 0, 0).op, BC_goto);
    assert_int_equal(DECODE(BC_goto_w, 0, 1, 0, 0).value, 65536);
    assert_int_equal(DECODE(BC_jsr_w, 0, 0, 0, 9).op, BC_jsr);
    const u8 later[] = {BC_nop, BC_goto_w, 0x7f, 0xff, 0xff, 0xff}; /* 1 + INT32_MAX is outside any code */
    assert_true(decode(later, sizeof later, 1).value < 0);
}

static void where_control_goes(void **state) {
    (void)state;
    assert_true(bytecode_falls_through(&(struct bytecode){.op = BC_ifnull}));
    assert_true(bytecode_branches(&(struct bytecode){.op = BC_ifnull}));
    assert_true(bytecode_branches(&(struct bytecode){.op = BC_if_acmpne}));
    static const u8 ends[] = {BC_goto,         BC_jsr,     BC_ret,    BC_tableswitch,
                              BC_lookupswitch, BC_ireturn, BC_return, BC_athrow};
    for (u32 i = 0; i < sizeof ends; i++) assert_false(bytecode_falls_through(&(struct bytecode){.op = ends[i]}));
    assert_false(bytecode_branches(&(struct bytecode){.op = BC_jsr}));
    assert_false(bytecode_branches(&(struct bytecode){.op = BC_lcmp}));
}

static void accesses(void **state) {
    (void)state;
    struct bytecode iinc = DECODE(BC_iinc, 3, 1), lload = DECODE(BC_lload_1), astore = DECODE(BC_astore_0);
    struct bytecode ret = DECODE(BC_ret, 4), add = DECODE(BC_iadd);
    assert_true(bytecode_access(&iinc).reads && bytecode_access(&iinc).writes);
    assert_int_equal(bytecode_access(&iinc).index, 3);
    assert_int_equal(bytecode_access(&lload).slots, 2);
    assert_true(bytecode_access(&lload).reads && !bytecode_access(&lload).writes);
    assert_true(!bytecode_access(&astore).reads && bytecode_access(&astore).writes);
    assert_true(bytecode_access(&ret).reads && bytecode_access(&ret).slots == 1);
    assert_int_equal(bytecode_access(&add).slots, 0);
}

static void expect_effect(struct tiny *t, u8 op, u32 operand, u32 popped, u32 pushed) {
    struct bytecode b = {.op = op, .operand = operand, .value = 3};
    u32 out, in;
    assert_true(bytecode_effect(&t->cf, &b, &out, &in));
    assert_int_equal(out, popped);
    assert_int_equal(in, pushed);
}

static void effects(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, 0, "()V");
    u16 field = tiny_member(&t, CP_FIELDREF, "X", "f", "D"), call = tiny_member(&t, CP_METHODREF, "X", "m", "(J[IB)J");
    u16 nothing = tiny_member(&t, CP_METHODREF, "X", "m", "()V"), wide = tiny_entry(&t, CP_LONG, 0, 0);
    u16 text = tiny_entry(&t, CP_STRING, 1, 0), condy = tiny_member(&t, CP_DYNAMIC, "X", "c", "J");
    expect_effect(&t, BC_ladd, 0, 4, 2);
    expect_effect(&t, BC_aastore, 0, 3, 0);
    expect_effect(&t, BC_getfield, field, 1, 2);
    expect_effect(&t, BC_putfield, field, 3, 0);
    expect_effect(&t, BC_getstatic, field, 0, 2);
    expect_effect(&t, BC_putstatic, field, 2, 0);
    expect_effect(&t, BC_invokevirtual, call, 5, 2);
    expect_effect(&t, BC_invokestatic, call, 4, 2);
    expect_effect(&t, BC_invokespecial, nothing, 1, 0);
    expect_effect(&t, BC_ldc2_w, wide, 0, 2);
    expect_effect(&t, BC_ldc, text, 0, 1);
    expect_effect(&t, BC_ldc2_w, condy, 0, 2);
    expect_effect(&t, BC_multianewarray, 0, 3, 1);
    u32 out, in;
    assert_false(bytecode_effect(&t.cf, &(struct bytecode){.op = BC_getfield, .operand = 9999}, &out, &in));
    assert_false(bytecode_effect(&t.cf, &(struct bytecode){.op = BC_invokestatic, .operand = wide}, &out, &in));
    assert_false(bytecode_effect(&t.cf, &(struct bytecode){.op = BC_ldc, .operand = 0}, &out, &in));
    assert_false(bytecode_effect(&t.cf, &(struct bytecode){.op = BC_dup}, &out, &in));
    tiny_free(&t);
}

/* Every shuffle leaves as many slots as the specification says. */
static void shuffles(void **state) {
    (void)state;
    static const i8 grows[] = {-1, -2, 1, 1, 1, 2, 2, 2, 0};
    for (u32 op = BC_pop; op <= BC_swap; op++) {
        const struct bytecode_shuffle *how = bytecode_shuffle(&(struct bytecode){.op = (u8)op});
        assert_non_null(how);
        assert_int_equal((i32)strlen(how->pushed) - how->taken, grows[op - BC_pop]);
    }
    assert_null(bytecode_shuffle(&(struct bytecode){.op = BC_iadd}));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(local_forms_become_one),
        cmocka_unit_test(numbers),
        cmocka_unit_test(constants_and_branches),
        cmocka_unit_test(where_control_goes),
        cmocka_unit_test(accesses),
        cmocka_unit_test(effects),
        cmocka_unit_test(shuffles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
