#include "search/parallel/work_queue.h"

#include <assert.h>
#include <stdlib.h>
#include <time.h>

enum { LONGEST_WAIT = 100000000 }; /* nanoseconds */

void work_queue_open(struct work_queue *queue) {
    *queue = (struct work_queue){0};
    pthread_mutex_init(&queue->lock, NULL);
    pthread_cond_init(&queue->changed, NULL);
}

void work_item_free(struct work_item *item) {
    if (!item) return;
    vec_free(&item->way);
    vec_free(&item->choices);
    free(item);
}

void work_queue_close(struct work_queue *queue) {
    assert(!queue->waiting);
    while (queue->items) {
        struct work_item *next = queue->items->next;
        work_item_free(queue->items);
        queue->items = next;
    }
    pthread_cond_destroy(&queue->changed);
    pthread_mutex_destroy(&queue->lock);
}

static void publish_shortage(struct work_queue *queue) {
    u32 short_of_work = queue->waiting > queue->queued ? queue->waiting - queue->queued : 0;
    atomic_store_explicit(&queue->short_of_work, short_of_work, memory_order_relaxed);
}

static void end(struct work_queue *queue) {
    atomic_store_explicit(&queue->over, 1, memory_order_relaxed);
    pthread_cond_broadcast(&queue->changed);
}

void work_queue_stop(struct work_queue *queue) {
    pthread_mutex_lock(&queue->lock);
    end(queue);
    pthread_mutex_unlock(&queue->lock);
}

void work_queue_give(struct work_queue *queue, struct work_item *item) {
    pthread_mutex_lock(&queue->lock);
    item->next = queue->items;
    queue->items = item;
    queue->queued++;
    publish_shortage(queue);
    pthread_cond_signal(&queue->changed);
    pthread_mutex_unlock(&queue->lock);
}

static void wait_a_little(struct work_queue *queue) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += LONGEST_WAIT;
    if (until.tv_nsec >= 1000000000) {
        until.tv_nsec -= 1000000000;
        until.tv_sec++;
    }
    queue->waiting++;
    publish_shortage(queue);
    pthread_cond_timedwait(&queue->changed, &queue->lock, &until);
    queue->waiting--;
    publish_shortage(queue);
}

struct work_item *work_queue_take(struct work_queue *queue, bool *working) {
    struct work_item *item = NULL;
    pthread_mutex_lock(&queue->lock);
    assert(!*working || queue->working);
    if (*working) queue->working--;
    *working = false;
    if (!queue->items && !queue->working) end(queue);
    if (!queue->items && !work_queue_is_over(queue)) wait_a_little(queue);
    if (queue->items && !work_queue_is_over(queue)) {
        item = queue->items;
        assert(queue->queued);
        queue->items = item->next;
        queue->queued--;
        queue->working++;
        *working = true;
        publish_shortage(queue);
    }
    pthread_mutex_unlock(&queue->lock);
    return item;
}
