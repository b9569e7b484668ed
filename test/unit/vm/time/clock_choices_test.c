/* Where time may land: far behind all that is held; before limits after stamps, and before deadlines. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "vm/access/protection.h"
#include "vm/time/clock.h"
#include "vm/time/clock_choices.h"
#include "vm/time/time_limits.h"

enum { MILLI = 1000000 };

static struct vm *vm_with(const struct time_value *limits, u32 count) {
    struct vm *vm = calloc(1, sizeof *vm);
    vm->explore.protection = protection_new();
    protection_impose_limits(vm, limits, count);
    return vm;
}

static void done(struct vm *vm) {
    protection_free(vm->explore.protection);
    free(vm);
}

static void one_deadline_has_passed_or_not(void **state) {
    (void)state;
    struct vm *vm = vm_with(NULL, 0);
    struct time_values held = {.until = 10 * MILLI, .times = {{10 * MILLI, MILLI}}, .count = 1};
    struct clock_choices l = clock_choices_of(vm, &held);
    assert_int_equal(l.count, 2);
    assert_true(l.at[0] >= held.until + CLOCK_LEAP / 2);
    assert_int_equal(l.at[1], 9 * MILLI);
    done(vm);
}

static void between_deadlines_there_is_time(void **state) {
    (void)state;
    struct vm *vm = vm_with(NULL, 0);
    struct time_values held = {
        .until = 30 * MILLI, .times = {{30 * MILLI, MILLI}, {10 * MILLI, MILLI}, {20 * MILLI, 1}}, .count = 3};
    struct clock_choices l = clock_choices_of(vm, &held);
    assert_int_equal(l.count, 4);
    assert_int_equal(l.at[1], 9 * MILLI);
    assert_int_equal(l.at[2], 20 * MILLI - 1);
    assert_int_equal(l.at[3], 29 * MILLI);
    assert_false(l.cut);
    done(vm);
}

static void limits_count_from_stamps(void **state) {
    (void)state;
    struct vm *vm = vm_with((struct time_value[]){{50 * MILLI, MILLI}, {7, 1}}, 2);
    struct time_values held = {
        .now = 8 * MILLI, .until = 8 * MILLI, .times = {{0, MILLI}, {8 * MILLI, 1}}, .count = 2, .stamp = true};
    struct clock_choices l = clock_choices_of(vm, &held);
    assert_int_equal(l.count, 4); /* the 7 after the first stamp are over */
    assert_int_equal(l.at[1], 8 * MILLI + 6);
    assert_int_equal(l.at[2], 49 * MILLI);
    assert_int_equal(l.at[3], 57 * MILLI);
    assert_true(clock_choice_is_awaited(vm, &held, 57 * MILLI));
    assert_false(clock_choice_is_awaited(vm, &held, 58 * MILLI));
    done(vm);
}

static void too_many_are_cut_behind(void **state) {
    (void)state;
    struct time_value limits[MOST_TIME_LIMITS];
    for (u32 i = 0; i < MOST_TIME_LIMITS; i++) limits[i] = (struct time_value){(i + 2) * 100, 1};
    struct vm *vm = vm_with(limits, MOST_TIME_LIMITS);
    struct time_values held = {.times = {{0, 1}, {50, 1}}, .now = 50, .until = 50, .count = 2};
    struct clock_choices l = clock_choices_of(vm, &held);
    assert_int_equal(l.count, MOST_CLOCK_CHOICES);
    assert_true(l.cut);
    for (u32 i = 2; i < l.count; i++) assert_true(l.at[i - 1] < l.at[i]);
    assert_int_equal(l.at[1], 199);
    done(vm);
}

static void behind_is_half_a_leap_at_least(void **state) {
    (void)state;
    struct vm *vm = vm_with(NULL, 0);
    assert_int_equal(clock_choice_after(vm, 0), CLOCK_LEAP);
    for (u64 time = 0; time < 4 * CLOCK_LEAP; time += CLOCK_LEAP / 7) {
        assert_true(clock_choice_after(vm, time) >= time + CLOCK_LEAP / 2);
        assert_true(clock_choice_after(vm, time) <= time + CLOCK_LEAP / 2 + CLOCK_LEAP);
        assert_int_equal(clock_choice_after(vm, time) % CLOCK_LEAP, 0);
    }
    done(vm);
}

static void a_leap_passes_every_limit_twice(void **state) {
    (void)state;
    for (u64 limit = CLOCK_LEAP / 4; limit < LONGEST_LIMIT; limit *= 2) {
        struct vm *vm = vm_with((struct time_value[]){{5, 1}, {limit, 1}}, 2);
        assert_true(protection_leap(vm) > 2 * limit);
        assert_true(clock_choice_after(vm, 0) == protection_leap(vm));
        done(vm);
    }
    struct vm *vm = vm_with((struct time_value[]){{LONGEST_LIMIT, 1}}, 1);
    assert_true(protection_leap(vm) > 2 * LONGEST_LIMIT);
    done(vm);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_deadline_has_passed_or_not), cmocka_unit_test(between_deadlines_there_is_time),
        cmocka_unit_test(limits_count_from_stamps),       cmocka_unit_test(too_many_are_cut_behind),
        cmocka_unit_test(behind_is_half_a_leap_at_least), cmocka_unit_test(a_leap_passes_every_limit_twice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
