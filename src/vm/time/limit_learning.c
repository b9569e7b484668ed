#include "vm/time/limit_learning.h"

#include "vm/access/protection.h"
#include "vm/caveats.h"
#include "vm/time/clock.h"
#include "vm/time/clock_view.h"
#include "vm/time/time_values.h"

static const struct time_value none = {0};

/* Of 0 there is no before. */
static struct time_value limit_of(u64 number, u64 unit) {
    return number && number <= LONGEST_LIMIT / unit ? (struct time_value){number * unit, unit} : none;
}

/* How much time passes at once is known (protection_leap): a number of some unit that is about as large comes from it.
 */
static bool is_far(const struct thread *t, u64 number, u64 unit) {
    u64 leap = protection_leap(t->vm);
    if (number < leap / 2 / unit || number > clock_now(t) / unit) return false;
    return time_is_close((number * unit + leap / 2) % leap, leap / 2, leap / 1024);
}

static const u64 units[] = {1, 1000, 1000000, 1000000000};
enum { UNITS = sizeof units / sizeof *units };

/* The time since a stamp, and a limit. */
static struct time_value limit_of_span(const struct thread *t, i64 span, i64 limit) {
    for (u32 i = 0; i < UNITS && span > 0 && limit > 0; i++)
        if (is_far(t, (u64)span, units[i])) return limit_of((u64)limit, units[i]);
    return none;
}

/* The time since a stamp that is just before a known limit, and a smaller one. */
static struct time_value limit_below(const struct vm *vm, i64 span, i64 limit) {
    u32 count;
    const struct time_value *limits = protection_limits(vm, &count);
    for (u32 i = 0; i < count && limit > 0 && limit < span; i++) {
        const struct time_value *known = &limits[i];
        if ((u64)span == known->at / known->unit - 1) return limit_of((u64)limit, known->unit);
    }
    return none;
}

/* A stamp and a limit lead to this time: which limit? The program may hold the stamp, or the time itself, which is a
 * deadline then and no limit. */
static struct time_value limit_leading_to(struct thread *t, u64 end, u64 unit) {
    struct time_values held = time_values_held(t);
    u64 least = 0;
    for (u32 i = 0; i < held.count; i++) {
        u64 stamp = held.times[i].at;
        if (time_is_close(stamp, end, unit)) return none;
        if (stamp < end && (!least || end - stamp < least)) least = end - stamp;
    }
    return limit_of((least + unit / 2) / unit, unit);
}

/* What is left of a limit that has passed long ago, and 0. */
static struct time_value limit_of_rest(struct thread *t, i64 rest, i64 zero) {
    u64 now = clock_now(t);
    for (u32 i = 0; i < UNITS && rest < 0 && rest > INT64_MIN && !zero; i++)
        if (is_far(t, (u64)-rest, units[i])) return limit_leading_to(t, now - (u64)-rest * units[i], units[i]);
    return none;
}

/* The time that it is, and the one that a limit leads to. */
static struct time_value limit_of_times(struct thread *t, i64 shown, i64 until) {
    u64 now = clock_now(t), time, end, unit = time_values_unit((u64)shown, now, &time);
    if (!unit || time < protection_leap(t->vm) / 2 || time_values_unit((u64)until, now, &end) != unit) return none;
    return limit_leading_to(t, end, unit);
}

static struct time_value limit_in(struct thread *t, i64 x, i64 y) {
    struct time_value limit = limit_of_span(t, x, y);
    if (!limit.at) limit = limit_below(t->vm, x, y);
    if (!limit.at) limit = limit_of_rest(t, x, y);
    return limit.at ? limit : limit_of_times(t, x, y);
}

/* ---- what is not tried ---- */

/* Is it a time that the clock showed, or will show, or one long after a stamp? */
static bool is_time(const struct thread *t, i64 x) {
    u64 now = clock_now(t), time;
    if (time_values_unit((u64)x, now + LONGEST_LIMIT, &time)) return true;
    for (u32 i = 0; i < UNITS && x > 0; i++)
        if (is_far(t, (u64)x, units[i])) return true;
    return false;
}

/* The time since a stamp, just before a limit that is known, and that limit. */
static bool is_before_limit(const struct vm *vm, i64 x, i64 y) {
    u32 count;
    const struct time_value *limits = protection_limits(vm, &count);
    for (u32 i = 0; i < count && x > 0; i++) {
        u64 limit = limits[i].at / limits[i].unit;
        if ((u64)y == limit && (u64)x == limit - 1) return true;
    }
    return false;
}

static bool is_span(struct thread *t, i64 x, i64 y) {
    return limit_of_span(t, x, y).at || limit_below(t->vm, x, y).at || is_before_limit(t->vm, x, y);
}

/* What is left of a limit that has passed, which goes down while time goes on. */
static bool is_rest(const struct thread *t, i64 x, i64 y) {
    for (u32 i = 0; i < UNITS && x < 0 && x > INT64_MIN && !y; i++)
        if (is_far(t, (u64)-x, units[i])) return true;
    return false;
}

/* Which of two times is that which the clock shows? */
static bool is_nearer(const struct thread *t, i64 x, i64 y) {
    u64 now = clock_now(t), a = 0, b = 0;
    time_values_unit((u64)x, now + LONGEST_LIMIT, &a);
    time_values_unit((u64)y, now + LONGEST_LIMIT, &b);
    return (a > now ? a - now : now - a) < (b > now ? b - now : now - b);
}

/* 1: x goes up with the time and is compared with a limit; -1: y is; 0: neither. */
static int direction(struct thread *t, i64 x, i64 y) {
    if (is_span(t, x, y) || is_rest(t, y, x)) return 1;
    if (is_span(t, y, x) || is_rest(t, x, y)) return -1;
    if (!is_time(t, x) || !is_time(t, y)) return 0;
    return is_nearer(t, x, y) ? 1 : -1;
}

/* At the very moment of a limit, x < y says what it says after it if x goes up with the time, and what it says before
 * it if y does. Who asks in only one of these ways cannot tell the moment. */
static void note_moment(struct thread *t, enum limit_relation relation, bool x_goes_up) {
    enum { AS_AFTER = 1, AS_BEFORE = 2 };
    u32 as = relation == LIMIT_EQUAL                 ? AS_AFTER | AS_BEFORE
             : (relation == LIMIT_LESS) == x_goes_up ? AS_AFTER
                                                     : AS_BEFORE;
    caveat_note_part(t, CAVEAT_CLOCK_MOMENT, as);
}

/* The time that it is, and one far ahead. */
static void learn_deadline(struct thread *t, i64 shown, i64 until) {
    u64 now = clock_now(t), time, end, unit = time_values_unit((u64)shown, now, &time);
    if (!unit || time + unit <= now || time_values_unit((u64)until, now + LONGEST_LIMIT, &end) != unit) return;
    if (end > now && clock_is_asked_by_application(t)) protection_learn_span(t->vm, end - now);
}

/* A time that the clock showed, and not one that was computed of it: between its leaps it goes on by little. */
static bool was_shown(const struct thread *t, u64 time) {
    enum { LITTLE = 1000000 };
    return time % protection_leap(t->vm) < LITTLE;
}

/* Is it the time that has passed since a deadline, compared with 0? */
static bool is_since_deadline(const struct thread *t, i64 x, i64 y) {
    u64 span = x < 0 ? -(u64)x : (u64)x, now = clock_now(t);
    for (u32 i = 0; i < UNITS && !y; i++)
        if (is_far(t, span, units[i])) return span * units[i] <= now && !was_shown(t, now - span * units[i]);
    return false;
}

/* Likewise the time itself, compared with a deadline that has passed. */
static bool is_after_deadline(const struct thread *t, i64 x, i64 y) {
    u64 now = clock_now(t), a, b;
    if (!time_values_unit((u64)x, now, &a) || !time_values_unit((u64)y, now, &b)) return false;
    return !was_shown(t, a < b ? a : b);
}

static bool has_passed(const struct thread *t, i64 x, i64 y) {
    return clock_has_moved(t) &&
           (is_since_deadline(t, x, y) || is_since_deadline(t, y, x) || is_after_deadline(t, x, y));
}

void limit_learning_deadline(struct thread *t, i64 x, i64 y) {
    caveat_compared(t, x < y, has_passed(t, x, y));
    learn_deadline(t, x, y);
    learn_deadline(t, y, x);
}

void limit_learning_compared(struct thread *t, i64 x, i64 y, enum limit_relation relation) {
    if (!t->vm->undo) return;
    struct time_value limit = limit_in(t, x, y);
    if (!limit.at) limit = limit_in(t, y, x);
    int up = direction(t, x, y);
    if ((!limit.at && !up) || !clock_is_asked_by_application(t)) return;
    if (up) note_moment(t, relation, up > 0);
    if (limit.at) protection_learn_limit(t->vm, limit);
}

void limit_learning_narrowed(struct thread *t, i64 x) {
    if (t->vm->undo && is_time(t, x) && !t->fp->method->holder->module) caveat_note(t, CAVEAT_CLOCK_INT);
}
