/* locksets.h - the locks that each thread holds, as interned sets (base/numset.h): for Eraser.
 *
 * A lock gets a number of its own when it is first taken: objects' numbers come back, these do not. What a lock of the
 * library does inside itself (EVENT_LIBRARY) is no lock here, nor is what is taken in passing (EVENT_PASSING).
 */
#ifndef HAVELOCK_DETECT_LOCKSETS_H
#define HAVELOCK_DETECT_LOCKSETS_H

#include "base/numset.h"
#include "base/vec.h"
#include "event/event.h"

/* A lock that a thread holds, and what it holds with it and those below: computed when somebody wants to know. */
struct lockset_entry {
    u32 number;
    bool shared, known;
    u32 alone, all; /* sets, if known: what is held exclusively; all */
};

struct lockset VEC(struct lockset_entry);

struct locksets {
    struct numsets *sets;
    struct VEC(struct lockset) threads;
    struct VEC(u32) numbers; /* by object, its monitor before the lock that it is; 0: none yet */
    u32 next;
};

void locksets_init(struct locksets *locks);
void locksets_free(struct locksets *locks);

void locksets_lock(struct locksets *locks, const struct event *event);
void locksets_unlock(struct locksets *locks, const struct event *event);
void locksets_forget(struct locksets *locks, u32 object);

/* What protects a read by the thread: all that it holds; a write: what it holds exclusively. */
void lockset_learn(struct locksets *locks, struct lockset *held);
static inline u32 lockset_for(struct locksets *locks, u32 thread, bool write) {
    if (thread >= locks->threads.count || !locks->threads.items[thread].count) return 0;
    struct lockset *held = &locks->threads.items[thread];
    const struct lockset_entry *last = &held->items[held->count - 1];
    if (!last->known) lockset_learn(locks, held);
    return write ? last->alone : last->all;
}

u64 locksets_bytes(const struct locksets *locks);

#endif
