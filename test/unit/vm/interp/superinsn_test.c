/* Joining replaces the first op of a sequence and nothing else that its parts need. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "vm/interp/superinsn.h"

#define CODE(insns_) ((struct code){.insns = (insns_), .count = sizeof(insns_) / sizeof *(insns_)})

static void the_longest_sequence_wins(void **state) {
    (void)state;
    struct insn insns[] = {{OP_LOAD32, 3, 0}, {OP_LOAD32, 2, 0}, {OP_ICMPGE, 0, 7}, {OP_RETURN, 0, 0}};
    struct code code = CODE(insns);
    superinsn_form_all(&code);
    assert_int_equal(insns[0].op, OP_LOAD32_LOAD32_ICMPGE);
    assert_int_equal(insns[0].a, 3);
    assert_int_equal(insns[1].a, 2);
    assert_int_equal(insns[2].op, OP_ICMPGE);
    assert_int_equal(insns[2].b, 7);
    assert_int_equal(insns[3].op, OP_RETURN);
}

static void a_part_may_begin_a_sequence_itself(void **state) {
    (void)state;
    struct insn insns[] = {{OP_LOAD32, 3, 0}, {OP_LOAD32, 2, 0}, {OP_IADD, 0, 0}, {OP_STORE32, 1, 0}};
    struct code code = CODE(insns);
    superinsn_form_all(&code);
    assert_int_equal(insns[0].op, OP_LOAD32_LOAD32_IADD);
    assert_int_equal(insns[1].op, OP_LOAD32_IADD);
    assert_int_equal(insns[2].op, OP_IADD_STORE32);
    assert_int_equal(insns[3].op, OP_STORE32);
}

static void the_end_of_the_code_is_respected(void **state) {
    (void)state;
    struct insn insns[] = {{OP_LOAD32, 1, 0}, {OP_LOAD32, 2, 0}, {OP_IADD, 0, 0}};
    struct code code = {.insns = insns, .count = 2};
    superinsn_form_all(&code);
    assert_int_equal(insns[0].op, OP_LOAD32_LOAD32);
    assert_int_equal(insns[1].op, OP_LOAD32);
}

static void a_quick_field_joins_the_load_before_it(void **state) {
    (void)state;
    struct insn insns[] = {{OP_LOAD32, 5, 0}, {OP_GETFIELD, 0, 17}, {OP_RETURN32, 0, 0}};
    struct code code = CODE(insns);
    superinsn_form_all(&code);
    assert_int_equal(insns[0].op, OP_LOAD32);
    insn_quicken(&insns[1], OP_GETFIELD32, 4, 24);
    superinsn_form_before(&code, &insns[1]);
    assert_int_equal(insns[0].op, OP_LOAD32_GETFIELD32_RETURN32);
    assert_int_equal(insns[0].a, 5);
    assert_int_equal(insns[0].b, 24);
    assert_int_equal(insns[1].op, OP_GETFIELD32);
    assert_int_equal(insns[1].a, 4);
}

static void a_pair_becomes_a_triple_when_its_field_is_quick(void **state) {
    (void)state;
    struct insn insns[] = {{OP_LOAD32, 5, 0}, {OP_LOAD32, 4, 0}, {OP_PUTFIELD, 0, 9}, {OP_RETURN, 0, 0}};
    struct code code = CODE(insns);
    superinsn_form_all(&code);
    assert_int_equal(insns[0].op, OP_LOAD32_LOAD32);
    insn_quicken(&insns[2], OP_PUTFIELD32, 0, 32);
    superinsn_form_before(&code, &insns[2]);
    assert_int_equal(insns[0].op, OP_LOAD32_LOAD32_PUTFIELD32);
    assert_int_equal(insns[0].b, 32);
    assert_int_equal(insns[1].op, OP_LOAD32);
}

static void the_first_instruction_has_nothing_before_it(void **state) {
    (void)state;
    struct insn insns[] = {{OP_GETFIELD32, 0, 16}, {OP_RETURN32, 0, 0}};
    struct code code = CODE(insns);
    superinsn_form_before(&code, insns);
    assert_int_equal(insns[0].op, OP_GETFIELD32);
}

static void every_op_knows_its_parts(void **state) {
    (void)state;
    for (u32 op = 0; op < OP_COUNT; op++) {
        assert_in_range(superinsns[op].parts, 1, 3);
        assert_int_equal(superinsns[superinsns[op].first].parts, 1);
        assert_int_equal(superinsns[op].parts == 1, superinsns[op].first == op);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_longest_sequence_wins),
        cmocka_unit_test(a_part_may_begin_a_sequence_itself),
        cmocka_unit_test(the_end_of_the_code_is_respected),
        cmocka_unit_test(a_quick_field_joins_the_load_before_it),
        cmocka_unit_test(a_pair_becomes_a_triple_when_its_field_is_quick),
        cmocka_unit_test(the_first_instruction_has_nothing_before_it),
        cmocka_unit_test(every_op_knows_its_parts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
