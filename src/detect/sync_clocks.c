#include "detect/sync_clocks.h"

#include <stdlib.h>

#include "base/compiler.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/vec.h"

struct entry {
    struct sync_clock sync_clock;
    u64 key;  /* of a place: (object, slot) */
    u32 next; /* of the same object's places, or of the free ones; 0: none */
};

enum { LOCKS_OF_OBJECT = 2 };

/* Entry 0 is not used. */
struct sync_clocks {
    struct VEC(struct entry) entries;
    u32 free;
    struct map *places;    /* (object, slot) -> entry */
    struct map *objects;   /* object -> first of its places */
    struct VEC(u32) locks; /* by object, its monitor before the lock that it is; 0: none yet */
};

struct sync_clocks *sync_clocks_new(void) {
    struct sync_clocks *sync_clocks = memory_zero(1, sizeof *sync_clocks);
    sync_clocks->places = map_new();
    sync_clocks->objects = map_new();
    vec_push(&sync_clocks->entries, (struct entry){0});
    return sync_clocks;
}

static void empty(struct entry *entry) {
    handover_free(&entry->sync_clock.all);
    handover_free(&entry->sync_clock.readers);
    *entry = (struct entry){0};
}

void sync_clocks_free(struct sync_clocks *sync_clocks) {
    if (!sync_clocks) return;
    for (u32 i = 0; i < sync_clocks->entries.count; i++) empty(&sync_clocks->entries.items[i]);
    vec_free(&sync_clocks->entries);
    map_free(sync_clocks->places);
    map_free(sync_clocks->objects);
    vec_free(&sync_clocks->locks);
    free(sync_clocks);
}

static u32 free_entry(struct sync_clocks *sync_clocks) {
    u32 entry = sync_clocks->free;
    if (entry) {
        sync_clocks->free = sync_clocks->entries.items[entry].next;
        return entry;
    }
    vec_push(&sync_clocks->entries, (struct entry){0});
    return sync_clocks->entries.count - 1;
}

NOINLINE static void make_lock(struct sync_clocks *sync_clocks, u64 at) {
    while (sync_clocks->locks.count <= at) vec_push(&sync_clocks->locks, 0);
    u32 entry = free_entry(sync_clocks);
    sync_clocks->entries.items[entry] = (struct entry){0};
    sync_clocks->locks.items[at] = entry;
}

struct sync_clock *sync_clock_of_lock(struct sync_clocks *sync_clocks, u32 object, u32 slot) {
    u64 at = (u64)object * LOCKS_OF_OBJECT + (slot != 0);
    if (at >= sync_clocks->locks.count || !sync_clocks->locks.items[at]) make_lock(sync_clocks, at);
    return &sync_clocks->entries.items[sync_clocks->locks.items[at]].sync_clock;
}

struct sync_clock *sync_clock_of_place(struct sync_clocks *sync_clocks, u32 object, u32 slot) {
    u64 key = (u64)object << 32 | slot, found, first = 0;
    if (map_get(sync_clocks->places, key, &found)) return &sync_clocks->entries.items[found].sync_clock;
    u32 entry = free_entry(sync_clocks);
    map_get(sync_clocks->objects, object, &first);
    sync_clocks->entries.items[entry] = (struct entry){.key = key, .next = (u32)first};
    map_put(sync_clocks->objects, object, entry);
    map_put(sync_clocks->places, key, entry);
    return &sync_clocks->entries.items[entry].sync_clock;
}

static void give_back(struct sync_clocks *sync_clocks, u32 entry) {
    empty(&sync_clocks->entries.items[entry]);
    sync_clocks->entries.items[entry].next = sync_clocks->free;
    sync_clocks->free = entry;
}

static void forget_locks(struct sync_clocks *sync_clocks, u32 object) {
    for (u64 i = 0, at = (u64)object * LOCKS_OF_OBJECT; i < LOCKS_OF_OBJECT && at < sync_clocks->locks.count;
         i++, at++) {
        if (sync_clocks->locks.items[at]) give_back(sync_clocks, sync_clocks->locks.items[at]);
        sync_clocks->locks.items[at] = 0;
    }
}

void sync_clocks_forget(struct sync_clocks *sync_clocks, u32 object) {
    u64 first;
    forget_locks(sync_clocks, object);
    if (!map_get(sync_clocks->objects, object, &first)) return;
    map_remove(sync_clocks->objects, object);
    for (u32 i = (u32)first, next; i; i = next) {
        next = sync_clocks->entries.items[i].next;
        map_remove(sync_clocks->places, sync_clocks->entries.items[i].key);
        give_back(sync_clocks, i);
    }
}

u64 sync_clocks_bytes(const struct sync_clocks *sync_clocks) {
    u64 bytes = sizeof *sync_clocks + sync_clocks->entries.capacity * sizeof(struct entry) +
                (map_count(sync_clocks->places) + map_count(sync_clocks->objects)) * 32 +
                sync_clocks->locks.capacity * sizeof(u32);
    for (u32 i = 0; i < sync_clocks->entries.count; i++) {
        const struct sync_clock *sync_clock = &sync_clocks->entries.items[i].sync_clock;
        bytes += ((u64)sync_clock->all.clock.capacity + sync_clock->readers.clock.capacity) * sizeof(u32);
    }
    return bytes;
}
