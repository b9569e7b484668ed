/* map.h - hash map from 64-bit keys to 64-bit values.
 *
 * Open addressing; grows by itself. Any key is allowed. A value of 0 is a value like any other;
 * map_get says through its result whether the key is there. Pointers are stored as uintptr_t.
 */
#ifndef HAVELOCK_BASE_MAP_H
#define HAVELOCK_BASE_MAP_H

#include "base/types.h"

struct map;

struct map *map_new(void);
void map_free(struct map *map);

void map_put(struct map *map, u64 key, u64 value);        /* replaces */
bool map_get(const struct map *map, u64 key, u64 *value); /* false: absent, *value untouched */
bool map_remove(struct map *map, u64 key);                /* false: it was not there */
size_t map_count(const struct map *map);

/* Visits every pair in no particular order; *at starts at 0. False when there are no more. */
bool map_next(const struct map *map, size_t *at, u64 *key, u64 *value);

#endif
