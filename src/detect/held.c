#include "detect/held.h"

#include <stdlib.h>

#include "base/map.h"

struct held {
    const struct names *names;
    struct numsets *sets;
    struct map *numbers; /* object and slot -> lock */
    struct VEC(names_label) labels;
    struct map *places; /* thread -> index into threads */
    struct VEC(struct held_thread) threads;
    u32 last; /* of threads: whom the last question was about */
};

struct held *held_new(const struct names *names) {
    struct held *held = calloc(1, sizeof *held);
    if (!held) abort();
    held->names = names;
    held->sets = numsets_new();
    held->numbers = map_new();
    held->places = map_new();
    return held;
}

void held_free(struct held *held) {
    if (!held) return;
    for (u32 i = 0; i < held->threads.count; i++) vec_free(&held->threads.items[i].locks);
    vec_free(&held->threads);
    vec_free(&held->labels);
    map_free(held->numbers);
    map_free(held->places);
    numsets_free(held->sets);
    free(held);
}

struct held_thread *held_by(struct held *held, u32 thread) {
    u64 at = held->last;
    if (at < held->threads.count && held->threads.items[at].thread == thread) return &held->threads.items[at];
    if (!map_get(held->places, thread, &at)) {
        at = held->threads.count;
        vec_push(&held->threads, (struct held_thread){.thread = thread});
        map_put(held->places, thread, at);
    }
    held->last = (u32)at;
    return &held->threads.items[at];
}

/* ---- locks ---- */

static u64 key_of(u32 object, bool own_lock) { return (u64)object << 1 | own_lock; }

u32 held_lock_of(struct held *held, const struct event *event) {
    u64 key = key_of(event->object, event->slot), lock;
    if (map_get(held->numbers, key, &lock)) return (u32)lock;
    lock = held->labels.count;
    vec_push(&held->labels, held->names->object(held->names->context, event->object));
    map_put(held->numbers, key, lock);
    return (u32)lock;
}

void held_forget(struct held *held, u32 object) {
    map_remove(held->numbers, key_of(object, false));
    map_remove(held->numbers, key_of(object, true));
}

bool held_has(const struct held_thread *by, u32 lock) {
    for (u32 i = by->locks.count; i-- > 0;)
        if (by->locks.items[i].lock == lock) return true;
    return false;
}

static bool find_entry(const struct held_thread *by, u32 lock, bool shared, u32 *at) {
    for (*at = by->locks.count; (*at)-- > 0;)
        if (by->locks.items[*at].lock == lock && !(by->locks.items[*at].flags & EVENT_SHARED) == !shared) return true;
    return false;
}

bool held_take(struct held *held, struct held_thread *by, u32 lock, const struct event *event, u32 mark) {
    bool shared = event->flags & EVENT_SHARED;
    u32 at;
    if (find_entry(by, lock, shared, &at)) return false;
    vec_push(&by->locks, ((struct held_lock){.lock = lock, .mark = mark, .flags = event->flags, .at = event->at}));
    by->all = numset_with(held->sets, by->all, lock);
    if (!shared) by->exclusive = numset_with(held->sets, by->exclusive, lock);
    return true;
}

bool held_leave(struct held *held, struct held_thread *by, u32 lock, bool shared) {
    u32 at;
    if (!find_entry(by, lock, shared, &at)) return false;
    by->locks.count--;
    for (; at < by->locks.count; at++) by->locks.items[at] = by->locks.items[at + 1];
    if (!held_has(by, lock)) by->all = numset_without(held->sets, by->all, lock);
    if (!shared) by->exclusive = numset_without(held->sets, by->exclusive, lock);
    return true;
}

void held_end(struct held *held, u32 thread) {
    u64 at;
    if (!map_get(held->places, thread, &at)) return;
    struct held_thread *by = &held->threads.items[at];
    vec_free(&by->locks);
    by->all = by->exclusive = 0;
}

u32 held_locks(const struct held *held) { return held->labels.count; }
names_label held_label(const struct held *held, u32 lock) { return held->labels.items[lock]; }
struct numsets *held_sets(struct held *held) { return held->sets; }

u64 held_bytes(const struct held *held) {
    u64 bytes = sizeof *held + numsets_bytes(held->sets) + held->labels.capacity * sizeof(names_label) +
                held->threads.capacity * sizeof(struct held_thread) +
                (map_count(held->numbers) + map_count(held->places)) * 32;
    for (u32 i = 0; i < held->threads.count; i++)
        bytes += held->threads.items[i].locks.capacity * sizeof(struct held_lock);
    return bytes;
}
