#include "search/reduce/dpor_summaries.h"

#include <stdlib.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/numset.h"

struct known_event {
    struct dpor_event event;
    u32 next; /* another one with the same hash; event number + 1 */
};

struct dpor_summaries {
    struct numsets *sets;
    struct VEC(struct known_event) events;
    struct VEC(u32) scratch;
    struct map *by_hash;
};

struct dpor_summaries *dpor_summaries_new(void) {
    struct dpor_summaries *summaries = memory_zero(1, sizeof *summaries);
    summaries->sets = numsets_new();
    summaries->by_hash = map_new();
    return summaries;
}

void dpor_summaries_free(struct dpor_summaries *summaries) {
    if (!summaries) return;
    numsets_free(summaries->sets);
    vec_free(&summaries->events);
    vec_free(&summaries->scratch);
    map_free(summaries->by_hash);
    free(summaries);
}

u64 dpor_summaries_bytes(const struct dpor_summaries *summaries) {
    return numsets_bytes(summaries->sets) + summaries->events.capacity * (sizeof(struct known_event) + 32);
}

static bool same(const struct dpor_event *a, const struct dpor_event *b) {
    return a->thread == b->thread && a->locks == b->locks && a->access.object == b->access.object &&
           a->access.slot == b->access.slot && a->access.kind == b->access.kind;
}

static u32 number_of(struct dpor_summaries *summaries, const struct dpor_event *e) {
    u64 hash = hash_spread((u64)e->access.object << 32 | e->access.slot);
    hash ^= ((u64)e->thread << 32 | e->locks << 2 | e->access.kind) * HASH_FACTOR_2;
    u64 first = 0;
    map_get(summaries->by_hash, hash, &first);
    for (u32 i = (u32)first; i; i = summaries->events.items[i - 1].next)
        if (same(&summaries->events.items[i - 1].event, e)) return i - 1;
    vec_push(&summaries->events, ((struct known_event){*e, (u32)first}));
    map_put(summaries->by_hash, hash, summaries->events.count);
    return summaries->events.count - 1;
}

u32 dpor_summaries_with(struct dpor_summaries *summaries, u32 set, const struct dpor_event *event) {
    return numset_with(summaries->sets, set, number_of(summaries, event));
}

u32 dpor_summaries_union(struct dpor_summaries *summaries, u32 a, u32 b) { return numset_union(summaries->sets, a, b); }

u32 dpor_summaries_count(const struct dpor_summaries *summaries, u32 set) {
    u32 count;
    numset_items(summaries->sets, set, &count);
    return count;
}

struct dpor_event dpor_summaries_event(const struct dpor_summaries *summaries, u32 set, u32 index) {
    u32 count;
    return summaries->events.items[numset_items(summaries->sets, set, &count)[index]].event;
}

u32 dpor_summaries_before_start(struct dpor_summaries *summaries, u32 set, u32 child, u32 parent) {
    u32 count = dpor_summaries_count(summaries, set);
    summaries->scratch.count = 0;
    for (u32 i = 0; i < count; i++) {
        struct dpor_event e = dpor_summaries_event(summaries, set, i);
        if (e.thread == child) e.thread = parent;
        vec_push(&summaries->scratch, number_of(summaries, &e));
    }
    return numset_of(summaries->sets, summaries->scratch.items, count);
}

/* ---- archives ---- */

void dpor_event_write(const struct dpor_event *e, struct archive_writer *w) {
    u32 words[] = {e->thread, e->locks, e->access.object, e->access.slot, e->access.kind};
    archive_put(w, words, sizeof words);
}

struct dpor_event dpor_event_read(struct vm *vm, struct archive_reader *r) {
    struct dpor_event e = {.thread = archive_get32(r)};
    e.locks = archive_get_upto(r, protection_sets(vm) - 1);
    e.access.object = archive_get32(r);
    e.access.slot = archive_get32(r);
    e.access.kind = archive_get_upto(r, ACCESS_RELEASE);
    return e;
}

u32 dpor_summaries_sets(const struct dpor_summaries *summaries) { return numsets_count(summaries->sets); }

void dpor_summaries_write(const struct dpor_summaries *summaries, struct archive_writer *w) {
    archive_put32(w, summaries->events.count);
    for (u32 i = 0; i < summaries->events.count; i++) dpor_event_write(&summaries->events.items[i].event, w);
    numsets_write(summaries->sets, w);
}

void dpor_summaries_read(struct dpor_summaries *summaries, struct vm *vm, struct archive_reader *r) {
    u32 events = archive_get32(r), count;
    for (u32 i = 0; i < events && !r->failed; i++) {
        struct dpor_event e = dpor_event_read(vm, r);
        archive_check(r, number_of(summaries, &e) == i);
    }
    numsets_read(summaries->sets, r);
    for (u32 set = 1; set < dpor_summaries_sets(summaries) && !r->failed; set++) {
        const u32 *items = numset_items(summaries->sets, set, &count);
        archive_check(r, items[count - 1] < events); /* they ascend */
    }
}
