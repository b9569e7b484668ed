#include "vm/time/limit_learning.h"

#include "vm/explore/protection.h"
#include "vm/time/clock.h"
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

void limit_learning_compared(struct thread *t, i64 x, i64 y) {
    if (!t->vm->undo) return;
    struct time_value limit = limit_in(t, x, y);
    if (!limit.at) limit = limit_in(t, y, x);
    if (limit.at && clock_is_asked_by_application(t)) protection_learn_limit(t->vm, limit);
}
