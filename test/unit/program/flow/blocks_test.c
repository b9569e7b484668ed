/* Where blocks begin. */
#include "unit/program/tiny.h"

#include "program/flow/blocks.h"

static void expect_starts(struct tiny *t, const u16 *starts, u32 count) {
    struct blocks blocks;
    assert_int_equal(blocks_find(t->arena, &t->code, &blocks), 0);
    assert_int_equal(blocks.count, count);
    assert_memory_equal(blocks.starts, starts, count * sizeof *starts);
    assert_int_equal(blocks_end(&blocks, count - 1), t->code.code.length);
}

#define STARTS(t, ...) expect_starts(t, (const u16[]){__VA_ARGS__}, sizeof(const u16[]){__VA_ARGS__} / 2)

static void branches_and_what_follows_them(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, 0, "()V");
    TINY_CODE(&t, BC_iconst_0, BC_ifeq, 0, 4, BC_nop, BC_nop, BC_goto, 0xff, 0xfb, BC_nop, BC_return);
    STARTS(&t, 0, 1, 4, 5, 9);
    TINY_CODE(&t, BC_jsr, 0, 4, BC_return, BC_astore_1, BC_ret, 1, BC_nop);
    STARTS(&t, 0, 3, 4, 7);
    tiny_free(&t);
}

static void handlers_cut_at_both_ends(void **state) {
    (void)state;
    struct tiny t;
    tiny_new(&t, 0, "()V");
    TINY_CODE(&t, BC_nop, BC_nop, BC_nop, BC_nop, BC_return, BC_pop, BC_return);
    tiny_handler(&t, 1, 3, 5);
    STARTS(&t, 0, 1, 3, 5);
    t.handlers[0].end = 7; /* up to the end of the code */
    STARTS(&t, 0, 1, 5);
    tiny_free(&t);
}

static void looking_up(void **state) {
    (void)state;
    struct tiny t;
    struct blocks blocks;
    tiny_new(&t, 0, "()V");
    TINY_CODE(&t, BC_iconst_0, BC_ifeq, 0, 4, BC_nop, BC_nop, BC_return);
    assert_int_equal(blocks_find(t.arena, &t.code, &blocks), 0); /* 0, 4, 5 */
    static const u8 block_of[] = {0, 0, 0, 0, 1, 2, 2};
    for (u32 at = 0; at < 7; at++) assert_int_equal(blocks_at(&blocks, at), block_of[at]);
    assert_int_equal(blocks_end(&blocks, 0), 4);
    assert_int_equal(blocks_end(&blocks, 2), 7);
    tiny_free(&t);
}

static void long_runs_are_cut(void **state) {
    (void)state;
    static u8 code[1000];
    struct tiny t;
    struct blocks blocks;
    tiny_new(&t, 0, "()V");
    t.code.code = (struct slice){code, sizeof code};
    assert_int_equal(blocks_find(t.arena, &t.code, &blocks), 0);
    assert_int_equal(blocks.count, 4);
    tiny_free(&t);
}

#define REFUSED(...) \
    do { \
        TINY_CODE(&t, __VA_ARGS__); \
        assert_int_equal(blocks_find(t.arena, &t.code, &blocks), -1); \
    } while (0)

static void targets_that_are_no_instructions(void **state) {
    (void)state;
    struct tiny t;
    struct blocks blocks;
    tiny_new(&t, 0, "()V");
    REFUSED(BC_goto, 0, 2, BC_return);
    REFUSED(BC_goto, 0, 4, BC_return);
    REFUSED(BC_goto, 0xff, 0xff, BC_return);
    REFUSED(BC_goto_w, 0x7f, 0xff, 0xff, 0xff);
    REFUSED(BC_sipush, 0);
    REFUSED(BC_lookupswitch, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, BC_return);
    t.code.code = (struct slice){0};
    assert_int_equal(blocks_find(t.arena, &t.code, &blocks), -1);
    tiny_handler(&t, 1, 2, 0);
    REFUSED(BC_sipush, 0, 0, BC_return); /* the range begins inside an instruction */
    tiny_free(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(branches_and_what_follows_them),
        cmocka_unit_test(handlers_cut_at_both_ends),
        cmocka_unit_test(looking_up),
        cmocka_unit_test(long_runs_are_cut),
        cmocka_unit_test(targets_that_are_no_instructions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
