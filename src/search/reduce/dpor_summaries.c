#include "search/reduce/dpor_summaries.h"

#include <stdlib.h>

#include "base/map.h"
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
    struct dpor_summaries *future = calloc(1, sizeof *future);
    if (!future) abort();
    future->sets = numsets_new();
    future->by_hash = map_new();
    return future;
}

void dpor_summaries_free(struct dpor_summaries *future) {
    if (!future) return;
    numsets_free(future->sets);
    vec_free(&future->events);
    vec_free(&future->scratch);
    map_free(future->by_hash);
    free(future);
}

u64 dpor_summaries_bytes(const struct dpor_summaries *future) {
    return numsets_bytes(future->sets) + future->events.capacity * (sizeof(struct known_event) + 32);
}

static bool same(const struct dpor_event *a, const struct dpor_event *b) {
    return a->thread == b->thread && a->locks == b->locks && a->access.object == b->access.object &&
           a->access.slot == b->access.slot && a->access.kind == b->access.kind;
}

static u32 number_of(struct dpor_summaries *future, const struct dpor_event *e) {
    u64 hash = ((u64)e->access.object << 32 | e->access.slot) * 0x9E3779B97F4A7C15u;
    hash ^= ((u64)e->thread << 32 | e->locks << 2 | e->access.kind) * 0xC2B2AE3D27D4EB4Fu;
    u64 first = 0;
    map_get(future->by_hash, hash, &first);
    for (u32 i = (u32)first; i; i = future->events.items[i - 1].next)
        if (same(&future->events.items[i - 1].event, e)) return i - 1;
    vec_push(&future->events, ((struct known_event){*e, (u32)first}));
    map_put(future->by_hash, hash, future->events.count);
    return future->events.count - 1;
}

u32 dpor_summaries_with(struct dpor_summaries *future, u32 set, const struct dpor_event *event) {
    return numset_with(future->sets, set, number_of(future, event));
}

u32 dpor_summaries_union(struct dpor_summaries *future, u32 a, u32 b) { return numset_union(future->sets, a, b); }

u32 dpor_summaries_count(const struct dpor_summaries *future, u32 set) {
    u32 count;
    numset_items(future->sets, set, &count);
    return count;
}

struct dpor_event dpor_summaries_event(const struct dpor_summaries *future, u32 set, u32 index) {
    u32 count;
    return future->events.items[numset_items(future->sets, set, &count)[index]].event;
}

u32 dpor_summaries_before_start(struct dpor_summaries *future, u32 set, u32 child, u32 parent) {
    u32 count = dpor_summaries_count(future, set);
    future->scratch.count = 0;
    for (u32 i = 0; i < count; i++) {
        struct dpor_event e = dpor_summaries_event(future, set, i);
        if (e.thread == child) e.thread = parent;
        vec_push(&future->scratch, number_of(future, &e));
    }
    return numset_of(future->sets, future->scratch.items, count);
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

u32 dpor_summaries_sets(const struct dpor_summaries *future) { return numsets_count(future->sets); }

void dpor_summaries_write(const struct dpor_summaries *future, struct archive_writer *w) {
    archive_put32(w, future->events.count);
    for (u32 i = 0; i < future->events.count; i++) dpor_event_write(&future->events.items[i].event, w);
    numsets_write(future->sets, w);
}

void dpor_summaries_read(struct dpor_summaries *future, struct vm *vm, struct archive_reader *r) {
    u32 events = archive_get32(r), count;
    for (u32 i = 0; i < events && !r->failed; i++) {
        struct dpor_event e = dpor_event_read(vm, r);
        archive_check(r, number_of(future, &e) == i);
    }
    numsets_read(future->sets, r);
    for (u32 set = 1; set < dpor_summaries_sets(future) && !r->failed; set++) {
        const u32 *items = numset_items(future->sets, set, &count);
        archive_check(r, items[count - 1] < events); /* they ascend */
    }
}
