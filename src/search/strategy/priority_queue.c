#include "search/strategy/priority_queue.h"

#include <assert.h>
#include <stdlib.h>

bool priority_queue_open(struct priority_queue *queue) {
    /* calloc: a lack of memory ends the search with a verdict. */
    *queue = (struct priority_queue){.buckets = calloc(PRIORITY_QUEUE_RANKS, sizeof(struct bucket)),
                                     .lowest = PRIORITY_QUEUE_RANKS};
    queue->bytes = PRIORITY_QUEUE_RANKS * sizeof(struct bucket);
    return queue->buckets != NULL;
}

void priority_queue_close(struct priority_queue *queue) {
    for (u32 i = 0; queue->buckets && i < PRIORITY_QUEUE_RANKS; i++) vec_free(&queue->buckets[i].list);
    free(queue->buckets);
}

static bool is_empty(const struct bucket *bucket) { return bucket->first == bucket->list.count; }

void priority_queue_put(struct priority_queue *queue, u32 number, u32 rank) {
    if (rank >= PRIORITY_QUEUE_RANKS) rank = PRIORITY_QUEUE_RANKS - 1;
    struct bucket *bucket = &queue->buckets[rank];
    u32 before = bucket->list.capacity;
    assert(!queue->fair || is_empty(bucket) || bucket->list.items[bucket->list.count - 1] < number);
    vec_push(&bucket->list, number);
    queue->bytes += (bucket->list.capacity - before) * sizeof(u32);
    queue->count++;
    if (rank < queue->lowest) queue->lowest = rank;
}

/* From 64 taken numbers on, it changes with every doubling. */
static bool is_turn_of_oldest(const struct priority_queue *queue) {
    enum { SHIFT = 6 };
    return queue->fair && queue->taken >> SHIFT && (63 - __builtin_clzll(queue->taken >> SHIFT)) % 2 == 0;
}

/* That of the lowest number, among the ranks that differ from the lowest one by less than a hunch. */
static struct bucket *bucket_of_oldest(const struct priority_queue *queue) {
    struct bucket *oldest = &queue->buckets[queue->lowest];
    u32 end = (queue->lowest / PRIORITY_QUEUE_HUNCH + 1) * PRIORITY_QUEUE_HUNCH;
    for (u32 i = queue->lowest + 1; i < end; i++) {
        struct bucket *bucket = &queue->buckets[i];
        if (!is_empty(bucket) && bucket->list.items[bucket->first] < oldest->list.items[oldest->first]) oldest = bucket;
    }
    return oldest;
}

u32 priority_queue_take(struct priority_queue *queue) {
    assert(queue->count);
    while (is_empty(&queue->buckets[queue->lowest])) queue->lowest++;
    bool turn = is_turn_of_oldest(queue);
    struct bucket *bucket = turn ? bucket_of_oldest(queue) : &queue->buckets[queue->lowest];
    u32 number = turn ? bucket->list.items[bucket->first++] : vec_pop(&bucket->list);
    if (is_empty(bucket)) bucket->first = bucket->list.count = 0;
    queue->count--;
    queue->taken++;
    return number;
}
