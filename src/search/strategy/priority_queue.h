/* priority_queue.h - a queue of numbers: the lowest rank first, and of equal ranks the newest.
 *
 * A fair queue goes by small differences of rank, below PRIORITY_QUEUE_HUNCH, for limited times only: between these
 * times, which double, it takes the oldest number whose rank is in the same range of PRIORITY_QUEUE_HUNCH ranks as the
 * lowest one. Numbers must be put into a fair queue in ascending order.
 *
 * There is one list for each rank that is used, so putting and taking are cheap. Ranks from PRIORITY_QUEUE_RANKS - 1 on
 * are equal.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_PRIORITY_QUEUE_H
#define HAVELOCK_SEARCH_STRATEGY_PRIORITY_QUEUE_H

#include "base/vec.h"

enum { PRIORITY_QUEUE_RANKS = 1 << 24, PRIORITY_QUEUE_HUNCH = 1 << 10 };

struct bucket {
    struct VEC(u32) list;
    u32 first; /* those before were taken */
};

struct priority_queue {
    struct bucket **ranges; /* of PRIORITY_QUEUE_HUNCH ranks each; NULL: none is used */
    u32 lowest;             /* no rank below is filled */
    u32 count;
    u32 rank; /* of the number that was taken last */
    bool fair;
    u64 taken;
    u64 bytes;
};

/* False: out of memory. */
bool priority_queue_open(struct priority_queue *queue);
void priority_queue_close(struct priority_queue *queue);

/* False: out of memory. */
bool priority_queue_put(struct priority_queue *queue, u32 number, u32 rank);

/* The queue must not be empty. */
u32 priority_queue_take(struct priority_queue *queue);

#endif
