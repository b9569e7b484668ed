#include "state/fingerprint.h"

#include <assert.h>
#include <stdlib.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/map.h"
#include "base/memory.h"
#include "base/vec.h"
#include "state/hashindex.h"

struct change {
    u64 key, before; /* the part of the fingerprint */
};

struct fingerprint {
    struct budget *budget;
    struct hashindex index;
    u64 *seen; /* by state number; 0 is not used */
    u64 capacity;
    u32 count;
    u64 present;
    struct map *parts; /* key -> what the component adds to `present` */
    struct VEC(struct change) trail;
};

enum { FIRST_CAPACITY = 4096 };

static u64 hash_of_state(const void *table, u32 number) { return ((const struct fingerprint *)table)->seen[number]; }

static void prefetch_state(const void *table, u32 number) {
    __builtin_prefetch(&((const struct fingerprint *)table)->seen[number]);
}

static const struct hashowner states_as_owner = {.hash = hash_of_state, .prefetch = prefetch_state};

struct fingerprint *fingerprint_new(struct budget *budget) {
    struct fingerprint *f = memory_zero(1, sizeof *f);
    f->budget = budget;
    f->parts = map_new();
    f->seen = budget_take(budget, FIRST_CAPACITY * sizeof *f->seen);
    f->capacity = FIRST_CAPACITY;
    bool is_open = hashindex_open(&f->index, budget, &states_as_owner, f);
    if (f->seen && is_open) return f;
    fingerprint_free(f);
    return NULL;
}

void fingerprint_free(struct fingerprint *f) {
    if (!f) return;
    hashindex_close(&f->index);
    budget_return(f->budget, f->seen, f->capacity * sizeof *f->seen);
    map_free(f->parts);
    vec_free(&f->trail);
    free(f);
}

/* ---- the current state ---- */

static void exchange(struct fingerprint *f, u64 key, u64 before, u64 after) {
    f->present ^= before ^ after;
    if (after) map_put(f->parts, key, after);
    else map_remove(f->parts, key);
}

void fingerprint_set(struct fingerprint *f, u64 key, const void *bytes, u32 length) {
    u64 before = 0, after = length ? XXH3_64bits_withSeed(bytes, length, hash_mix(key)) : 0;
    map_get(f->parts, key, &before);
    if (before == after) return;
    vec_push(&f->trail, ((struct change){key, before}));
    exchange(f, key, before, after);
}

u64 fingerprint_mark(const struct fingerprint *f) { return f->trail.count; }

void fingerprint_undo(struct fingerprint *f, u64 mark) {
    assert(mark <= f->trail.count);
    while (f->trail.count > mark) {
        struct change change = vec_pop(&f->trail);
        u64 now = 0;
        map_get(f->parts, change.key, &now);
        exchange(f, change.key, now, change.before);
    }
}

/* ---- all states ---- */

static bool make_room(struct fingerprint *f) {
    u64 larger = f->capacity + f->capacity / 4;
    if (f->count + 1 < f->capacity) return true;
    u64 *grown = budget_grow(f->budget, f->seen, f->capacity * sizeof *f->seen, larger * sizeof *f->seen);
    if (!grown) return false;
    f->seen = grown;
    f->capacity = larger;
    return true;
}

u32 fingerprint_states(const struct fingerprint *f) { return f->count; }

u64 fingerprint_at(const struct fingerprint *f, u32 state) {
    assert(state >= 1 && state <= f->count);
    return f->seen[state];
}

enum interned fingerprint_add(struct fingerprint *f, u64 hash, u32 *state) {
    struct hashprobe probe = hashindex_probe(&f->index, hash);
    for (u32 number; (number = hashprobe_next(&probe)) != 0;) {
        if (f->seen[number] != hash) continue;
        *state = number;
        return INTERNED_OLD;
    }
    if (f->count == UINT32_MAX / 2 || !make_room(f)) return INTERNED_FULL;
    f->seen[f->count + 1] = hash;
    if (!hashindex_add(&f->index, hash, f->count + 1)) return INTERNED_FULL;
    *state = ++f->count;
    return INTERNED_NEW;
}

enum interned fingerprint_commit(struct fingerprint *f, u32 *state) {
    return fingerprint_add(f, hash_mix(f->present), state);
}

u64 fingerprint_bytes(const struct fingerprint *f) {
    return map_count(f->parts) * 32 + f->trail.capacity * sizeof(struct change);
}

double fingerprint_omission(u64 states) { return (double)states * (double)states / 36893488147419103232.0; /* 2^65 */ }
