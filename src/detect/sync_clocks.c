#include "detect/sync_clocks.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/vec.h"
#include "detect/seldom.h"

struct entry {
    struct sync_clock meeting;
    u64 key;  /* of a place: (object, slot) */
    u32 next; /* of the same object's places, or of the free ones; 0: none */
};

enum { LOCKS_OF_OBJECT = 2 };

/* Entry 0 is not used. */
struct sync_clocks {
    struct VEC(struct entry) entries;
    u32 free;
    struct map *places;  /* (object, slot) -> entry */
    struct map *objects; /* object -> first of its places */
    struct VEC(u32) locks; /* by object, its monitor before the lock that it is; 0: none yet */
};

struct sync_clocks *sync_clocks_new(void) {
    struct sync_clocks *meetings = calloc(1, sizeof *meetings);
    if (!meetings) abort();
    meetings->places = map_new();
    meetings->objects = map_new();
    vec_push(&meetings->entries, (struct entry){0});
    return meetings;
}

static void empty(struct entry *entry) {
    handover_free(&entry->meeting.all);
    handover_free(&entry->meeting.readers);
    *entry = (struct entry){0};
}

void sync_clocks_free(struct sync_clocks *meetings) {
    if (!meetings) return;
    for (u32 i = 0; i < meetings->entries.count; i++) empty(&meetings->entries.items[i]);
    vec_free(&meetings->entries);
    map_free(meetings->places);
    map_free(meetings->objects);
    vec_free(&meetings->locks);
    free(meetings);
}

static u32 free_entry(struct sync_clocks *meetings) {
    u32 entry = meetings->free;
    if (entry) {
        meetings->free = meetings->entries.items[entry].next;
        return entry;
    }
    vec_push(&meetings->entries, (struct entry){0});
    return meetings->entries.count - 1;
}

NOINLINE static void make_lock(struct sync_clocks *meetings, u64 at) {
    while (meetings->locks.count <= at) vec_push(&meetings->locks, 0);
    u32 entry = free_entry(meetings);
    meetings->entries.items[entry] = (struct entry){0};
    meetings->locks.items[at] = entry;
}

struct sync_clock *sync_clock_of_lock(struct sync_clocks *meetings, u32 object, u32 slot) {
    u64 at = (u64)object * LOCKS_OF_OBJECT + (slot != 0);
    if (at >= meetings->locks.count || !meetings->locks.items[at]) make_lock(meetings, at);
    return &meetings->entries.items[meetings->locks.items[at]].meeting;
}

struct sync_clock *sync_clock_of_place(struct sync_clocks *meetings, u32 object, u32 slot) {
    u64 key = (u64)object << 32 | slot, found, first = 0;
    if (map_get(meetings->places, key, &found)) return &meetings->entries.items[found].meeting;
    u32 entry = free_entry(meetings);
    map_get(meetings->objects, object, &first);
    meetings->entries.items[entry] = (struct entry){.key = key, .next = (u32)first};
    map_put(meetings->objects, object, entry);
    map_put(meetings->places, key, entry);
    return &meetings->entries.items[entry].meeting;
}

static void give_back(struct sync_clocks *meetings, u32 entry) {
    empty(&meetings->entries.items[entry]);
    meetings->entries.items[entry].next = meetings->free;
    meetings->free = entry;
}

static void forget_locks(struct sync_clocks *meetings, u32 object) {
    for (u64 i = 0, at = (u64)object * LOCKS_OF_OBJECT; i < LOCKS_OF_OBJECT && at < meetings->locks.count; i++, at++) {
        if (meetings->locks.items[at]) give_back(meetings, meetings->locks.items[at]);
        meetings->locks.items[at] = 0;
    }
}

void sync_clocks_forget(struct sync_clocks *meetings, u32 object) {
    u64 first;
    forget_locks(meetings, object);
    if (!map_get(meetings->objects, object, &first)) return;
    map_remove(meetings->objects, object);
    for (u32 i = (u32)first, next; i; i = next) {
        next = meetings->entries.items[i].next;
        map_remove(meetings->places, meetings->entries.items[i].key);
        give_back(meetings, i);
    }
}

u64 sync_clocks_bytes(const struct sync_clocks *meetings) {
    u64 bytes = sizeof *meetings + meetings->entries.capacity * sizeof(struct entry) +
                (map_count(meetings->places) + map_count(meetings->objects)) * 32 +
                meetings->locks.capacity * sizeof(u32);
    for (u32 i = 0; i < meetings->entries.count; i++) {
        const struct sync_clock *meeting = &meetings->entries.items[i].meeting;
        bytes += ((u64)meeting->all.clock.capacity + meeting->readers.clock.capacity) * sizeof(u32);
    }
    return bytes;
}
