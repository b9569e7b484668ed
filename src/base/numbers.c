#include "base/numbers.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"

struct entry {
    const void *key;
    size_t length;
    u32 first, count;
    struct entry *next; /* another key with the same hash */
};

struct numbers {
    pthread_mutex_t lock;
    struct arena *arena;
    struct map *entries[NUMBER_KINDS]; /* hash -> struct entry * */
    u32 next[NUMBER_KINDS];
};

struct numbers *numbers_new(const u32 *first) {
    struct numbers *numbers = memory_zero(1, sizeof *numbers);
    pthread_mutex_init(&numbers->lock, NULL);
    numbers->arena = arena_new();
    for (u32 i = 0; i < NUMBER_KINDS; i++) {
        numbers->entries[i] = map_new();
        numbers->next[i] = first[i];
    }
    return numbers;
}

void numbers_free(struct numbers *numbers) {
    if (!numbers) return;
    for (u32 i = 0; i < NUMBER_KINDS; i++) map_free(numbers->entries[i]);
    arena_free(numbers->arena);
    pthread_mutex_destroy(&numbers->lock);
    free(numbers);
}

static u32 take(struct numbers *numbers, enum number_kind kind, u32 count) {
    u32 first = numbers->next[kind];
    assert(count <= UINT32_MAX - first);
    numbers->next[kind] += count;
    return first;
}

static struct entry *find(const struct numbers *numbers, enum number_kind kind, u64 hash, const void *key,
                          size_t length) {
    u64 value;
    if (!map_get(numbers->entries[kind], hash, &value)) return NULL;
    struct entry *e = (struct entry *)(uintptr_t)value;
    while (e && (e->length != length || memcmp(e->key, key, length) != 0)) e = e->next;
    return e;
}

static struct entry *add(struct numbers *numbers, enum number_kind kind, u64 hash, const void *key, size_t length,
                         u32 count) {
    u64 next = 0;
    struct entry *e = arena_alloc(numbers->arena, sizeof *e);
    map_get(numbers->entries[kind], hash, &next);
    *e = (struct entry){arena_copy(numbers->arena, key, length), length, take(numbers, kind, count), count,
                        (struct entry *)(uintptr_t)next};
    map_put(numbers->entries[kind], hash, (uintptr_t)e);
    return e;
}

u32 numbers_of(struct numbers *numbers, enum number_kind kind, const void *key, size_t length, u32 count) {
    u64 hash = hash_bytes(HASH_BYTES_START, key, length);
    pthread_mutex_lock(&numbers->lock);
    const struct entry *e = find(numbers, kind, hash, key, length);
    if (!e) e = add(numbers, kind, hash, key, length, count);
    u32 first = e->count == count ? e->first : take(numbers, kind, count);
    pthread_mutex_unlock(&numbers->lock);
    return first;
}

u32 numbers_fresh(struct numbers *numbers, enum number_kind kind, u32 count) {
    pthread_mutex_lock(&numbers->lock);
    u32 first = take(numbers, kind, count);
    pthread_mutex_unlock(&numbers->lock);
    return first;
}
