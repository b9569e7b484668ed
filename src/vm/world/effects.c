#include "vm/world/effects.h"

#include <assert.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "vm/world/host_snapshot.h"

struct effects {
    struct map *map; /* key -> index */
    struct VEC(struct effect *) all;
    struct host_snapshot *host_snapshot;
    bool owns_snapshot;
};

struct effects *effects_new(struct host_snapshot *shared) {
    struct effects *effects = memory_zero(1, sizeof *effects);
    effects->map = map_new();
    effects->owns_snapshot = !shared;
    effects->host_snapshot = shared ? shared : host_snapshot_new();
    return effects;
}

struct host_snapshot *effects_host_snapshot(const struct vm *vm) {
    assert(vm->world.effects);
    return vm->world.effects->host_snapshot;
}

void effects_free(struct effects *effects) {
    if (!effects) return;
    for (u32 i = 0; i < effects->all.count; i++) {
        free(effects->all.items[i]->value.bytes);
        free(effects->all.items[i]);
    }
    vec_free(&effects->all);
    if (effects->owns_snapshot) host_snapshot_free(effects->host_snapshot);
    map_free(effects->map);
    free(effects);
}

static struct effect *find(const struct effects *effects, u64 key) {
    u64 index;
    return effects && map_get(effects->map, key, &index) ? effects->all.items[index] : NULL;
}

struct effect *effects_at(struct effects *effects, u64 key) {
    struct effect *effect = find(effects, key);
    if (effect) return effect;
    effect = memory_zero(1, sizeof *effect);
    effect->key = key;
    map_put(effects->map, key, effects->all.count);
    vec_push(&effects->all, effect);
    return effect;
}

struct slice effect_get(const struct vm *vm, u64 key) {
    const struct effect *effect = find(vm->world.effects, key);
    return effect ? (struct slice){effect->value.bytes, effect->value.used} : (struct slice){NULL, 0};
}

static int by_key(const void *a, const void *b) {
    u64 x = *(const u64 *)a, y = *(const u64 *)b;
    return x < y ? -1 : x > y;
}

void effects_each(const struct vm *vm, void (*visit)(void *context, u64 key), void *context) {
    struct VEC(u64) keys = {0};
    for (u32 i = 0; vm->world.effects && i < vm->world.effects->all.count; i++)
        if (vm->world.effects->all.items[i]->value.used) vec_push(&keys, vm->world.effects->all.items[i]->key);
    if (keys.count) qsort(keys.items, keys.count, sizeof(u64), by_key);
    for (u32 i = 0; i < keys.count; i++) visit(context, keys.items[i]);
    vec_free(&keys);
}

void effect_put(struct vm *vm, u64 key, const void *bytes, u32 length) {
    assert(vm->world.effects);
    struct effect *effect = effects_at(vm->world.effects, key);
    effect->value.used = 0;
    byte_buffer_put(&effect->value, bytes, length);
}

void effect_forget(struct vm *vm, u64 key) {
    struct effect *effect = find(vm->world.effects, key);
    if (effect) effect->saved = false;
}
