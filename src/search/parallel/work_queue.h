/* work_queue.h - how workers that search together share the work, and know that it is done.
 *
 * An errand is a state that is in the store, and choices to be taken from it. It is handed over as the way there from
 * the start, which the next worker goes itself. Whoever has nothing to do asks for an errand; whoever works looks now
 * and then whether somebody is hungry, and gives a part of what it has left, from near the start, where most lies
 * behind. When nobody works and no errand is left, everything has been looked at.
 *
 * All functions may be called by several OS threads at once.
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
    struct work_item *errands;
    u32 queued, working, waiting;
    atomic_uint short_of_work; /* how many errands could be given away at once */
    atomic_uint over;          /* 1: the round is over, nobody takes another step */
    atomic_ullong states;      /* counted only under a bound on states */
};

void work_queue_open(struct work_queue *work_queue);
void work_queue_close(struct work_queue *work_queue);

/* Hands over an errand; its parts are malloc'd, and the team's from now on. */
void work_queue_give(struct work_queue *work_queue, struct work_item *item);
void work_item_free(struct work_item *item);

/* The worker begins, or has done its last errand, and asks for another one. NULL: nothing yet (it waited a little
 * while), or the round is over. */
struct work_item *work_queue_take(struct work_queue *work_queue, bool *working);

void work_queue_stop(struct work_queue *work_queue);

static inline bool work_queue_is_over(struct work_queue *work_queue) {
    return atomic_load_explicit(&work_queue->over, memory_order_relaxed);
}
static inline bool work_queue_is_short(struct work_queue *work_queue) {
    return atomic_load_explicit(&work_queue->short_of_work, memory_order_relaxed);
}

#endif
