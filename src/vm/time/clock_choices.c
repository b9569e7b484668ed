#include "vm/time/clock_choices.h"

#include <assert.h>

#include "vm/access/protection.h"
#include "vm/time/time_limits.h"

/* So often the clock may move to just before a time that a program waits for, until it moves past all of them. */
enum { MOST_HOPS = 2 * MOST_TIME_LIMITS };

u64 clock_choice_after(const struct vm *vm, u64 time) {
    u64 leap = protection_leap(vm);
    return (time + leap / 2) / leap * leap + leap;
}

u64 clock_choice_far(const struct vm *vm, const struct time_values *held) {
    return clock_choice_after(vm, held->until > held->now ? held->until : held->now);
}

bool clock_choice_is_awaited(const struct vm *vm, const struct time_values *held, u64 time) {
    u32 count;
    const struct time_value *limits = protection_limits(vm, &count);
    for (u32 i = 0; i < held->count; i++) {
        if (held->times[i].at > time) return true;
        for (u32 k = 0; k < count; k++)
            if (held->times[i].at + limits[k].at > time) return true;
    }
    return false;
}

/* Keeps the first ones, in order, each once. */
static void add(struct clock_choices *l, u64 at) {
    u32 to = l->count;
    for (u32 i = 1; i < l->count; i++)
        if (l->at[i] == at) return;
    if (l->count == MOST_CLOCK_CHOICES) {
        l->cut = true;
        if (l->at[--to] < at) return;
    } else l->count++;
    for (; to > 1 && l->at[to - 1] > at; to--) l->at[to] = l->at[to - 1];
    l->at[to] = at;
}

/* Before a limit after a stamp. */
static void add_limits(struct clock_choices *l, const struct vm *vm, const struct time_values *held, u64 stamp) {
    u32 count;
    const struct time_value *limits = protection_limits(vm, &count);
    for (u32 i = 0; i < count; i++) {
        u64 before = stamp + limits[i].at - limits[i].unit;
        if (before > held->now) add(l, before);
    }
}

static void add_times(struct clock_choices *l, const struct vm *vm, const struct time_values *held) {
    for (u32 i = 0; i < held->count; i++) {
        const struct time_value *time = &held->times[i];
        if (time->at <= held->now) add_limits(l, vm, held, time->at);
        else if (time->at - time->unit > held->now) add(l, time->at - time->unit);
    }
}

struct clock_choices clock_choices_of(const struct vm *vm, const struct time_values *held) {
    struct clock_choices l = {.at = {clock_choice_far(vm, held)}, .count = 1, .cut = held->more};
    add_times(&l, vm, held);
    assert(l.count <= MOST_CLOCK_CHOICES);
    if (vm->clock.hops >= MOST_HOPS && l.count > 1) {
        l.count = 1;
        l.cut = true;
    }
    return l;
}
