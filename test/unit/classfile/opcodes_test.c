/* Lengths of instructions, and how switches are laid out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "classfile/opcodes.h"

#define LENGTH(at, ...) opcode_length((struct slice){(const u8[]){__VA_ARGS__}, sizeof(const u8[]){__VA_ARGS__}}, at)

static void the_table_has_no_gaps(void **state) {
    (void)state;
    assert_int_equal(OPCODE_COUNT, 202);
    for (u32 op = 0; op < 256; op++) assert_int_equal(opcode_info((u8)op) != NULL, op < 202);
    assert_string_equal(opcode_info(0)->mnemonic, "nop");
    assert_string_equal(opcode_info(0x84)->mnemonic, "iinc");
    assert_string_equal(opcode_info(0xc9)->mnemonic, "jsr_w");
    assert_int_equal(BC_invokedynamic, 0xba);
}

static void effects_are_well_formed(void **state) {
    (void)state;
    for (u32 op = 0; op < OPCODE_COUNT; op++) {
        const char *effect = opcode_info((u8)op)->effect;
        bool plain = strchr(effect, ':') && strspn(effect, "IJFDAR:") == strlen(effect);
        assert_true(plain || strcmp(effect, "?") == 0);
    }
}

static void lengths_by_format(void **state) {
    (void)state;
    assert_int_equal(LENGTH(0, BC_iadd), 1);
    assert_int_equal(LENGTH(0, BC_bipush, 1), 2);
    assert_int_equal(LENGTH(0, BC_sipush, 1, 2), 3);
    assert_int_equal(LENGTH(0, BC_ldc, 1), 2);
    assert_int_equal(LENGTH(0, BC_iinc, 1, 2), 3);
    assert_int_equal(LENGTH(0, BC_goto, 0, 3), 3);
    assert_int_equal(LENGTH(0, BC_goto_w, 0, 0, 0, 5), 5);
    assert_int_equal(LENGTH(0, BC_invokeinterface, 0, 1, 1, 0), 5);
    assert_int_equal(LENGTH(0, BC_multianewarray, 0, 1, 2), 4);
    assert_int_equal(LENGTH(0, BC_wide, BC_aload, 1, 0), 4);
    assert_int_equal(LENGTH(0, BC_wide, BC_iinc, 1, 0, 0, 1), 6);
    assert_int_equal(LENGTH(2, BC_nop, BC_nop, BC_ret, 1), 2);
}

static void malformed_instructions(void **state) {
    (void)state;
    assert_int_equal(LENGTH(0, 0xca), 0);
    assert_int_equal(LENGTH(0, 0xff), 0);
    assert_int_equal(LENGTH(1, BC_nop), 0);
    assert_int_equal(LENGTH(0, BC_sipush, 1), 0);
    assert_int_equal(LENGTH(0, BC_wide), 0);
    assert_int_equal(LENGTH(0, BC_wide, BC_iadd, 0, 0), 0);
    assert_int_equal(LENGTH(0, BC_wide, BC_wide, BC_aload, 0, 1), 0);
    assert_int_equal(LENGTH(0, BC_wide, BC_iinc, 1, 0, 0), 0);
    assert_int_equal(opcode_length((struct slice){0}, 0), 0);
}

static void table_switches(void **state) {
    (void)state;
    const u8 code[] = {BC_nop, BC_tableswitch,
                       9,      9,
                       0,      0,
                       0,      40,
                       0xff,   0xff,
                       0xff,   0xff,
                       0,      0,
                       0,      1, /* -1 .. 1 */
                       0,      0,
                       0,      7,
                       0,      0,
                       0,      8,
                       0xff,   0xff,
                       0xff,   0xff};
    struct slice slice = {code, sizeof code};
    assert_int_equal(opcode_length(slice, 1), 27);
    struct opcode_switch cases = opcode_switch(slice, 1);
    assert_int_equal(cases.otherwise, 40);
    assert_int_equal(cases.count, 3);
    assert_int_equal(opcode_switch_key(&cases, 0), -1);
    assert_int_equal(opcode_switch_key(&cases, 2), 1);
    assert_int_equal(opcode_switch_offset(&cases, 1), 8);
    assert_int_equal(opcode_switch_offset(&cases, 2), -1);
    slice.length--;
    assert_int_equal(opcode_length(slice, 1), 0);
}

static void lookup_switches(void **state) {
    (void)state;
    const u8 code[] = {
        BC_lookupswitch, 9, 9, 9, 0, 0, 0, 30, 0, 0, 0, 2, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 1, 0, 0, 0, 0, 7};
    struct slice slice = {code, sizeof code};
    assert_int_equal(opcode_length(slice, 0), 28);
    struct opcode_switch cases = opcode_switch(slice, 0);
    assert_int_equal(cases.otherwise, 30);
    assert_int_equal(cases.count, 2);
    assert_int_equal(opcode_switch_key(&cases, 1), 256);
    assert_int_equal(opcode_switch_offset(&cases, 0), 6);
    slice.length = 27;
    assert_int_equal(opcode_length(slice, 0), 0);
    slice.length = 8;
    assert_int_equal(opcode_length(slice, 0), 0);
}

static void absurd_switches(void **state) {
    (void)state;
    assert_int_equal(LENGTH(0, BC_tableswitch, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1), 0); /* high < low */
    assert_int_equal(LENGTH(0, BC_tableswitch, 0, 0, 0, 0, 0, 0, 0, 0x80, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff), 0);
    assert_int_equal(LENGTH(0, BC_lookupswitch, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff), 0);
    assert_int_equal(LENGTH(0, BC_lookupswitch, 0, 0, 0, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff), 0);
    assert_int_equal(LENGTH(0, BC_lookupswitch, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), 12);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_has_no_gaps), cmocka_unit_test(effects_are_well_formed),
        cmocka_unit_test(lengths_by_format),     cmocka_unit_test(malformed_instructions),
        cmocka_unit_test(table_switches),        cmocka_unit_test(lookup_switches),
        cmocka_unit_test(absurd_switches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
