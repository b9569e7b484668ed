/* lock_filter.h - a sink that keeps back locks which a thread takes and gives back as it did before.
 *
 * For receivers (lock graphs, coverage) to which a LOCK says nothing new if, since its thread last started or joined
 * another, the thread took the same lock by the same code with the same locks held, themselves taken the same way
 * (event/lock_patterns.h). Such a LOCK is kept back, and its UNLOCK with it. While the lock is held, these events
 * depend on it, and the LOCK is passed on before them:
 *   - the thread's next LOCK that is new;
 *   - an UNLOCK of a lock that is not the last one taken;
 *   - START and JOIN;
 *   - FREE of the lock's object.
 * So receivers get a run that is possible, with the events of each thread in their order. Between threads, a late LOCK
 * comes after what others did meanwhile.
 *
 * Everything else is passed on as it comes. What is kept back when the run or the thread ends is dropped.
 */
#ifndef HAVELOCK_EVENT_LOCK_FILTER_H
#define HAVELOCK_EVENT_LOCK_FILTER_H

#include "base/compiler.h"
#include "base/vec.h"
#include "event/context.h"
#include "event/lock_patterns.h"
#include "event/sink.h"

/* A lock that a thread holds. */
struct lock_filter_lock {
    u64 pattern; /* how it and what lies below is held */
    u64 lock;    /* its object, and the segment in which it was taken: pattern_lock */
    u64 key;     /* lock_filter_key */
    event_site at;
    u32 flags;
    u32 life; /* of the object */
};

/* What it holds, in the order it was taken, between the first item, which is no lock, and the last. Up to `told`
 * it was passed on, the rest is kept back. */
struct lock_filter_thread {
    struct lock_filter_lock *items, *told, *last;
    struct lock_filter_lock *limit; /* there is room up to here */
    u64 segment; /* as in pattern_lock: another one after each START and JOIN, never another thread's */
};

/* To be looked into by the functions below only. */
struct lock_filter {
    struct sink sink;
    struct sink lock, unlock; /* for sources that tell these directly */
    struct sink *to;
    struct VEC(struct lock_filter_thread *) threads; /* by number */
    struct VEC(
        u8) lives; /* by object: so many locked ones with its number are gone; the lowest bit: this one is locked */
    struct patterns patterns;
    u32 segments;  /* so many have numbers */
    u32 kept_back; /* locks, of all threads */
};

/* `to` is borrowed; what it wants must not change any more. */
struct lock_filter *lock_filter_new(struct sink *to);
void lock_filter_free(struct lock_filter *lock_filter);
struct sink *lock_filter_sink(struct lock_filter *lock_filter);
u64 lock_filter_bytes(const struct lock_filter *lock_filter);

/* ---- for sources: what need not be told, so no event has to be made ---- */

/* A call costs as much as half of what is done here. */
#define LOCK_FILTER_QUICK static ALWAYS_INLINE

/* An object's locks, each in two modes. */
static inline u64 lock_filter_key(u32 object, u32 slot, u32 flags) {
    return (u64)object << 2 | (slot ? 2 : 0) | (flags & EVENT_SHARED);
}

/* The code, without the calls that led there; flags of the event; which of the object's locks; the object's life. */
enum {
    LOCK_FILTER_FLAGS_SHIFT = SITE_CODE_BITS + SITE_INSTRUCTION_BITS,
    LOCK_FILTER_SLOT_SHIFT = LOCK_FILTER_FLAGS_SHIFT + 8
};
static inline u64 lock_filter_taken(u64 key, u32 life, u32 flags, event_site at) {
    return (at & ((UINT64_C(1) << LOCK_FILTER_FLAGS_SHIFT) - 1)) | (u64)flags << LOCK_FILTER_FLAGS_SHIFT |
           (key >> 1 & 1) << LOCK_FILTER_SLOT_SHIFT | (u64)life << (LOCK_FILTER_SLOT_SHIFT + 1);
}

/* Of a LOCK that is not inside the library: is it kept back? Then it is dealt with; else it must be told. That the
 * thread does not hold the lock already goes without saying: the pattern would not be known. */
LOCK_FILTER_QUICK bool lock_filter_takes(struct lock_filter *f, u32 thread, u64 key, u32 flags, event_site at) {
    if (thread >= f->threads.count || key >> 2 >= f->lives.count) return false;
    struct lock_filter_thread *by = f->threads.items[thread];
    u32 life = f->lives.items[key >> 2];
    struct pattern pattern = {
        .below = by->last->pattern, .taken = lock_filter_taken(key, life, flags, at), .lock = by->segment | key >> 2};
    if (by->last == by->limit || !patterns_find(&f->patterns, &pattern)) return false;
    struct lock_filter_lock *lock = ++by->last;
    lock->pattern = pattern.number;
    lock->lock = pattern.lock;
    lock->key = key;
    lock->at = at;
    lock->flags = flags;
    lock->life = life;
    f->kept_back++;
    return true;
}

/* Likewise of an UNLOCK: the last lock taken, if that was kept back. An object that is gone has none that is, so it is
 * the same one. */
LOCK_FILTER_QUICK bool lock_filter_leaves(struct lock_filter *f, u32 thread, u64 key) {
    if (thread >= f->threads.count) return false;
    struct lock_filter_thread *by = f->threads.items[thread];
    if (by->last == by->told || by->last->key != key) return false;
    by->last--;
    f->kept_back--;
    return true;
}

#endif
