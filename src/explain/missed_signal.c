#include "explain/missed_signal.h"

#include "base/map.h"

static bool is_access(const struct record *e) {
    bool access = e->kind == RECORD_READ || e->kind == RECORD_WRITE || e->kind == RECORD_INSIDE;
    return access && e->slot != (u32)SLOT_MONITOR;
}

static u64 place_key(const struct record *e) { return (u64)e->object << 32 | e->slot; }

/* The event after the start of the thread; 0 for one that was there from the beginning. */
static u32 start_of(const struct record *events, u32 count, u32 thread) {
    for (u32 i = count; i-- > 0;)
        if (events[i].kind == RECORD_START && events[i].thread == thread) return i + 1;
    return 0;
}

/* Number + 1; 0: none. */
static u32 last_signal(const struct record *events, u32 count, ref object) {
    for (u32 i = count; i > 0; i--)
        if (events[i - 1].kind == RECORD_SIGNAL && events[i - 1].object == object) return i;
    return 0;
}

/* Did the waiter read what the signaller had written? */
static bool is_informed(const struct record *events, u32 count, u32 waiter, u32 signal) {
    struct map *writers = map_new(); /* place -> was the signaller the last to write it, before the notify? */
    bool informed = false;
    for (u32 i = start_of(events, count, waiter); i < count && !informed; i++) {
        const struct record *e = &events[i];
        u64 fresh = 0;
        if (!is_access(e)) continue;
        if (e->write) map_put(writers, place_key(e), i < signal && e->thread == events[signal].thread);
        else informed = i > signal && e->thread == waiter && map_get(writers, place_key(e), &fresh) && fresh;
    }
    map_free(writers);
    return informed;
}

bool missed_signal_last(const struct record *events, u32 count, u32 waiter, ref object, u32 *signal) {
    u32 last = last_signal(events, count, object);
    if (!last || events[last - 1].matters) return false;
    *signal = last - 1;
    return !is_informed(events, count, waiter, last - 1);
}

/* A thread that waits has no events. */
bool missed_signal_spent(const struct record *events, u32 count, u32 waiter, ref object, u32 *signal) {
    u32 last = last_signal(events, count, object);
    if (!last || !events[last - 1].matters || !events[last - 1].whole || events[last - 1].thread == waiter)
        return false;
    for (u32 i = last; i < count; i++)
        if (events[i].thread == waiter) return false;
    *signal = last - 1;
    return true;
}
