#include "state/pairs.h"

#include <assert.h>
#include <string.h>

#define CHUNK_SHIFT 14
#define CHUNK_PAIRS (1u << CHUNK_SHIFT)
#define NARROWEST   4u
#define WIDEST      8u

/* A pair of width w is one little-endian integer of w bytes: the left value in its lower half
 * (4w bits), the right value in its upper half. */
struct pairchunk {
    u8 *bytes;
    u32 width;
};

static u32 width_for(struct pair pair) {
    u32 both = pair.left | pair.right;
    u32 width = NARROWEST;
    while (width < WIDEST && both >> (4 * width)) width++;
    return width;
}

/* Two overlapping 4-byte accesses cover any width from 4 to 8 without touching a neighbour. */
static struct pair load(const struct pairchunk *chunk, u32 at) {
    const u8 *bytes = chunk->bytes + (size_t)at * chunk->width;
    u32 low, high;
    memcpy(&low, bytes, 4);
    memcpy(&high, bytes + chunk->width - 4, 4);
    u64 both = low | (u64)high << (8 * (chunk->width - 4));
    u32 half = 4 * chunk->width;
    return (struct pair){.left = (u32)(both & ((UINT64_C(1) << half) - 1)), .right = (u32)(both >> half)};
}

static void save(const struct pairchunk *chunk, u32 at, struct pair pair) {
    u8 *bytes = chunk->bytes + (size_t)at * chunk->width;
    u64 both = pair.left | (u64)pair.right << (4 * chunk->width);
    u32 low = (u32)both;
    u32 high = (u32)(both >> (8 * (chunk->width - 4)));
    memcpy(bytes, &low, 4);
    memcpy(bytes + chunk->width - 4, &high, 4);
}

static u64 hash_of_pair(struct pair pair) { return hash_mix(pair.left | (u64)pair.right << 32); }

static inline struct pair fetch(const struct pairs *pairs, u32 number) {
    return load(&pairs->chunks[number >> CHUNK_SHIFT], number & (CHUNK_PAIRS - 1));
}

struct pair pairs_get(const struct pairs *pairs, u32 number) {
    assert(number != 0 && number <= pairs->count);
    return fetch(pairs, number);
}

static u64 hash_of_number(const void *table, u32 number) { return hash_of_pair(fetch(table, number)); }

static void prefetch_number(const void *table, u32 number) {
    const struct pairs *pairs = table;
    const struct pairchunk *chunk = &pairs->chunks[number >> CHUNK_SHIFT];
    __builtin_prefetch(chunk->bytes + (size_t)(number & (CHUNK_PAIRS - 1)) * chunk->width);
}

static const struct hashowner pairs_as_owner = {.hash = hash_of_number, .prefetch = prefetch_number};

static size_t chunk_bytes(u32 width) { return (size_t)CHUNK_PAIRS * width; }

static size_t directory_bytes(u32 capacity) { return (size_t)capacity * sizeof(struct pairchunk); }

bool pairs_open(struct pairs *pairs, struct budget *budget, u32 limit) {
    *pairs = (struct pairs){.budget = budget, .limit = limit};
    return hashindex_open(&pairs->index, budget, &pairs_as_owner, pairs);
}

void pairs_close(struct pairs *pairs) {
    for (u32 i = 0; i < pairs->chunk_count; i++)
        budget_return(pairs->budget, pairs->chunks[i].bytes, chunk_bytes(pairs->chunks[i].width));
    budget_return(pairs->budget, pairs->chunks, directory_bytes(pairs->chunk_capacity));
    hashindex_close(&pairs->index);
    pairs->chunks = NULL;
    pairs->chunk_count = pairs->chunk_capacity = pairs->count = 0;
}

static bool room_in_directory(struct pairs *pairs) {
    if (pairs->chunk_count < pairs->chunk_capacity) return true;
    u32 capacity = pairs->chunk_capacity ? pairs->chunk_capacity * 2 : 4096 / sizeof(struct pairchunk);
    void *chunks = pairs->chunks ? budget_grow(pairs->budget, pairs->chunks, directory_bytes(pairs->chunk_capacity),
                                               directory_bytes(capacity))
                                 : budget_take(pairs->budget, directory_bytes(capacity));
    if (!chunks) return false;
    pairs->chunks = chunks;
    pairs->chunk_capacity = capacity;
    return true;
}

static bool add_chunk(struct pairs *pairs, u32 width) {
    if (!room_in_directory(pairs)) return false;
    u8 *bytes = budget_take(pairs->budget, chunk_bytes(width));
    if (!bytes) return false;
    pairs->chunks[pairs->chunk_count++] = (struct pairchunk){.bytes = bytes, .width = width};
    pairs->chunk_bytes += chunk_bytes(width);
    return true;
}

static bool widen(struct pairs *pairs, struct pairchunk *chunk, u32 width, u32 used) {
    struct pairchunk wider = {.bytes = budget_take(pairs->budget, chunk_bytes(width)), .width = width};
    if (!wider.bytes) return false;
    for (u32 i = 0; i < used; i++) save(&wider, i, load(chunk, i));
    budget_return(pairs->budget, chunk->bytes, chunk_bytes(chunk->width));
    pairs->chunk_bytes += chunk_bytes(width) - chunk_bytes(chunk->width);
    *chunk = wider;
    return true;
}

/* The next chunk starts as wide as the last one: values only get larger as a search goes on. */
static bool room_for(struct pairs *pairs, u32 number, struct pair pair) {
    u32 width = width_for(pair);
    u32 chunk = number >> CHUNK_SHIFT;
    if (chunk == pairs->chunk_count) {
        u32 last = chunk ? pairs->chunks[chunk - 1].width : NARROWEST;
        return add_chunk(pairs, width > last ? width : last);
    }
    if (width <= pairs->chunks[chunk].width) return true;
    return widen(pairs, &pairs->chunks[chunk], width, number & (CHUNK_PAIRS - 1));
}

/* The pair is written before its number is published in the index. */
static bool append(struct pairs *pairs, struct pair pair, u64 hash) {
    if (pairs->count >= pairs->limit) return false;
    u32 number = pairs->count + 1;
    if (!room_for(pairs, number, pair)) return false;
    save(&pairs->chunks[number >> CHUNK_SHIFT], number & (CHUNK_PAIRS - 1), pair);
    if (!hashindex_add(&pairs->index, hash, number)) return false;
    pairs->count = number;
    return true;
}

enum interned pairs_intern(struct pairs *pairs, struct pair pair, u32 *number) {
    u64 hash = hash_of_pair(pair);
    struct hashprobe probe = hashindex_probe(&pairs->index, hash);
    for (u32 found; (found = hashprobe_next(&probe)) != 0;) {
        struct pair old = fetch(pairs, found);
        if (old.left == pair.left && old.right == pair.right) {
            *number = found;
            return INTERNED_OLD;
        }
    }
    if (!append(pairs, pair, hash)) return INTERNED_FULL;
    *number = pairs->count;
    return INTERNED_NEW;
}

u64 pairs_bytes(const struct pairs *pairs) {
    return pairs->chunk_bytes + budget_round(directory_bytes(pairs->chunk_capacity)) + hashindex_bytes(&pairs->index);
}
