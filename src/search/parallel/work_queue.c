#include "search/parallel/work_queue.h"

#include <stdlib.h>
#include <time.h>

enum { PATIENCE = 100000000 /* nanoseconds */ };

void work_queue_open(struct work_queue *work_queue) {
    *work_queue = (struct work_queue){0};
    pthread_mutex_init(&work_queue->lock, NULL);
    pthread_cond_init(&work_queue->changed, NULL);
}

void work_item_free(struct work_item *item) {
    if (!item) return;
    vec_free(&item->way);
    vec_free(&item->choices);
    free(item);
}

void work_queue_close(struct work_queue *work_queue) {
    while (work_queue->errands) {
        struct work_item *next = work_queue->errands->next;
        work_item_free(work_queue->errands);
        work_queue->errands = next;
    }
    pthread_cond_destroy(&work_queue->changed);
    pthread_mutex_destroy(&work_queue->lock);
}

static void tell_appetite(struct work_queue *work_queue) {
    u32 short_of_work = work_queue->waiting > work_queue->queued ? work_queue->waiting - work_queue->queued : 0;
    atomic_store_explicit(&work_queue->short_of_work, short_of_work, memory_order_relaxed);
}

static void end(struct work_queue *work_queue) {
    atomic_store_explicit(&work_queue->over, 1, memory_order_relaxed);
    pthread_cond_broadcast(&work_queue->changed);
}

void work_queue_stop(struct work_queue *work_queue) {
    pthread_mutex_lock(&work_queue->lock);
    end(work_queue);
    pthread_mutex_unlock(&work_queue->lock);
}

void work_queue_give(struct work_queue *work_queue, struct work_item *item) {
    pthread_mutex_lock(&work_queue->lock);
    item->next = work_queue->errands;
    work_queue->errands = item;
    work_queue->queued++;
    tell_appetite(work_queue);
    pthread_cond_signal(&work_queue->changed);
    pthread_mutex_unlock(&work_queue->lock);
}

static void wait_a_little(struct work_queue *work_queue) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += PATIENCE;
    if (until.tv_nsec >= 1000000000) {
        until.tv_nsec -= 1000000000;
        until.tv_sec++;
    }
    work_queue->waiting++;
    tell_appetite(work_queue);
    pthread_cond_timedwait(&work_queue->changed, &work_queue->lock, &until);
    work_queue->waiting--;
    tell_appetite(work_queue);
}

struct work_item *work_queue_take(struct work_queue *work_queue, bool *working) {
    struct work_item *item = NULL;
    pthread_mutex_lock(&work_queue->lock);
    if (*working) work_queue->working--;
    *working = false;
    if (!work_queue->errands && !work_queue->working) end(work_queue);
    if (!work_queue->errands && !work_queue_is_over(work_queue)) wait_a_little(work_queue);
    if (work_queue->errands && !work_queue_is_over(work_queue)) {
        item = work_queue->errands;
        work_queue->errands = item->next;
        work_queue->queued--;
        work_queue->working++;
        *working = true;
        tell_appetite(work_queue);
    }
    pthread_mutex_unlock(&work_queue->lock);
    return item;
}
