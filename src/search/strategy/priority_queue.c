#include "search/strategy/priority_queue.h"

#include <assert.h>
#include <stdlib.h>

enum { RANGES = PRIORITY_QUEUE_RANKS / PRIORITY_QUEUE_HUNCH };

/* calloc: a lack of memory ends the search with a verdict. */
bool priority_queue_open(struct priority_queue *queue) {
    *queue = (struct priority_queue){.ranges = calloc(RANGES, sizeof(struct bucket *)), .lowest = PRIORITY_QUEUE_RANKS};
    queue->bytes = RANGES * sizeof(struct bucket *);
    return queue->ranges != NULL;
}

void priority_queue_close(struct priority_queue *queue) {
    for (u32 i = 0; queue->ranges && i < RANGES; i++) {
        for (u32 k = 0; queue->ranges[i] && k < PRIORITY_QUEUE_HUNCH; k++) vec_free(&queue->ranges[i][k].list);
        free(queue->ranges[i]);
    }
    free(queue->ranges);
}

static bool is_empty(const struct bucket *bucket) { return bucket->first == bucket->list.count; }

/* NULL: nothing of its range is used. */
static struct bucket *bucket_of(const struct priority_queue *queue, u32 rank) {
    struct bucket *range = queue->ranges[rank / PRIORITY_QUEUE_HUNCH];
    return range ? &range[rank % PRIORITY_QUEUE_HUNCH] : NULL;
}

static bool make_range(struct priority_queue *queue, u32 rank) {
    struct bucket **range = &queue->ranges[rank / PRIORITY_QUEUE_HUNCH];
    if (*range) return true;
    *range = calloc(PRIORITY_QUEUE_HUNCH, sizeof(struct bucket));
    queue->bytes += PRIORITY_QUEUE_HUNCH * sizeof(struct bucket);
    return *range != NULL;
}

bool priority_queue_put(struct priority_queue *queue, u32 number, u32 rank) {
    if (rank >= PRIORITY_QUEUE_RANKS) rank = PRIORITY_QUEUE_RANKS - 1;
    if (!make_range(queue, rank)) return false;
    struct bucket *bucket = bucket_of(queue, rank);
    u32 before = bucket->list.capacity;
    assert(!queue->fair || is_empty(bucket) || bucket->list.items[bucket->list.count - 1] < number);
    vec_push(&bucket->list, number);
    queue->bytes += (bucket->list.capacity - before) * sizeof(u32);
    queue->count++;
    if (rank < queue->lowest) queue->lowest = rank;
    return true;
}

/* From 64 taken numbers on, it changes with every doubling. */
static bool is_turn_of_oldest(const struct priority_queue *queue) {
    enum { SHIFT = 6 };
    return queue->fair && queue->taken >> SHIFT && (63 - __builtin_clzll(queue->taken >> SHIFT)) % 2 == 0;
}

/* The rank of the lowest number, among those that differ from the lowest rank by less than a hunch. */
static u32 rank_of_oldest(const struct priority_queue *queue) {
    const struct bucket *oldest = bucket_of(queue, queue->lowest);
    u32 rank = queue->lowest, end = (rank / PRIORITY_QUEUE_HUNCH + 1) * PRIORITY_QUEUE_HUNCH;
    for (u32 i = queue->lowest + 1; i < end; i++) {
        const struct bucket *bucket = bucket_of(queue, i);
        if (is_empty(bucket) || bucket->list.items[bucket->first] > oldest->list.items[oldest->first]) continue;
        oldest = bucket;
        rank = i;
    }
    return rank;
}

static void find_lowest(struct priority_queue *queue) {
    for (const struct bucket *bucket; !(bucket = bucket_of(queue, queue->lowest)) || is_empty(bucket);)
        queue->lowest = bucket ? queue->lowest + 1 : (queue->lowest / PRIORITY_QUEUE_HUNCH + 1) * PRIORITY_QUEUE_HUNCH;
}

u32 priority_queue_take(struct priority_queue *queue) {
    assert(queue->count);
    find_lowest(queue);
    bool turn = is_turn_of_oldest(queue);
    queue->rank = turn ? rank_of_oldest(queue) : queue->lowest;
    struct bucket *bucket = bucket_of(queue, queue->rank);
    u32 number = turn ? bucket->list.items[bucket->first++] : vec_pop(&bucket->list);
    if (is_empty(bucket)) bucket->first = bucket->list.count = 0;
    queue->count--;
    queue->taken++;
    return number;
}
