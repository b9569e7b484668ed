#include "vm/time/time_limits.h"

#include <assert.h>
#include <string.h>

/* Between two that differ by one there is nothing. */
static bool is_among(const struct time_value *list, u32 count, struct time_value limit) {
    for (u32 i = 0; i < count; i++)
        if (list[i].unit == limit.unit && time_is_close(list[i].at, limit.at, limit.unit)) return true;
    return false;
}

bool time_limits_know(const struct time_limits *limits, struct time_value limit) {
    return is_among(limits->in_force, limits->in_force_count, limit) ||
           is_among(limits->learned, limits->learned_count, limit);
}

bool time_limits_are_full(const struct time_limits *limits) {
    return limits->in_force_count + limits->learned_count == MOST_TIME_LIMITS;
}

u64 time_limits_leap(const struct time_limits *limits) {
    u32 bits = LEAST_LEAP_BITS;
    for (u32 i = 0; i < limits->in_force_count; i++)
        while (bits < MOST_LEAP_BITS && limits->in_force[i].at >= CLOCK_LEAP_OF(bits) / 2) bits++;
    return CLOCK_LEAP_OF(bits);
}

bool time_limits_add(struct time_limits *limits, struct time_value limit) {
    if (time_limits_know(limits, limit) || time_limits_are_full(limits)) return false;
    limits->learned[limits->learned_count++] = limit;
    return true;
}

void time_limits_begin(struct time_limits *limits) {
    assert(limits->in_force_count + limits->learned_count <= MOST_TIME_LIMITS);
    while (limits->learned_count) limits->in_force[limits->in_force_count++] = limits->learned[--limits->learned_count];
}

void time_limits_adopt(struct time_limits *limits, const struct time_limits *other) {
    memcpy(limits->in_force, other->in_force, sizeof limits->in_force);
    limits->in_force_count = other->in_force_count;
    limits->learned_count = 0;
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
        archive_check(r, list[i].at <= LONGEST_LIMIT && list[i].unit <= list[i].at && list[i].unit);
    return r->failed ? 0 : count;
}

void time_limits_read(struct time_limits *limits, struct archive_reader *r) {
    *limits = (struct time_limits){0};
    limits->in_force_count = read_list(limits->in_force, MOST_TIME_LIMITS, r);
    limits->learned_count = read_list(limits->learned, MOST_TIME_LIMITS - limits->in_force_count, r);
}
