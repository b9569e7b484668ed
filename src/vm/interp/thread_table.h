/* thread_table.h - the threads of a VM.
 *
 * In plain runs the number of an ended thread is used again; in a search a Thread object has the same number on every
 * path (ids). Thread 0 is the main thread.
 *
 * Invariant: live_normal <= alive <= list.count.
 */
#ifndef HAVELOCK_VM_INTERP_THREAD_TABLE_H
#define HAVELOCK_VM_INTERP_THREAD_TABLE_H

#include "base/vec.h"
#include "vm/interp/thread.h"

struct map;

struct thread_table {
    struct VEC(struct thread *) list; /* by thread number; owned */
    struct map *ids;                  /* observed runs: Thread reference -> thread number */
    u32 current;                      /* number of the thread that ran last */
    u32 live_normal;                  /* started non-daemon threads that have not ended */
    u32 alive;                        /* started threads that have not ended */
    u32 peak;                         /* plain runs: the most that were alive at a time */
    u32 concurrent;                   /* 1: a second thread was started at some time */
    u32 made;                         /* plain runs: how many there were so far, main included */
    u32 first_ended;                  /* plain runs: no thread number below it is free for reuse */
    u64 wait_counter;                 /* plain runs: numbers the waits, so that the longest one can be found */
    u64 random;                       /* the scheduler's generator */
};

/* How many threads are in the wait set of an object. */
static inline u32 threads_waiting_on(const struct thread_table *threads, ref r) {
    u32 count = 0;
    for (u32 i = 0; i < threads->list.count; i++) count += thread_waits_on(threads->list.items[i], r);
    return count;
}

#endif
