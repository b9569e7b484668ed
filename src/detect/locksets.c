#include "detect/locksets.h"

#include <stdlib.h>

void locksets_init(struct locksets *locks) { *locks = (struct locksets){.sets = numsets_new()}; }

void locksets_free(struct locksets *locks) {
    numsets_free(locks->sets);
    vec_free(&locks->threads);
    vec_free(&locks->numbers);
}

enum { LOCKS_OF_OBJECT = 2 };

static u32 number_of(struct locksets *locks, const struct event *event) {
    u32 at = event->object * LOCKS_OF_OBJECT + (event->slot != 0);
    while (locks->numbers.count <= at) vec_push(&locks->numbers, 0);
    if (!locks->numbers.items[at]) locks->numbers.items[at] = ++locks->next;
    return locks->numbers.items[at];
}

static void forget(struct locksets *locks, u32 object) {
    for (u64 i = 0, at = (u64)object * LOCKS_OF_OBJECT; i < LOCKS_OF_OBJECT; i++, at++)
        if (at < locks->numbers.count) locks->numbers.items[at] = 0;
}

static void change(struct locksets *locks, const struct event *event) {
    while (locks->threads.count <= event->thread) vec_push(&locks->threads, (struct lockset){0});
    struct lockset *held = &locks->threads.items[event->thread];
    u32 number = number_of(locks, event);
    u32 *set = event->flags & EVENT_SHARED ? &held->shared : &held->alone;
    bool taken = event->kind == EVENT_LOCK;
    *set = taken ? numset_with(locks->sets, *set, number) : numset_without(locks->sets, *set, number);
    held->all = numset_union(locks->sets, held->alone, held->shared);
}

void locksets_hear(struct locksets *locks, const struct event *event) {
    if (event->flags & EVENT_LIBRARY) return;
    if (event->kind == EVENT_FREE) forget(locks, event->object);
    else change(locks, event);
}

u64 locksets_bytes(const struct locksets *locks) {
    return numsets_bytes(locks->sets) + locks->threads.capacity * sizeof(struct lockset) +
           locks->numbers.capacity * sizeof(u32);
}
