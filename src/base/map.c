#include "base/map.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/memory.h"

enum { FIRST_CAPACITY = 16 };

struct pair {
    u64 key, value;
};

/* Linear probing. A pair lies between the place its hash names and the next free place, without a gap:
 * removal shifts later pairs back, so there are no tombstones. Capacity is a power of two and at most
 * three quarters are used. */
struct map {
    struct pair *pairs;
    bool *used;
    size_t capacity;
    size_t count;
};

static size_t home(const struct map *map, u64 key) {
    key ^= key >> 32;
    key *= HASH_FACTOR_3;
    key ^= key >> 32;
    return (size_t)key & (map->capacity - 1);
}

/* The key's place, or the free place where it would go. */
static size_t place_of(const struct map *map, u64 key) {
    size_t at = home(map, key);
    while (map->used[at] && map->pairs[at].key != key) at = (at + 1) & (map->capacity - 1);
    return at;
}

static void make_places(struct map *map, size_t capacity) {
    assert((capacity & (capacity - 1)) == 0);
    map->capacity = capacity;
    map->pairs = memory_zero(capacity, sizeof *map->pairs);
    map->used = memory_zero(capacity, sizeof *map->used);
}

static void grow(struct map *map) {
    struct map old = *map;
    make_places(map, old.capacity * 2);
    for (size_t i = 0; i < old.capacity; i++) {
        if (!old.used[i]) continue;
        size_t at = place_of(map, old.pairs[i].key);
        map->used[at] = true;
        map->pairs[at] = old.pairs[i];
    }
    free(old.pairs);
    free(old.used);
}

struct map *map_new(void) {
    struct map *map = memory_zero(1, sizeof *map);
    make_places(map, FIRST_CAPACITY);
    return map;
}

void map_free(struct map *map) {
    if (!map) return;
    free(map->pairs);
    free(map->used);
    free(map);
}

void map_put(struct map *map, u64 key, u64 value) {
    if (map->count + 1 > map->capacity - map->capacity / 4) grow(map);
    size_t at = place_of(map, key);
    if (!map->used[at]) map->count++;
    map->used[at] = true;
    map->pairs[at] = (struct pair){key, value};
}

bool map_get(const struct map *map, u64 key, u64 *value) {
    size_t at = place_of(map, key);
    if (!map->used[at]) return false;
    *value = map->pairs[at].value;
    return true;
}

/* May the pair at `at` move back to `hole`? Only if its home is not after the hole. */
static bool may_move_to(const struct map *map, size_t at, size_t hole) {
    size_t mask = map->capacity - 1;
    size_t from_home = (at - home(map, map->pairs[at].key)) & mask;
    return from_home >= ((at - hole) & mask);
}

bool map_remove(struct map *map, u64 key) {
    size_t hole = place_of(map, key);
    if (!map->used[hole]) return false;
    for (size_t at = (hole + 1) & (map->capacity - 1); map->used[at]; at = (at + 1) & (map->capacity - 1)) {
        if (!may_move_to(map, at, hole)) continue;
        map->pairs[hole] = map->pairs[at];
        hole = at;
    }
    map->used[hole] = false;
    map->count--;
    return true;
}

size_t map_count(const struct map *map) { return map->count; }

bool map_next(const struct map *map, size_t *at, u64 *key, u64 *value) {
    for (; *at < map->capacity; ++*at) {
        if (!map->used[*at]) continue;
        *key = map->pairs[*at].key;
        *value = map->pairs[*at].value;
        ++*at;
        return true;
    }
    return false;
}
