#include "detect/meetings.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/vec.h"

struct entry {
    struct meeting meeting;
    u64 key;  /* (object, slot) */
    u32 next; /* of the same object, or of the free ones; 0: none */
    bool lock;
};

/* Entry 0 is not used. */
struct meetings {
    struct VEC(struct entry) entries;
    u32 free;
    struct map *places;  /* (object, slot) -> entry */
    struct map *locks;   /* likewise */
    struct map *objects; /* object -> first of its entries of both kinds */
};

struct meetings *meetings_new(void) {
    struct meetings *meetings = calloc(1, sizeof *meetings);
    if (!meetings) abort();
    meetings->places = map_new();
    meetings->objects = map_new();
    meetings->locks = map_new();
    vec_push(&meetings->entries, (struct entry){0});
    return meetings;
}

static void empty(struct entry *entry) {
    handover_free(&entry->meeting.all);
    handover_free(&entry->meeting.readers);
    *entry = (struct entry){0};
}

void meetings_free(struct meetings *meetings) {
    if (!meetings) return;
    for (u32 i = 0; i < meetings->entries.count; i++) empty(&meetings->entries.items[i]);
    vec_free(&meetings->entries);
    map_free(meetings->places);
    map_free(meetings->objects);
    map_free(meetings->locks);
    free(meetings);
}

static u32 free_entry(struct meetings *meetings) {
    u32 entry = meetings->free;
    if (entry) {
        meetings->free = meetings->entries.items[entry].next;
        return entry;
    }
    vec_push(&meetings->entries, (struct entry){0});
    return meetings->entries.count - 1;
}

static struct meeting *meet(struct meetings *meetings, u32 object, u32 slot, bool lock) {
    struct map *known = lock ? meetings->locks : meetings->places;
    u64 key = (u64)object << 32 | slot, found, first = 0;
    if (map_get(known, key, &found)) return &meetings->entries.items[found].meeting;
    u32 entry = free_entry(meetings);
    map_get(meetings->objects, object, &first);
    meetings->entries.items[entry] = (struct entry){.key = key, .next = (u32)first, .lock = lock};
    map_put(meetings->objects, object, entry);
    map_put(known, key, entry);
    return &meetings->entries.items[entry].meeting;
}

struct meeting *meeting_of_lock(struct meetings *meetings, u32 object, u32 slot) {
    return meet(meetings, object, slot, true);
}

struct meeting *meeting_of_place(struct meetings *meetings, u32 object, u32 slot) {
    return meet(meetings, object, slot, false);
}

void meetings_forget(struct meetings *meetings, u32 object) {
    u64 first;
    if (!map_get(meetings->objects, object, &first)) return;
    map_remove(meetings->objects, object);
    for (u32 i = (u32)first, next; i; i = next) {
        struct entry *entry = &meetings->entries.items[i];
        next = entry->next;
        map_remove(entry->lock ? meetings->locks : meetings->places, entry->key);
        empty(entry);
        entry->next = meetings->free;
        meetings->free = i;
    }
}

u64 meetings_bytes(const struct meetings *meetings) {
    u64 bytes = sizeof *meetings + meetings->entries.capacity * sizeof(struct entry) +
                (map_count(meetings->places) + map_count(meetings->objects) + map_count(meetings->locks)) * 32;
    for (u32 i = 0; i < meetings->entries.count; i++) {
        const struct meeting *meeting = &meetings->entries.items[i].meeting;
        bytes += ((u64)meeting->all.clock.capacity + meeting->readers.clock.capacity) * sizeof(u32);
    }
    return bytes;
}
