#include "vm/time/idle_time.h"

#include <assert.h>

#include "vm/access/protection.h"
#include "vm/state/undo.h"
#include "vm/time/clock_choices.h"
#include "vm/time/time_values.h"

enum { EXACT_MOVES = 100, MOST_MOVES = 10000, MOST_BLIND_LEAPS = 2 };

bool idle_time_is_over(const struct vm *vm) { return vm->options.idle_time && vm->clock.hops >= MOST_MOVES; }

/* ---- waiting ---- */

bool idle_time_may_end(const struct thread *t) {
    if (!t->h.deadline) return false;
    if (t->h.state == THREAD_WAITING) return !t->objects[t->h.blocker]->owner;
    return t->h.state == THREAD_SLEEPING || t->h.state == THREAD_PARKED;
}

u64 idle_time_next_end(const struct vm *vm) {
    u64 next = IDLE_TIME_NEVER;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        if (t->h.object && idle_time_may_end(t) && idle_time_left(t) < next) next = idle_time_left(t);
    }
    return next;
}

/* ---- looking ---- */

static void take_earlier(u64 *best, u64 now, u64 time) {
    if (time > now && time - now < *best) *best = time - now;
}

/* A time has passed when the clock shows it, or one unit more: that depends on the comparison. */
static void take_time(u64 *best, u64 now, u64 time, u64 unit) {
    take_earlier(best, now, time);
    take_earlier(best, now, time + unit);
}

u64 idle_time_until_news(struct thread *t) {
    struct vm *vm = t->vm;
    struct time_values held = time_values_held(t);
    u64 best = IDLE_TIME_NEVER, leap = protection_leap(vm);
    u32 count;
    const struct time_value *limits = protection_limits(vm, &count);
    if (idle_time_is_over(vm)) return IDLE_TIME_NEVER;
    if (!held.by_thread && !held.in_heap) /* it may hold times in another form */
        return t->h.looked && held.now < MOST_BLIND_LEAPS * leap ? clock_choice_far(vm, &held) - held.now
                                                                 : IDLE_TIME_NEVER;
    for (u32 i = 0; i < held.count; i++) {
        const struct time_value *time = &held.times[i];
        take_time(&best, held.now, time->at, time->unit);
        for (u32 k = 0; k < count; k++)
            take_time(&best, held.now, time->at + limits[k].at,
                      limits[k].unit > time->unit ? limits[k].unit : time->unit);
    }
    if (best == IDLE_TIME_NEVER && held.now < held.until + leap / 2) best = clock_choice_far(vm, &held) - held.now;
    return best;
}

/* ---- passing ---- */

static void shorten_waits(struct vm *vm, u64 by) {
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        struct thread *t = vm->threads.list.items[i];
        if (!t->h.object || t->h.state == THREAD_ENDED || t->h.deadline <= 1) continue;
        undo_thread(vm, t);
        t->h.deadline = idle_time_left(t) > by ? t->h.deadline - by : 1;
    }
}

/* Where the clock moves, if that must be exact or not. */
static u64 next_time(const struct vm *vm, const struct time_values *held, u64 by) {
    u64 now = vm->clock.now, end = now + by;
    if (now >= held->latest + protection_leap(vm) / 2) return now; /* all of it is long ago */
    bool is_exact = vm->clock.hops < EXACT_MOVES || held->more || clock_choice_is_awaited(vm, held, end);
    return is_exact ? end : clock_choice_after(vm, held->latest);
}

void idle_time_pass(struct vm *vm, u64 by) {
    assert(vm->undo && vm->options.idle_time && by != IDLE_TIME_NEVER);
    if (!by) return;
    shorten_waits(vm, by);
    if (!vm->clock.seen) return;
    struct time_values held = time_values_of_all(vm);
    u64 to = held.by_thread || held.in_heap || vm->clock.kept ? next_time(vm, &held, by) : 0;
    if (to == vm->clock.now) return;
    undo_global(vm);
    vm->clock.hops = to > vm->clock.now ? vm->clock.hops + 1 : 0;
    vm->clock.now = to;
    if (idle_time_is_over(vm)) vm->clock.cut = true;
}
