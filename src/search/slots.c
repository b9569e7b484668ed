#include "search/slots.h"

#include <stdlib.h>

#include "base/map.h"

struct slots {
    struct tree *tree;
    struct map *map; /* kind and key -> slot */
    struct VEC(struct touched) components;
};

struct slots *slots_new(struct tree *tree) {
    struct slots *slots = calloc(1, sizeof *slots);
    if (!slots) return NULL;
    slots->tree = tree;
    slots->map = map_new();
    return slots;
}

void slots_free(struct slots *slots) {
    if (!slots) return;
    map_free(slots->map);
    vec_free(&slots->components);
    free(slots);
}

u32 slots_of(struct slots *slots, struct touched c, u32 group) {
    u64 key = (u64)c.kind << 60 | c.key, slot;
    if (map_get(slots->map, key, &slot)) return (u32)slot;
    u32 fresh = slots->components.count;
    map_put(slots->map, key, fresh);
    vec_push(&slots->components, c);
    tree_place(slots->tree, fresh, group);
    return fresh;
}

struct touched slots_component(const struct slots *slots, u32 slot) { return slots->components.items[slot]; }
u32 slots_count(const struct slots *slots) { return slots->components.count; }
u64 slots_bytes(const struct slots *slots) {
    return slots->components.capacity * sizeof(struct touched) + map_count(slots->map) * 32;
}
