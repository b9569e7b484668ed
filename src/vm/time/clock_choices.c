#include "vm/time/clock_choices.h"

#include "vm/time/clock.h"
#include "vm/time/time_limits.h"

/* So often time may land between two that a program waits for before it lands far behind them. */
enum { MOST_HOPS = 2 * MOST_LIMITS };

u64 landing_behind(u64 time) { return (time + CLOCK_LEAP / 2) / CLOCK_LEAP * CLOCK_LEAP + CLOCK_LEAP; }

u64 landing_far(const struct held *held) { return landing_behind(held->until > held->now ? held->until : held->now); }

bool landing_is_awaited(const struct vm *vm, const struct held *held, u64 time) {
    u32 count;
    const struct held_time *limits = limits_in_force(vm, &count);
    for (u32 i = 0; i < held->count; i++) {
        if (held->times[i].at > time) return true;
        for (u32 k = 0; k < count; k++)
            if (held->times[i].at + limits[k].at > time) return true;
    }
    return false;
}

/* Keeps the first ones, in order, each once. */
static void add(struct landings *l, u64 at) {
    u32 to = l->count;
    for (u32 i = 1; i < l->count; i++)
        if (l->at[i] == at) return;
    if (l->count == MOST_LANDINGS) {
        l->cut = true;
        if (l->at[--to] < at) return;
    } else l->count++;
    for (; to > 1 && l->at[to - 1] > at; to--) l->at[to] = l->at[to - 1];
    l->at[to] = at;
}

/* Before a limit after a stamp. */
static void add_limits(struct landings *l, const struct vm *vm, const struct held *held, u64 stamp) {
    u32 count;
    const struct held_time *limits = limits_in_force(vm, &count);
    for (u32 i = 0; i < count; i++) {
        u64 before = stamp + limits[i].at - limits[i].unit;
        if (before > held->now) add(l, before);
    }
}

static void add_times(struct landings *l, const struct vm *vm, const struct held *held) {
    for (u32 i = 0; i < held->count; i++) {
        const struct held_time *time = &held->times[i];
        if (time->at <= held->now) add_limits(l, vm, held, time->at);
        else if (time->at - time->unit > held->now) add(l, time->at - time->unit);
    }
}

struct landings landings_of(const struct vm *vm, const struct held *held) {
    struct landings l = {.at = {landing_far(held)}, .count = 1, .cut = held->more};
    add_times(&l, vm, held);
    if (vm->hops >= MOST_HOPS && l.count > 1) {
        l.count = 1;
        l.cut = true;
    }
    return l;
}
