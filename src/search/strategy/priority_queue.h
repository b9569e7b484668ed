/* priority_queue.h - numbers waiting for their turn: the lowest rank first, and of equal ranks the newest.
 *
 * A fair queue does not trust ranks that differ by less than PRIORITY_QUEUE_HUNCH for long: for a while it goes by
 * them, then for as long again, or twice as long, it takes the oldest of all that are no worse by more than a hunch,
 * and so on. Numbers are put in ascending order there.
 *
 * One list for each rank, so that putting and taking cost next to nothing. Ranks from PRIORITY_QUEUE_RANKS - 1 on are
 * all equal.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_PRIORITY_QUEUE_H
#define HAVELOCK_SEARCH_STRATEGY_PRIORITY_QUEUE_H

#include "base/vec.h"

enum { PRIORITY_QUEUE_RANKS = 1 << 19, PRIORITY_QUEUE_HUNCH = 1 << 10 };

struct bucket {
    struct VEC(u32) list;
    u32 first; /* those before were taken */
};

struct priority_queue {
    struct bucket *buckets;
    u32 lowest; /* no rank below is filled */
    u32 count;
    bool fair;
    u64 taken;
    u64 bytes;
};

/* False: out of memory. */
bool priority_queue_open(struct priority_queue *queue);
void priority_queue_close(struct priority_queue *queue);

void priority_queue_put(struct priority_queue *queue, u32 number, u32 rank);

/* The queue must not be empty. */
u32 priority_queue_take(struct priority_queue *queue);

#endif
