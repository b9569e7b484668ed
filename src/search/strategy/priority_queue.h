/* queue.h - numbers waiting for their turn: the lowest rank first, and of equal ranks the newest.
 *
 * A fair queue does not trust ranks that differ by less than QUEUE_HUNCH for long: for a while it goes by them, then for as
 * long again, or twice as long, it takes the oldest of all that are no worse by more than a hunch, and so on. Numbers are put
 * in ascending order there.
 *
 * One list for each rank, so that putting and taking cost next to nothing. Ranks from QUEUE_RANKS - 1 on are all
 * equal.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_PRIORITY_QUEUE_H
#define HAVELOCK_SEARCH_STRATEGY_PRIORITY_QUEUE_H

#include "base/vec.h"

enum { QUEUE_RANKS = 1 << 19, QUEUE_HUNCH = 1 << 10 };

struct bucket {
    struct VEC(u32) list;
    u32 first; /* those before were taken */
};

struct queue {
    struct bucket *buckets;
    u32 lowest; /* no rank below is filled */
    u32 count;
    bool fair;
    u64 taken;
    u64 bytes;
};

/* False: out of memory. */
bool queue_open(struct queue *queue);
void queue_close(struct queue *queue);

void queue_put(struct queue *queue, u32 number, u32 rank);

/* The queue must not be empty. */
u32 queue_take(struct queue *queue);

#endif
