#include "search/queue.h"

#include <stdlib.h>

bool queue_open(struct queue *queue) {
    *queue = (struct queue){.buckets = calloc(QUEUE_RANKS, sizeof(struct bucket)), .lowest = QUEUE_RANKS};
    queue->bytes = QUEUE_RANKS * sizeof(struct bucket);
    return queue->buckets != NULL;
}

void queue_close(struct queue *queue) {
    for (u32 i = 0; queue->buckets && i < QUEUE_RANKS; i++) vec_free(&queue->buckets[i]);
    free(queue->buckets);
}

void queue_put(struct queue *queue, u32 number, u32 rank) {
    if (rank >= QUEUE_RANKS) rank = QUEUE_RANKS - 1;
    struct bucket *bucket = &queue->buckets[rank];
    u32 before = bucket->capacity;
    vec_push(bucket, number);
    queue->bytes += (bucket->capacity - before) * sizeof(u32);
    queue->count++;
    if (rank < queue->lowest) queue->lowest = rank;
}

u32 queue_take(struct queue *queue) {
    while (!queue->buckets[queue->lowest].count) queue->lowest++;
    queue->count--;
    return vec_pop(&queue->buckets[queue->lowest]);
}
