/* Laws of merging, and what one instruction does to the slots. Whole methods: framemap_test.c. */
#include "unit/program/tiny.h"

#include "program/flow/frame_slots.h"

struct frame {
    struct frame_slots slots;
    u64 words[1];
};

static void frame_new(struct frame *f) {
    memset(f, 0, sizeof *f);
    f->slots = (struct frame_slots){.locals = 8, .limit = 16, .top = 8, .refs = f->words};
}

static bool step(struct frame *f, u8 op, u32 local) {
    static const struct classfile none = {0};
    struct bytecode b = {.op = op, .operand = local};
    return frame_slots_step(&f->slots, &none, &b);
}

static void merging_keeps_what_both_know(void **state) {
    (void)state;
    struct frame a, b;
    frame_new(&a);
    frame_new(&b);
    bits_set(a.words, 0), bits_set(a.words, 1);
    bits_set(b.words, 1), bits_set(b.words, 2);
    bool changed = false;
    assert_true(frame_slots_merge(&a.slots, &b.slots, &changed));
    assert_true(changed);
    assert_int_equal(a.words[0], 2);
    changed = false;
    assert_true(frame_slots_merge(&a.slots, &b.slots, &changed)); /* again: nothing new */
    assert_false(changed);
    b.slots.top++;
    assert_false(frame_slots_merge(&a.slots, &b.slots, &changed));
}

static void addresses_survive_only_if_equal(void **state) {
    (void)state;
    struct frame a, b;
    frame_new(&a);
    frame_new(&b);
    frame_slots_name_address(&a.slots, 3, 1), frame_slots_name_address(&a.slots, 4, 2);
    frame_slots_name_address(&b.slots, 3, 1), frame_slots_name_address(&b.slots, 4, 5);
    bool changed = false;
    assert_true(frame_slots_merge(&a.slots, &b.slots, &changed));
    assert_true(changed);
    assert_int_equal(frame_slots_call_of(&a.slots, 3), 1);
    assert_int_equal(frame_slots_call_of(&a.slots, 4), -1);
}

static void addresses_move_and_are_overwritten(void **state) {
    (void)state;
    struct frame f;
    frame_new(&f);
    assert_true(step(&f, BC_jsr, 0));
    frame_slots_name_address(&f.slots, 8, 7);
    assert_true(step(&f, BC_dup, 0));
    assert_true(step(&f, BC_astore, 2));
    assert_int_equal(frame_slots_call_of(&f.slots, 2), 7);
    assert_int_equal(frame_slots_call_of(&f.slots, 9), -1);
    assert_false(step(&f, BC_aload, 2)); /* addresses cannot be loaded back */
    assert_true(step(&f, BC_iconst_0, 0) && step(&f, BC_istore, 2));
    assert_int_equal(frame_slots_call_of(&f.slots, 2), -1);
}

static void too_many_addresses_are_forgotten(void **state) {
    (void)state;
    struct frame f;
    frame_new(&f);
    for (u32 i = 0; i < 3 * SLOTS_ADDRESSES; i++) frame_slots_name_address(&f.slots, i, i);
    assert_int_equal(f.slots.address_count, SLOTS_ADDRESSES);
}

static void catching_leaves_one_reference(void **state) {
    (void)state;
    struct frame f;
    frame_new(&f);
    assert_true(step(&f, BC_aconst_null, 0) && step(&f, BC_aconst_null, 0) && step(&f, BC_lconst_0, 0));
    assert_true(frame_slots_catch(&f.slots));
    assert_int_equal(f.slots.top, 9);
    assert_int_equal(f.words[0], 1 << 8);
    f.slots.limit = 8;
    assert_false(frame_slots_catch(&f.slots)); /* no room */
}

static void entering(void **state) {
    (void)state;
    struct frame f;
    frame_new(&f);
    struct slice descriptor = {(const u8 *)"(ILX;J[J)V", 10};
    assert_true(frame_slots_enter(&f.slots, false, descriptor));
    assert_int_equal(f.words[0], 1 << 0 | 1 << 2 | 1 << 5);
    f.slots.locals = 5;
    assert_false(frame_slots_enter(&f.slots, false, descriptor));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(merging_keeps_what_both_know),       cmocka_unit_test(addresses_survive_only_if_equal),
        cmocka_unit_test(addresses_move_and_are_overwritten), cmocka_unit_test(too_many_addresses_are_forgotten),
        cmocka_unit_test(catching_leaves_one_reference),      cmocka_unit_test(entering),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
