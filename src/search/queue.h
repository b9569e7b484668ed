/* queue.h - numbers waiting for their turn: the lowest rank first, and of equal ranks the newest.
 *
 * One stack for each rank, so that putting and taking cost next to nothing. Ranks from QUEUE_RANKS - 1 on are all
 * equal.
 */
#ifndef HAVELOCK_SEARCH_QUEUE_H
#define HAVELOCK_SEARCH_QUEUE_H

#include "base/vec.h"

enum { QUEUE_RANKS = 1 << 16 };

struct bucket VEC(u32);

struct queue {
    struct bucket *buckets;
    u32 lowest; /* no rank below is filled */
    u32 count;
    u64 bytes;
};

/* False: out of memory. */
bool queue_open(struct queue *queue);
void queue_close(struct queue *queue);

void queue_put(struct queue *queue, u32 number, u32 rank);

/* The queue must not be empty. */
u32 queue_take(struct queue *queue);

#endif
