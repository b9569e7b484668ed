/* held.h - the locks that each thread holds, in the order it took them; what lock analyses have in common.
 *
 * Numbers of objects come back after EVENT_FREE; locks have numbers of their own here, which do not, and the label
 * that the object had when it was first locked. A thread can hold a read-write lock in both modes (a downgrade): that
 * is two entries with one number. Locks need not nest: any entry may go. Events inside the library's locks are not for
 * this table: the caller skips EVENT_LIBRARY. Events that cannot have been (event/checking.h) do no harm.
 */
#ifndef HAVELOCK_DETECT_HELD_H
#define HAVELOCK_DETECT_HELD_H

#include "base/numset.h"
#include "base/vec.h"
#include "event/names.h"

struct held_lock {
    u32 lock;
    u32 mark;       /* the caller's: in what segment, or at what node, it was taken */
    u8 flags;       /* of the LOCK */
    event_place at; /* where it was taken */
};

struct held_thread {
    u32 thread;
    u32 all, exclusive; /* sets of locks: held at all; not only shared */
    struct VEC(struct held_lock) locks;
};

struct held;

/* names must outlive it. */
struct held *held_new(const struct names *names);
void held_free(struct held *held);

/* What a thread holds; borrowed until another thread is asked for. */
struct held_thread *held_by(struct held *held, u32 thread);

/* The lock that an event is about. */
u32 held_lock_of(struct held *held, const struct event *event);

/* Does the thread hold it, in any mode? */
bool held_has(const struct held_thread *by, u32 lock);

/* After LOCK; false: it was held in that mode already, and nothing changed. */
bool held_take(struct held *held, struct held_thread *by, u32 lock, const struct event *event, u32 mark);

/* After UNLOCK; false: it was not held in that mode. */
bool held_leave(struct held *held, struct held_thread *by, u32 lock, bool shared);

/* After END, FREE. */
void held_end(struct held *held, u32 thread);
void held_forget(struct held *held, u32 object);

u32 held_locks(const struct held *held); /* locks are below this */
names_label held_label(const struct held *held, u32 lock);
struct numsets *held_sets(struct held *held);
u64 held_bytes(const struct held *held);

#endif
