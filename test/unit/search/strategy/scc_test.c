#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <cmocka.h>

#include "search/property/thread_mask.h"
#include "search/strategy/scc.h"

#define TIMELESS ((struct scc_time){.looks = UINT64_MAX})

/* 1 -> 2 -> 3 -> 2, and nothing else: threads 5 and 6 take steps on the cycle, thread 4 led there. */
static void a_cycle_without_exit_is_found_at_its_first_state(void **state) {
    (void)state;
    struct scc_part part;
    struct scc *c = scc_new();
    scc_enter(c, 1, 0, TIMELESS);
    scc_enter(c, 2, 4, TIMELESS);
    scc_enter(c, 3, 5, TIMELESS);
    scc_again(c, 2, 6);
    assert_false(scc_leave(c, &part));
    assert_true(scc_leave(c, &part));
    assert_int_equal(part.movers, thread_mask_bit(5) | thread_mask_bit(6));
    assert_false(scc_leave(c, &part));
    scc_free(c);
}

/* 1 -> 2 -> 1: in 2, a thread waits for a time. Once time passes, 2 has a step to 3, which leads back to 1. */
static void time_passes_in_a_cycle_without_exit(void **state) {
    (void)state;
    struct scc_part part;
    struct scc *c = scc_new();
    u64 looks;
    scc_enter(c, 1, 0, TIMELESS);
    scc_enter(c, 2, 1, ((struct scc_time){.waits = true, .looks = 7}));
    assert_false(scc_waits_for_time(c, &looks));
    scc_again(c, 1, 1);
    assert_false(scc_leave(c, &part));
    assert_true(scc_waits_for_time(c, &looks));
    assert_int_equal(looks, 7);
    scc_let_time_pass(c);
    assert_false(scc_waits_for_time(c, &looks));
    scc_enter(c, 2, 1, ((struct scc_time){.waits = true, .looks = 7, .passes = true}));
    scc_again(c, 1, 1);
    scc_enter(c, 3, 2, TIMELESS);
    scc_again(c, 1, 3);
    assert_false(scc_leave(c, &part));
    assert_false(scc_leave(c, &part));
    assert_false(scc_waits_for_time(c, &looks));
    assert_true(scc_leave(c, &part));
    assert_int_equal(part.count, 3);
    assert_int_equal(part.movers, thread_mask_bit(1) | thread_mask_bit(2) | thread_mask_bit(3));
    scc_free(c);
}

/* 1 -> 2 -> 1, and a step that leaves: time has to wait for that. */
static void time_does_not_pass_in_a_cycle_with_an_exit(void **state) {
    (void)state;
    struct scc_part part;
    struct scc *c = scc_new();
    u64 looks;
    scc_enter(c, 1, 0, ((struct scc_time){.waits = true, .looks = UINT64_MAX}));
    scc_enter(c, 2, 1, TIMELESS);
    scc_again(c, 1, 1);
    scc_end(c);
    assert_false(scc_leave(c, &part));
    assert_false(scc_waits_for_time(c, &looks));
    assert_false(scc_leave(c, &part));
    scc_free(c);
}

static void a_cycle_with_an_exit_is_none(void **state) {
    (void)state;
    struct scc_part part;
    struct scc *c = scc_new();
    scc_enter(c, 1, 0, TIMELESS);
    scc_enter(c, 2, 0, TIMELESS);
    scc_again(c, 1, 1);
    scc_end(c);
    assert_false(scc_leave(c, &part));
    assert_false(scc_leave(c, &part));
    scc_free(c);
}

/* What was left for good is an exit, too; a step to the same state is a cycle; states that are not stored count. */
static void left_states_are_exits(void **state) {
    (void)state;
    struct scc_part part;
    struct scc *c = scc_new();
    scc_enter(c, 1, 0, TIMELESS);
    scc_enter(c, 2, 0, TIMELESS);
    scc_again(c, 2, 70);
    assert_true(scc_leave(c, &part));
    assert_int_equal(part.movers, thread_mask_bit(63));
    scc_enter(c, 0, 1, TIMELESS);
    scc_again(c, 1, 1);
    scc_again(c, 2, 1);
    assert_false(scc_leave(c, &part));
    assert_false(scc_leave(c, &part));
    scc_free(c);
}

/* ---- archives ---- */

static struct slice written(const struct scc *c) {
    char *bytes;
    size_t length;
    struct diag diag;
    FILE *stream = open_memstream(&bytes, &length);
    struct archive_writer *w = archive_begin(stream, "TESTFILE", 1);
    scc_write(c, w);
    assert_int_equal(archive_finish(w, &diag), 0);
    fclose(stream);
    return (struct slice){(const u8 *)bytes, length};
}

static bool reads(struct scc *c, struct slice bytes, u32 levels, u32 states) {
    struct archive_reader r;
    struct diag diag;
    assert_int_equal(archive_open(&r, bytes, "TESTFILE", 1, &diag), 0);
    scc_read(c, levels, states, &r);
    return !r.failed && r.at == r.end;
}

/* The cycle of the first test, read again in the middle of it. */
static void a_search_goes_on_from_an_archive(void **state) {
    (void)state;
    struct scc_part part;
    struct scc *first = scc_new(), *c = scc_new(), *few = scc_new(), *low = scc_new();
    scc_enter(first, 1, 0, TIMELESS);
    scc_enter(first, 2, 4, TIMELESS);
    scc_enter(first, 3, 5, TIMELESS);
    scc_again(first, 2, 6);
    struct slice bytes = written(first);
    assert_true(reads(c, bytes, 3, 3));
    assert_false(reads(few, bytes, 2, 3)); /* the stack has fewer levels */
    assert_false(reads(low, bytes, 3, 2)); /* there is no state 3 */
    scc_again(c, 2, 7);
    assert_false(scc_leave(c, &part));
    assert_true(scc_leave(c, &part));
    assert_int_equal(part.movers, thread_mask_bit(5) | thread_mask_bit(6) | thread_mask_bit(7));
    assert_false(scc_leave(c, &part));
    scc_free(first);
    scc_free(c);
    scc_free(few);
    scc_free(low);
    free((void *)(uintptr_t)bytes.at);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cycle_without_exit_is_found_at_its_first_state),
        cmocka_unit_test(time_passes_in_a_cycle_without_exit),
        cmocka_unit_test(time_does_not_pass_in_a_cycle_with_an_exit),
        cmocka_unit_test(a_cycle_with_an_exit_is_none),
        cmocka_unit_test(left_states_are_exits),
        cmocka_unit_test(a_search_goes_on_from_an_archive),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
