#include "state/hashindex.h"

#include <assert.h>

#define BUCKETS_PER_PAGE  64u /* 4096 / (HASHINDEX_BUCKET * 4): segments are whole pages */
#define FIRST_NUMBER_BITS 16u

static size_t segment_bytes(u32 buckets) { return (size_t)buckets * HASHINDEX_BUCKET * sizeof(u32); }

static bool is_crowded(const struct hashsegment *segment) {
    return (u64)segment->used * 10 >= (u64)segment->buckets * HASHINDEX_BUCKET * 9;
}

bool hashindex_open(struct hashindex *index, struct budget *budget, const struct hashowner *owner, const void *table) {
    *index = (struct hashindex){.budget = budget, .owner = owner, .table = table, .number_bits = FIRST_NUMBER_BITS};
    size_t bytes = segment_bytes(BUCKETS_PER_PAGE);
    u8 *pages = budget_take(budget, HASHINDEX_SEGMENTS * bytes);
    for (u32 i = 0; i < HASHINDEX_SEGMENTS && pages; i++)
        index->segments[i] = (struct hashsegment){(u32 *)(pages + i * bytes), BUCKETS_PER_PAGE, 0};
    return pages != NULL;
}

static const u8 *end_of(const struct hashsegment *segment) {
    return (const u8 *)segment->entries + segment_bytes(segment->buckets);
}

/* Segments that have not grown still lie side by side, and are returned together. */
void hashindex_close(struct hashindex *index) {
    struct hashsegment *segments = index->segments;
    if (!segments[0].entries) return;
    for (u32 i = 0, next; i < HASHINDEX_SEGMENTS; i = next) {
        for (next = i + 1;
             next < HASHINDEX_SEGMENTS && end_of(&segments[next - 1]) == (const u8 *)segments[next].entries;)
            next++;
        budget_return(index->budget, segments[i].entries,
                      (size_t)(end_of(&segments[next - 1]) - (const u8 *)segments[i].entries));
    }
    for (u32 i = 0; i < HASHINDEX_SEGMENTS; i++) segments[i] = (struct hashsegment){0};
}

static void place(struct hashsegment *segment, u64 hash, u32 entry) {
    u32 bucket = hashindex_home(hash, segment->buckets);
    for (;;) {
        u32 *entries = segment->entries + (size_t)bucket * HASHINDEX_BUCKET;
        for (u32 i = 0; i < HASHINDEX_BUCKET; i++) {
            if (entries[i] == 0) {
                entries[i] = entry;
                segment->used++;
                return;
            }
        }
        bucket = bucket + 1 == segment->buckets ? 0 : bucket + 1;
    }
}

static void prefetch_bucket(const struct hashindex *index, const struct hashsegment *segment, u32 bucket) {
    u32 mask = hashindex_mask(index->number_bits);
    const u32 *entries = segment->entries + (size_t)bucket * HASHINDEX_BUCKET;
    for (u32 i = 0; i < HASHINDEX_BUCKET && entries[i]; i++) index->owner->prefetch(index->table, entries[i] & ~mask);
}

static void place_bucket(const struct hashindex *index, struct hashsegment *to, const u32 *entries) {
    u32 mask = hashindex_mask(index->number_bits);
    for (u32 i = 0; i < HASHINDEX_BUCKET && entries[i]; i++)
        place(to, index->owner->hash(index->table, entries[i] & ~mask), entries[i]);
}

/* The things are scattered in memory: asking for them a bucket ahead hides most of the wait. */
static bool grow(struct hashindex *index, struct hashsegment *segment) {
    u64 third = (u64)segment->buckets / 3 / BUCKETS_PER_PAGE * BUCKETS_PER_PAGE;
    u64 buckets = segment->buckets + (third ? third : BUCKETS_PER_PAGE);
    if (buckets > UINT32_MAX) return false;
    struct hashsegment larger = {.buckets = (u32)buckets};
    larger.entries = budget_take(index->budget, segment_bytes(larger.buckets));
    if (!larger.entries) return false;
    prefetch_bucket(index, segment, 0);
    for (u32 bucket = 0; bucket < segment->buckets; bucket++) {
        if (bucket + 1 < segment->buckets) prefetch_bucket(index, segment, bucket + 1);
        place_bucket(index, &larger, segment->entries + (size_t)bucket * HASHINDEX_BUCKET);
    }
    assert(larger.used == segment->used);
    budget_return(index->budget, segment->entries, segment_bytes(segment->buckets));
    *segment = larger;
    return true;
}

/* Numbers get one more bit; it is taken from the hash bits, which are highest where they stay. */
static void give_numbers_a_bit(struct hashindex *index) {
    u32 keep = ~(1u << index->number_bits);
    for (u32 i = 0; i < HASHINDEX_SEGMENTS; i++) {
        struct hashsegment *segment = &index->segments[i];
        size_t count = (size_t)segment->buckets * HASHINDEX_BUCKET;
        for (size_t k = 0; k < count; k++) segment->entries[k] &= keep;
    }
    index->number_bits++;
}

bool hashindex_add(struct hashindex *index, u64 hash, u32 number) {
    assert(number != 0);
    struct hashsegment *segment = &index->segments[hash >> (64 - HASHINDEX_SEGMENT_BITS)];
    if (is_crowded(segment) && !grow(index, segment)) return false;
    while (index->number_bits < 32 && number >> index->number_bits) give_numbers_a_bit(index);
    place(segment, hash, number | ((u32)hash & hashindex_mask(index->number_bits)));
    return true;
}

u64 hashindex_bytes(const struct hashindex *index) {
    u64 total = 0;
    for (u32 i = 0; i < HASHINDEX_SEGMENTS; i++) total += segment_bytes(index->segments[i].buckets);
    return total;
}
