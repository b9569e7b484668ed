/* held.h - the locks that each thread holds, as lists in the order it took them: for the lock graph and lock trees.
 *
 * Numbers of objects come back after EVENT_FREE; locks have numbers of their own here, which do not, and the label
 * that the object had when it was first locked. A thread can hold a read-write lock in both modes (a downgrade): that
 * is two entries with one number. Locks need not nest: any entry may go. Events inside the library's locks are not for
 * this table: the caller skips EVENT_LIBRARY. Events that cannot have been (event/validator.h) do no harm.
 */
#ifndef HAVELOCK_DETECT_HELD_H
#define HAVELOCK_DETECT_HELD_H

#include <string.h>

#include "base/numset.h"
#include "base/vec.h"
#include "event/names.h"

struct held_lock {
    u32 lock;
    u32 mark;      /* the caller's: in what segment, or at what node, it was taken */
    u8 flags;      /* of the LOCK */
    event_site at; /* where it was taken */
};

struct held_thread {
    struct VEC(struct held_lock) locks;
};

/* Sets of locks: held at all; not only shared. */
struct held_set {
    u32 all, exclusive;
};

enum { LOCKS_OF_OBJECT = 2 };

/* To be looked into by the functions below only. */
struct held {
    const struct names *names;
    struct numsets *sets;
    struct VEC(u32) numbers; /* by object, its monitor before the lock that it is: lock + 1; 0: none yet */
    struct VEC(names_label) labels;
    struct VEC(struct held_thread) threads; /* by number */
};

/* names must outlive it. */
struct held *held_new(const struct names *names);
void held_free(struct held *held);

/* What a thread holds; borrowed until another thread is asked for. */
struct held_thread *held_make_thread(struct held *held, u32 thread);
static inline struct held_thread *held_by(struct held *held, u32 thread) {
    return thread < held->threads.count ? &held->threads.items[thread] : held_make_thread(held, thread);
}

struct held_set held_set_of(struct held *held, const struct held_thread *by);

/* The lock that an event is about. */
u32 held_make_lock(struct held *held, u32 object, u64 at);
static inline u32 held_lock_of(struct held *held, const struct event *event) {
    u64 at = (u64)event->object * LOCKS_OF_OBJECT + (event->slot != 0);
    if (at < held->numbers.count && held->numbers.items[at]) return held->numbers.items[at] - 1;
    return held_make_lock(held, event->object, at);
}

/* Does the thread hold it, in any mode? */
bool held_has(const struct held_thread *by, u32 lock);

/* Where among its locks; false: the thread does not hold it in that mode. */
static inline bool held_find(const struct held_thread *by, u32 lock, bool shared, u32 *at) {
    for (*at = by->locks.count; (*at)-- > 0;)
        if (by->locks.items[*at].lock == lock && !(by->locks.items[*at].flags & EVENT_SHARED) == !shared) return true;
    return false;
}

/* After LOCK; false: it was held in that mode already, and nothing changed. */
static inline bool held_take(struct held_thread *by, u32 lock, const struct event *event, u32 mark) {
    u32 at;
    if (held_find(by, lock, event->flags & EVENT_SHARED, &at)) return false;
    vec_push(&by->locks, ((struct held_lock){.lock = lock, .mark = mark, .flags = event->flags, .at = event->at}));
    return true;
}

/* After UNLOCK; false: it was not held in that mode. */
static inline bool held_leave(struct held_thread *by, u32 lock, bool shared) {
    u32 at;
    if (!held_find(by, lock, shared, &at)) return false;
    if (at < --by->locks.count)
        memmove(&by->locks.items[at], &by->locks.items[at + 1], (by->locks.count - at) * sizeof *by->locks.items);
    return true;
}

/* After END, FREE. */
void held_end(struct held *held, u32 thread);
void held_forget(struct held *held, u32 object);

u32 held_locks(const struct held *held); /* locks are below this */
names_label held_label(const struct held *held, u32 lock);
struct numsets *held_sets(struct held *held);
u64 held_bytes(const struct held *held);

#endif
