#include "search/reduce/dpor_trace.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { A, B, C };

static struct dpor_event access_by(u32 thread, ref object, u32 slot, enum access_kind kind) {
    return (struct dpor_event){thread, 0, {object, slot, kind}};
}

static void step(struct dpor_trace *past, u32 thread, ref object, u32 slot, enum access_kind kind) {
    struct dpor_event e = access_by(thread, object, slot, kind);
    dpor_trace_push(past, thread, &e, 1);
}

struct found {
    u32 steps[8], count;
};

static void note(void *context, u32 step, u32 thread) {
    struct found *found = context;
    (void)thread;
    found->steps[found->count++] = step;
}

static struct found races(struct dpor_trace *past, u32 thread, ref object, u32 slot, enum access_kind kind) {
    struct found found = {{0}, 0};
    struct dpor_event e = access_by(thread, object, slot, kind);
    dpor_trace_races(past, &e, note, &found);
    return found;
}

static void expect(struct found found, u32 count, u32 first) {
    assert_int_equal(found.count, count);
    if (count) assert_int_equal(found.steps[0], first);
}

static void a_write_races_with_the_last_write_and_the_reads_since(void **state) {
    (void)state;
    struct dpor_trace *past = dpor_trace_new(NULL);
    step(past, A, 1, 8, ACCESS_WRITE);
    expect(races(past, B, 1, 8, ACCESS_READ), 1, 1);
    expect(races(past, B, 1, 12, ACCESS_WRITE), 0, 0);
    expect(races(past, A, 1, 8, ACCESS_WRITE), 0, 0);
    step(past, B, 1, 8, ACCESS_READ);
    expect(races(past, C, 1, 8, ACCESS_WRITE), 2, 2);
    expect(races(past, C, 1, 8, ACCESS_READ), 1, 1);
    expect(races(past, A, 1, 8, ACCESS_WRITE), 1, 2); /* its own write is not a race */
    dpor_trace_free(past);
}

static void what_is_known_does_not_race(void **state) {
    (void)state;
    struct dpor_trace *past = dpor_trace_new(NULL);
    step(past, A, 1, 8, ACCESS_WRITE);
    step(past, A, 2, 0, ACCESS_WRITE);
    step(past, B, 2, 0, ACCESS_READ); /* B now knows what A did */
    assert_int_equal(dpor_trace_known(past, B, A), 2);
    expect(races(past, B, 1, 8, ACCESS_WRITE), 0, 0);
    dpor_trace_pop(past);
    assert_int_equal(dpor_trace_known(past, B, A), 0);
    expect(races(past, B, 1, 8, ACCESS_WRITE), 1, 1);
    dpor_trace_enable(past, B);
    expect(races(past, B, 1, 8, ACCESS_WRITE), 0, 0);
    dpor_trace_free(past);
}

static void acquiring_and_releasing_are_no_races(void **state) {
    (void)state;
    struct dpor_trace *past = dpor_trace_new(NULL);
    step(past, A, 0, (u32)SLOT_LIFE, ACCESS_RELEASE);
    step(past, B, 0, (u32)SLOT_LIFE, ACCESS_RELEASE);
    assert_int_equal(dpor_trace_known(past, B, A), 0);
    expect(races(past, C, 0, (u32)SLOT_LIFE, ACCESS_ACQUIRE), 0, 0);
    step(past, C, 0, (u32)SLOT_LIFE, ACCESS_ACQUIRE);
    assert_int_equal(dpor_trace_known(past, C, A), 1);
    assert_int_equal(dpor_trace_known(past, C, B), 2);
    dpor_trace_free(past);
}

static void all_that_happens_races_with_what_touches_everything(void **state) {
    (void)state;
    struct dpor_trace *past = dpor_trace_new(NULL);
    step(past, A, 0, (u32)SLOT_ALL, ACCESS_WRITE);
    expect(races(past, B, 1, 8, ACCESS_READ), 1, 1);
    expect(races(past, B, 1, (u32)SLOT_LIFE, ACCESS_ACQUIRE), 1, 1); /* which makes B know it: the last chance */
    expect(races(past, B, 1, (u32)SLOT_LIFE, ACCESS_RELEASE), 1, 1);
    step(past, B, 1, (u32)SLOT_LIFE, ACCESS_ACQUIRE);
    expect(races(past, B, 1, 8, ACCESS_READ), 0, 0);
    dpor_trace_free(past);
}

/* B looks whether A's thread is alive; C, who joins it, learns nothing of B. */
static void acquiring_does_not_come_after_reads(void **state) {
    (void)state;
    struct dpor_trace *past = dpor_trace_new(NULL);
    step(past, A, 1, (u32)SLOT_LIFE, ACCESS_WRITE);
    step(past, B, 1, (u32)SLOT_LIFE, ACCESS_READ);
    step(past, C, 1, (u32)SLOT_LIFE, ACCESS_ACQUIRE);
    assert_int_equal(dpor_trace_known(past, C, A), 1);
    assert_int_equal(dpor_trace_known(past, C, B), 0);
    dpor_trace_free(past);
}

static void the_whole_object_overlaps_its_elements(void **state) {
    (void)state;
    struct dpor_trace *past = dpor_trace_new(NULL);
    step(past, A, 5, 0, ACCESS_WRITE);
    step(past, B, 5, 1, ACCESS_WRITE);
    step(past, A, 5, SLOT_MONITOR, ACCESS_WRITE); /* not an element */
    expect(races(past, C, 5, (u32)SLOT_WHOLE, ACCESS_READ), 2, 2);
    expect(races(past, C, 6, (u32)SLOT_WHOLE, ACCESS_READ), 0, 0);
    step(past, C, 5, (u32)SLOT_WHOLE, ACCESS_WRITE);
    expect(races(past, A, 5, 3, ACCESS_READ), 1, 4);
    dpor_trace_free(past);
}

static void everything_overlaps_everything(void **state) {
    (void)state;
    struct dpor_trace *past = dpor_trace_new(NULL);
    step(past, A, 5, 0, ACCESS_READ);
    step(past, B, 6, 0, ACCESS_READ);
    expect(races(past, C, 0, (u32)SLOT_ALL, ACCESS_WRITE), 2, 1);
    step(past, C, 0, (u32)SLOT_ALL, ACCESS_WRITE);
    assert_int_equal(dpor_trace_known(past, C, A), 1);
    assert_int_equal(dpor_trace_known(past, C, B), 2);
    expect(races(past, A, 9, 9, ACCESS_READ), 1, 3);
    dpor_trace_free(past);
}

static void reads_by_one_thread_leave_one_entry(void **state) {
    (void)state;
    struct dpor_trace *past = dpor_trace_new(NULL);
    step(past, A, 1, 8, ACCESS_WRITE);
    for (u32 i = 0; i < 5; i++) step(past, B, 1, 8, ACCESS_READ);
    struct found found = races(past, C, 1, 8, ACCESS_WRITE);
    expect(found, 2, 6);
    assert_int_equal(found.steps[1], 1);
    for (u32 i = 0; i < 5; i++) dpor_trace_pop(past);
    expect(races(past, C, 1, 8, ACCESS_WRITE), 1, 1);
    dpor_trace_free(past);
}

/* In turns: still one for each thread, and the way back restores what there was. */
static void reads_in_turns_leave_one_entry_each(void **state) {
    (void)state;
    struct dpor_trace *past = dpor_trace_new(NULL);
    step(past, A, 1, 8, ACCESS_WRITE);
    for (u32 i = 0; i < 5; i++) {
        step(past, A, 1, 8, ACCESS_READ);
        step(past, B, 1, 8, ACCESS_READ);
    }
    struct found found = races(past, C, 1, 8, ACCESS_WRITE);
    expect(found, 3, 11);
    assert_int_equal(found.steps[1], 10);
    assert_int_equal(found.steps[2], 1);
    for (u32 i = 0; i < 9; i++) dpor_trace_pop(past);
    expect(races(past, C, 1, 8, ACCESS_WRITE), 2, 2);
    dpor_trace_free(past);
}

static void places_are_private_until_shared(void **state) {
    (void)state;
    struct dpor_trace *past = dpor_trace_new(NULL);
    struct dpor_event mine = access_by(A, 1, 8, ACCESS_WRITE), theirs = access_by(B, 1, 8, ACCESS_READ);
    assert_true(dpor_trace_is_private(past, &mine));
    dpor_trace_push(past, A, &mine, 1);
    assert_true(dpor_trace_is_private(past, &mine));
    assert_false(dpor_trace_is_private(past, &theirs));
    dpor_trace_push(past, B, &theirs, 1);
    dpor_trace_pop(past); /* it was seen all the same */
    assert_false(dpor_trace_is_private(past, &mine));
    dpor_trace_free(past);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_write_races_with_the_last_write_and_the_reads_since),
        cmocka_unit_test(what_is_known_does_not_race),
        cmocka_unit_test(acquiring_and_releasing_are_no_races),
        cmocka_unit_test(all_that_happens_races_with_what_touches_everything),
        cmocka_unit_test(acquiring_does_not_come_after_reads),
        cmocka_unit_test(the_whole_object_overlaps_its_elements),
        cmocka_unit_test(everything_overlaps_everything),
        cmocka_unit_test(reads_by_one_thread_leave_one_entry),
        cmocka_unit_test(reads_in_turns_leave_one_entry_each),
        cmocka_unit_test(places_are_private_until_shared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
