#include "detect/locksets.h"

#include <stdlib.h>

#include "base/compiler.h"

void locksets_init(struct locksets *locks) { *locks = (struct locksets){.sets = numsets_new()}; }

void locksets_free(struct locksets *locks) {
    for (u32 i = 0; i < locks->threads.count; i++) vec_free(&locks->threads.items[i]);
    numsets_free(locks->sets);
    vec_free(&locks->threads);
    vec_free(&locks->numbers);
}

enum { LOCKS_OF_OBJECT = 2 };

NOINLINE static u32 new_number(struct locksets *locks, u64 at) {
    while (locks->numbers.count <= at) vec_push(&locks->numbers, 0);
    return locks->numbers.items[at] = ++locks->next;
}

static u32 number_of(struct locksets *locks, const struct event *event) {
    u64 at = (u64)event->object * LOCKS_OF_OBJECT + (event->slot != 0);
    return at < locks->numbers.count && locks->numbers.items[at] ? locks->numbers.items[at] : new_number(locks, at);
}

void locksets_forget(struct locksets *locks, u32 object) {
    for (u64 i = 0, at = (u64)object * LOCKS_OF_OBJECT; i < LOCKS_OF_OBJECT; i++, at++)
        if (at < locks->numbers.count) locks->numbers.items[at] = 0;
}

static bool find(const struct lockset *held, u32 number, bool shared, u32 *at) {
    for (*at = held->count; (*at)-- > 0;)
        if (held->items[*at].number == number && held->items[*at].shared == shared) return true;
    return false;
}

NOINLINE static struct lockset *new_thread(struct locksets *locks, u32 thread) {
    while (locks->threads.count <= thread) vec_push(&locks->threads, (struct lockset){0});
    return &locks->threads.items[thread];
}

/* Any but the last one taken. */
NOINLINE static void remove_inner(struct lockset *held, u32 number, bool shared) {
    u32 at;
    if (!find(held, number, shared, &at)) return;
    for (held->count--; at < held->count; at++) {
        held->items[at] = held->items[at + 1];
        held->items[at].known = false;
    }
}

static inline struct lockset *held_by(struct locksets *locks, u32 thread) {
    return thread < locks->threads.count ? &locks->threads.items[thread] : new_thread(locks, thread);
}

void locksets_lock(struct locksets *locks, const struct event *event) {
    if (event->flags & (EVENT_LIBRARY | EVENT_PASSING)) return;
    struct lockset *held = held_by(locks, event->thread);
    struct lockset_entry entry = {.number = number_of(locks, event), .shared = event->flags & EVENT_SHARED};
    u32 at;
    if (!find(held, entry.number, entry.shared, &at)) vec_push(held, entry);
}

void locksets_unlock(struct locksets *locks, const struct event *event) {
    if (event->flags & (EVENT_LIBRARY | EVENT_PASSING)) return;
    struct lockset *held = held_by(locks, event->thread);
    u32 number = number_of(locks, event);
    bool shared = event->flags & EVENT_SHARED;
    const struct lockset_entry *last = held->items + held->count - 1;
    if (held->count && last->number == number && last->shared == shared) held->count--;
    else remove_inner(held, number, shared);
}

/* Whatever lies below one that is known is known. */
void lockset_learn(struct locksets *locks, struct lockset *held) {
    u32 from = held->count;
    while (from && !held->items[from - 1].known) from--;
    u32 alone = from ? held->items[from - 1].alone : 0, all = from ? held->items[from - 1].all : 0;
    for (; from < held->count; from++) {
        struct lockset_entry *entry = &held->items[from];
        bool same = all == alone && !entry->shared;
        if (!entry->shared) alone = numset_with(locks->sets, alone, entry->number);
        all = same ? alone : numset_with(locks->sets, all, entry->number);
        *entry = (struct lockset_entry){entry->number, entry->shared, true, alone, all};
    }
}

u64 locksets_bytes(const struct locksets *locks) {
    u64 bytes = numsets_bytes(locks->sets) + locks->threads.capacity * sizeof(struct lockset) +
                locks->numbers.capacity * sizeof(u32);
    for (u32 i = 0; i < locks->threads.count; i++)
        bytes += locks->threads.items[i].capacity * sizeof(struct lockset_entry);
    return bytes;
}
