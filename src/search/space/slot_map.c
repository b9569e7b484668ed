#include "search/space/slot_map.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"

struct entry {
    struct component_key component;
    u32 group;
};

/* Slots are given out in the order of the book. */
struct slot_book {
    pthread_mutex_t lock;
    struct map *map; /* as below */
    struct VEC(struct entry) entries;
};

struct slot_map {
    struct tree *tree;
    struct slot_book *slot_book; /* NULL: one worker */
    struct map *map;             /* kind and key -> slot */
    struct VEC(struct component_key) components;
};

struct slot_map *slot_map_new(struct tree *tree) {
    struct slot_map *slots = memory_zero(1, sizeof *slots);
    slots->tree = tree;
    slots->map = map_new();
    return slots;
}

struct slot_map *slot_map_new_shared(struct tree *tree, struct slot_book *slot_book) {
    struct slot_map *slots = slot_map_new(tree);
    slots->slot_book = slot_book;
    return slots;
}

struct slot_book *slot_book_new(void) {
    struct slot_book *slot_book = memory_zero(1, sizeof *slot_book);
    pthread_mutex_init(&slot_book->lock, NULL);
    slot_book->map = map_new();
    return slot_book;
}

void slot_book_free(struct slot_book *slot_book) {
    if (!slot_book) return;
    pthread_mutex_destroy(&slot_book->lock);
    map_free(slot_book->map);
    vec_free(&slot_book->entries);
    free(slot_book);
}

void slot_map_free(struct slot_map *slots) {
    if (!slots) return;
    map_free(slots->map);
    vec_free(&slots->components);
    free(slots);
}

static u64 key_of(struct component_key c) { return (u64)c.kind << 60 | c.key; }

static u32 append(struct slot_map *slots, struct component_key c, u32 group) {
    u32 fresh = slots->components.count;
    map_put(slots->map, key_of(c), fresh);
    vec_push(&slots->components, c);
    tree_place(slots->tree, fresh, group);
    return fresh;
}

/* Every worker places all slots in the same order, so they have the same paths in all trees. */
static u32 look_up(struct slot_map *slots, struct component_key c, u32 group) {
    struct slot_book *slot_book = slots->slot_book;
    u64 slot;
    pthread_mutex_lock(&slot_book->lock);
    if (!map_get(slot_book->map, key_of(c), &slot)) {
        slot = slot_book->entries.count;
        map_put(slot_book->map, key_of(c), slot);
        vec_push(&slot_book->entries, ((struct entry){c, group}));
    }
    for (u32 i = slots->components.count; i < slot_book->entries.count; i++)
        append(slots, slot_book->entries.items[i].component, slot_book->entries.items[i].group);
    pthread_mutex_unlock(&slot_book->lock);
    return (u32)slot;
}

u32 slot_map_of(struct slot_map *slots, struct component_key c, u32 group) {
    u64 slot;
    if (map_get(slots->map, key_of(c), &slot)) return (u32)slot;
    return slots->slot_book ? look_up(slots, c, group) : append(slots, c, group);
}

struct component_key slot_map_component(const struct slot_map *slots, u32 slot) {
    assert(slot < slots->components.count);
    return slots->components.items[slot];
}
u32 slot_map_count(const struct slot_map *slots) { return slots->components.count; }
u64 slot_map_bytes(const struct slot_map *slots) {
    return slots->components.capacity * sizeof(struct component_key) + map_count(slots->map) * 32;
}
