/* hashindex.h - finds the number of a thing by the thing's hash.
 *
 * The things live elsewhere, in an append-only table that numbers them 1, 2, 3...; the index
 * holds their numbers only, four bytes each, and as many bits of the hash beside each number
 * as the numbers leave free. A probe yields candidates; the owner compares them exactly.
 *
 * The index is cut into segments by the top bits of the hash. A segment is an open-addressing
 * table of cache-line buckets; it grows alone, by a third, when it is nine tenths full. So the
 * slack stays below a third of the whole at all times, and growing needs only a segment's worth of memory
 * beyond what is kept. Entries are never removed. Invariants: a bucket fills from its start; an
 * entry lies in its home bucket or, if that and all buckets between are full, in a later one; no
 * segment is ever full, so every probe ends.
 *
 * Used by one thread at a time; shards.h gives several workers many indexes, each under a lock.
 */
#ifndef HAVELOCK_STATE_HASHINDEX_H
#define HAVELOCK_STATE_HASHINDEX_H

#include "base/hash.h"
#include "base/types.h"
#include "state/budget.h"

#define HASHINDEX_SEGMENT_BITS 6
#define HASHINDEX_SEGMENTS     (1u << HASHINDEX_SEGMENT_BITS)
#define HASHINDEX_BUCKET       16u /* entries of a bucket: one cache line */

struct hashsegment {
    u32 *entries; /* 0: free; else number | hash bits above number_bits */
    u32 buckets;
    u32 used;
};

/* What the index must know of the things when it grows. */
struct hashowner {
    u64 (*hash)(const void *table, u32 number);
    void (*prefetch)(const void *table, u32 number); /* a hint: hash will be asked for soon */
};

struct hashindex {
    struct hashsegment segments[HASHINDEX_SEGMENTS];
    struct budget *budget;
    const struct hashowner *owner;
    const void *table;
    u32 number_bits; /* every number so far is below 1 << number_bits */
};

struct hashprobe {
    const u32 *entries;
    u32 buckets;
    u32 bucket;
    u32 at;
    u32 hash_mask; /* which bits of an entry are hash */
    u32 hash_bits;
};

/* False: no memory; the index is then empty and may be closed. */
bool hashindex_open(struct hashindex *index, struct budget *budget, const struct hashowner *owner, const void *table);
void hashindex_close(struct hashindex *index);

/* Adds a number that is not there. False: no memory, nothing changed. */
bool hashindex_add(struct hashindex *index, u64 hash, u32 number);

/* Bytes of all segments, slack included. */
u64 hashindex_bytes(const struct hashindex *index);

static inline const struct hashsegment *hashindex_segment(const struct hashindex *index, u64 hash) {
    return &index->segments[hash >> (64 - HASHINDEX_SEGMENT_BITS)];
}

/* Maps the hash bits below those that chose the segment onto [0, buckets), evenly. */
static inline u32 hashindex_home(u64 hash, u32 buckets) {
    u32 fraction = (u32)(hash >> (32 - HASHINDEX_SEGMENT_BITS));
    return (u32)((u64)fraction * buckets >> 32);
}

static inline u32 hashindex_mask(u32 number_bits) { return (u32)(UINT64_C(0xFFFFFFFF) << number_bits); }

static inline struct hashprobe hashindex_probe(const struct hashindex *index, u64 hash) {
    const struct hashsegment *segment = hashindex_segment(index, hash);
    u32 mask = hashindex_mask(index->number_bits);
    return (struct hashprobe){
        .entries = segment->entries,
        .buckets = segment->buckets,
        .bucket = hashindex_home(hash, segment->buckets),
        .hash_mask = mask,
        .hash_bits = (u32)hash & mask,
    };
}

/* The next number whose thing may have the hash that was probed for; 0 when there are no more. */
static inline u32 hashprobe_next(struct hashprobe *probe) {
    for (;;) {
        const u32 *bucket = probe->entries + (size_t)probe->bucket * HASHINDEX_BUCKET;
        while (probe->at < HASHINDEX_BUCKET) {
            u32 entry = bucket[probe->at++];
            if (entry == 0) return 0;
            if ((entry & probe->hash_mask) == probe->hash_bits) return entry & ~probe->hash_mask;
        }
        probe->at = 0;
        probe->bucket = probe->bucket + 1 == probe->buckets ? 0 : probe->bucket + 1;
    }
}

#endif
