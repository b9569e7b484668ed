#include "vm/time/time_limits.h"

#include "vm/explore/protection_inside.h"
#include "vm/time/clock.h"

/* ---- keeping them ---- */

static bool are_close(u64 a, u64 b, u64 by) { return a > b ? a - b <= by : b - a <= by; }

/* Between two that differ by one there is nothing. */
static bool is_among(const struct time_value *list, u32 count, struct time_value limit) {
    for (u32 i = 0; i < count; i++)
        if (list[i].unit == limit.unit && are_close(list[i].at, limit.at, limit.unit)) return true;
    return false;
}

static bool is_known(const struct time_limits *limits, struct time_value limit) {
    return is_among(limits->in_force, limits->in_force_count, limit) ||
           is_among(limits->learned, limits->learned_count, limit);
}

static bool is_full(const struct time_limits *limits) {
    return limits->in_force_count + limits->learned_count == MOST_TIME_LIMITS;
}

bool time_limits_add(struct time_limits *limits, struct time_value limit) {
    if (is_known(limits, limit) || is_full(limits)) return false;
    limits->learned[limits->learned_count++] = limit;
    return true;
}

void time_limits_begin(struct time_limits *limits) {
    while (limits->learned_count) limits->in_force[limits->in_force_count++] = limits->learned[--limits->learned_count];
}

void time_limits_adopt(struct time_limits *limits, const struct time_limits *other) {
    memcpy(limits->in_force, other->in_force, sizeof limits->in_force);
    limits->in_force_count = other->in_force_count;
    limits->learned_count = 0;
}

const struct time_value *time_limits_in_force(const struct vm *vm, u32 *count) {
    *count = vm->explore.protection->limits.in_force_count;
    return vm->explore.protection->limits.in_force;
}

void time_limits_impose(struct vm *vm, const struct time_value *limits, u32 count) {
    struct time_limits *own = &vm->explore.protection->limits;
    *own = (struct time_limits){0};
    for (u32 i = 0; i < count && i < MOST_TIME_LIMITS; i++) own->in_force[own->in_force_count++] = limits[i];
}

void time_limits_write(const struct time_limits *limits, struct archive_writer *w) {
    archive_put_list(w, limits->in_force, limits->in_force_count, sizeof *limits->in_force);
    archive_put_list(w, limits->learned, limits->learned_count, sizeof *limits->learned);
}

static u32 read_list(struct time_value *list, u32 room, struct archive_reader *r) {
    u32 count;
    const u8 *items = archive_get_list(r, &count, sizeof *list);
    archive_check(r, count <= room);
    if (r->failed) return 0;
    if (count) memcpy(list, items, count * sizeof *list);
    for (u32 i = 0; i < count; i++)
        archive_check(r, list[i].at <= CLOCK_LEAP && list[i].unit <= list[i].at && list[i].unit);
    return r->failed ? 0 : count;
}

void time_limits_read(struct time_limits *limits, struct archive_reader *r) {
    *limits = (struct time_limits){0};
    limits->in_force_count = read_list(limits->in_force, MOST_TIME_LIMITS, r);
    limits->learned_count = read_list(limits->learned, MOST_TIME_LIMITS - limits->in_force_count, r);
}

/* ---- learning them ---- */

static const struct time_value none = {0};

/* Of 0 there is no before. */
static struct time_value limit_of(u64 number, u64 unit) {
    return number && number < CLOCK_LEAP / 2 / unit ? (struct time_value){number * unit, unit} : none;
}

/* How much time passes at once is known (CLOCK_LEAP): a number of some unit that is about as large comes from it. */
static bool is_far(u64 number, u64 now, u64 unit) {
    if (number < CLOCK_LEAP / 2 / unit || number > now / unit) return false;
    return are_close((number * unit + CLOCK_LEAP / 2) % CLOCK_LEAP, CLOCK_LEAP / 2, CLOCK_LEAP / 1024);
}

static const u64 units[] = {1, 1000, 1000000, 1000000000};
enum { UNITS = sizeof units / sizeof *units };

/* The time since a stamp, and a limit. */
static struct time_value limit_of_span(u64 now, i64 span, i64 limit) {
    for (u32 i = 0; i < UNITS && span > 0 && limit > 0; i++)
        if (is_far((u64)span, now, units[i])) return limit_of((u64)limit, units[i]);
    return none;
}

/* The time since a stamp that is just before a known limit, and a smaller one. */
static struct time_value limit_below(const struct time_limits *limits, i64 span, i64 limit) {
    for (u32 i = 0; i < limits->in_force_count && limit > 0 && limit < span; i++) {
        const struct time_value *known = &limits->in_force[i];
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
        if (are_close(stamp, end, unit)) return none;
        if (stamp < end && (!least || end - stamp < least)) least = end - stamp;
    }
    return limit_of((least + unit / 2) / unit, unit);
}

/* What is left of a limit that has passed long ago, and 0. */
static struct time_value limit_of_rest(struct thread *t, i64 rest, i64 zero) {
    u64 now = clock_now(t);
    for (u32 i = 0; i < UNITS && rest < 0 && rest > INT64_MIN && !zero; i++)
        if (is_far((u64)-rest, now, units[i])) return limit_leading_to(t, now - (u64)-rest * units[i], units[i]);
    return none;
}

/* The time that it is, and the one that a limit leads to. */
static struct time_value limit_of_times(struct thread *t, i64 shown, i64 until) {
    u64 now = clock_now(t), time, end, unit = time_values_unit((u64)shown, now, &time);
    if (!unit || time < CLOCK_LEAP / 2 || time_values_unit((u64)until, now, &end) != unit) return none;
    return limit_leading_to(t, end, unit);
}

static struct time_value limit_in(struct thread *t, i64 x, i64 y) {
    struct time_value limit = limit_of_span(clock_now(t), x, y);
    if (!limit.at) limit = limit_below(&t->vm->explore.protection->limits, x, y);
    if (!limit.at) limit = limit_of_rest(t, x, y);
    return limit.at ? limit : limit_of_times(t, x, y);
}

static void learn(struct vm *vm, struct time_value limit) {
    struct protection *p = vm->explore.protection;
    if (p->frozen || is_known(&p->limits, limit)) return;
    if (is_full(&p->limits)) vm->clock.cut = true;
    if (time_limits_add(&p->limits, limit)) p->broken = true;
    if (p->pool) protection_tell_limit(p->pool, limit);
}

void time_limits_compared(struct thread *t, i64 x, i64 y) {
    if (!t->vm->undo) return;
    struct time_value limit = limit_in(t, x, y);
    if (!limit.at) limit = limit_in(t, y, x);
    if (limit.at && clock_is_asked_by_application(t)) learn(t->vm, limit);
}
