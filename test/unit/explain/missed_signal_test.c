#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "explain/missed_signal.h"

enum { WAITER = 1, SIGNALLER = 2, OTHER = 3, LOCK = 10, PLACE = 20 };

#define WRITE(who, place) \
    { .kind = RECORD_WRITE, .thread = who, .object = place, .write = true }
#define READ(who, place) \
    { .kind = RECORD_READ, .thread = who, .object = place }
#define LOOK(who, place) \
    { .kind = RECORD_INSIDE, .thread = who, .object = place }
#define SIGNAL(who) \
    { .kind = RECORD_SIGNAL, .thread = who, .object = LOCK }
#define START(who) \
    { .kind = RECORD_START, .thread = who }

static bool missed(const struct record *events, size_t count) {
    u32 signal = 0;
    if (!missed_signal_last(events, (u32)count, WAITER, LOCK, &signal)) return false;
    assert_int_equal(events[signal].kind, RECORD_SIGNAL);
    assert_int_equal(events[signal].thread, SIGNALLER);
    return true;
}

#define MISSED(...) \
    missed((const struct record[]){__VA_ARGS__}, sizeof(struct record[]){__VA_ARGS__} / sizeof(struct record))

static void a_signal_that_met_nobody_is_missed(void **state) {
    (void)state;
    assert_true(MISSED(START(WAITER), SIGNAL(SIGNALLER)));
    assert_false(MISSED(START(WAITER), WRITE(SIGNALLER, PLACE)));
    assert_false(MISSED({.kind = RECORD_SIGNAL, .thread = SIGNALLER, .object = LOCK, .matters = true}));
    assert_false(MISSED({.kind = RECORD_SIGNAL, .thread = SIGNALLER, .object = LOCK + 1}));
    assert_false(MISSED(SIGNAL(SIGNALLER), {.kind = RECORD_SIGNAL, .thread = OTHER, .object = LOCK, .matters = true}));
}

static void data_tells_it(void **state) {
    (void)state;
    assert_false(MISSED(START(WAITER), WRITE(SIGNALLER, PLACE), SIGNAL(SIGNALLER), READ(WAITER, PLACE)));
    assert_false(MISSED(START(WAITER), WRITE(SIGNALLER, PLACE), SIGNAL(SIGNALLER), LOOK(WAITER, PLACE)));
}

static void other_data_does_not(void **state) {
    (void)state;
    assert_true(MISSED(START(WAITER), READ(WAITER, PLACE), WRITE(SIGNALLER, PLACE), SIGNAL(SIGNALLER)));
    assert_true(MISSED(START(WAITER), WRITE(SIGNALLER, PLACE), SIGNAL(SIGNALLER), READ(WAITER, PLACE + 1)));
    assert_true(MISSED(START(WAITER), WRITE(SIGNALLER, PLACE), SIGNAL(SIGNALLER), READ(OTHER, PLACE)));
    assert_true(MISSED(START(WAITER), WRITE(OTHER, PLACE), SIGNAL(SIGNALLER), READ(WAITER, PLACE)));
    assert_true(MISSED(START(WAITER), SIGNAL(SIGNALLER), WRITE(SIGNALLER, PLACE), READ(WAITER, PLACE)));
}

static void a_value_that_is_gone_tells_nothing(void **state) {
    (void)state;
    assert_true(MISSED(WRITE(SIGNALLER, PLACE), SIGNAL(SIGNALLER), WRITE(OTHER, PLACE), READ(WAITER, PLACE)));
}

static void what_was_there_before_the_waiter_tells_nothing(void **state) {
    (void)state;
    assert_true(MISSED(WRITE(SIGNALLER, PLACE), START(WAITER), SIGNAL(SIGNALLER), READ(WAITER, PLACE)));
    assert_false(MISSED(START(WAITER), WRITE(SIGNALLER, PLACE), START(OTHER), SIGNAL(SIGNALLER), READ(WAITER, PLACE)));
}

static void locking_is_not_reading(void **state) {
    (void)state;
    assert_true(
        MISSED({.kind = RECORD_INSIDE, .thread = SIGNALLER, .object = LOCK, .slot = SLOT_MONITOR, .write = true},
               SIGNAL(SIGNALLER), {.kind = RECORD_INSIDE, .thread = WAITER, .object = LOCK, .slot = SLOT_MONITOR}));
}

static bool spent(const struct record *events, size_t count) {
    u32 signal = 0;
    if (!missed_signal_spent(events, (u32)count, WAITER, LOCK, &signal)) return false;
    assert_string_equal(events[signal].whole, "other");
    return true;
}

#define SPENT(...) \
    spent((const struct record[]){__VA_ARGS__}, sizeof(struct record[]){__VA_ARGS__} / sizeof(struct record))
#define WAKING(who) \
    { .kind = RECORD_SIGNAL, .thread = who, .object = LOCK, .matters = true, .whole = "other" }

static void a_signal_that_woke_another_is_spent(void **state) {
    (void)state;
    assert_true(SPENT(READ(WAITER, PLACE), WAKING(SIGNALLER), READ(OTHER, PLACE)));
    assert_false(SPENT(WAKING(SIGNALLER), READ(WAITER, PLACE)));
    assert_false(SPENT(READ(WAITER, PLACE), WAKING(SIGNALLER), SIGNAL(SIGNALLER)));
    assert_false(SPENT(READ(WAITER, PLACE), WAKING(WAITER)));
    assert_false(SPENT(READ(WAITER, PLACE)));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_signal_that_met_nobody_is_missed),
        cmocka_unit_test(data_tells_it),
        cmocka_unit_test(other_data_does_not),
        cmocka_unit_test(a_value_that_is_gone_tells_nothing),
        cmocka_unit_test(what_was_there_before_the_waiter_tells_nothing),
        cmocka_unit_test(locking_is_not_reading),
        cmocka_unit_test(a_signal_that_woke_another_is_spent),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
