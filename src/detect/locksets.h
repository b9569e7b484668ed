/* locksets.h - which locks each thread holds, as numbered sets (base/numset.h).
 *
 * A lock gets a number of its own when it is first taken: objects' numbers come back, these do not. What a lock of the
 * library does inside itself (EVENT_LIBRARY) is no lock here.
 */
#ifndef HAVELOCK_DETECT_LOCKSETS_H
#define HAVELOCK_DETECT_LOCKSETS_H

#include "base/numset.h"
#include "base/vec.h"
#include "event/event.h"

struct lockset {
    u32 alone, shared; /* locks held exclusively, and as one of several readers; a lock can be in both */
    u32 all;
};

struct locksets {
    struct numsets *sets;
    struct VEC(struct lockset) threads;
    struct VEC(u32) numbers; /* by object, its monitor before the lock that it is; 0: none yet */
    u32 next;
};

void locksets_init(struct locksets *locks);
void locksets_free(struct locksets *locks);

/* EVENT_LOCK, EVENT_UNLOCK or EVENT_FREE. */
void locksets_hear(struct locksets *locks, const struct event *event);

/* What protects a read by the thread: all that it holds; a write: what it holds exclusively. */
static inline u32 lockset_for(const struct locksets *locks, u32 thread, bool write) {
    if (thread >= locks->threads.count) return 0;
    return write ? locks->threads.items[thread].alone : locks->threads.items[thread].all;
}

u64 locksets_bytes(const struct locksets *locks);

#endif
