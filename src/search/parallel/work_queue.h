/* work_queue.h - shares work among the workers of a search, and knows when all of it is done.
 *
 * A work item is a stored state and choices to be taken from it. It holds the path from the start to that state; the
 * worker that takes the item executes the path. A worker without work asks for an item. A worker with work looks now
 * and then whether others are short of it, and gives away choices near the start of its path, where most is left to do.
 * When no worker works and the queue is empty, everything has been searched.
 *
 * All functions but open and close may be called by several OS threads at once.
 */
#ifndef HAVELOCK_SEARCH_PARALLEL_WORK_QUEUE_H
#define HAVELOCK_SEARCH_PARALLEL_WORK_QUEUE_H

#include <pthread.h>
#include <stdatomic.h>

#include "search/path/schedule.h"

struct work_item {
    struct schedule way;     /* from the start to the state */
    struct schedule choices; /* to be taken from there; empty: all there are */
    struct work_item *next;
};

struct work_queue {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct work_item *items;
    u32 queued, working, waiting;
    atomic_uint short_of_work; /* how many further items would be taken at once */
    atomic_uint over;          /* 1: the round is over, nobody takes another step */
    atomic_ullong states;      /* counted only under a bound on states */
};

void work_queue_open(struct work_queue *queue);
void work_queue_close(struct work_queue *queue);

/* Adds an item, which is malloc'd and belongs to the queue from now on. */
void work_queue_give(struct work_queue *queue, struct work_item *item);
void work_item_free(struct work_item *item);

/* The worker begins, or is done with its last item (*working says which), and asks for another one, which it then owns.
 * NULL: there is none yet (it waited a little while), or the round is over. */
struct work_item *work_queue_take(struct work_queue *queue, bool *working);

void work_queue_stop(struct work_queue *queue);

static inline bool work_queue_is_over(struct work_queue *queue) {
    return atomic_load_explicit(&queue->over, memory_order_relaxed);
}
static inline bool work_queue_is_short(struct work_queue *queue) {
    return atomic_load_explicit(&queue->short_of_work, memory_order_relaxed);
}

#endif
