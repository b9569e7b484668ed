#include "vm/lockset.h"

#include <stdlib.h>
#include <string.h>

#include "base/map.h"
#include "base/vec.h"

struct set {
    u32 start, count; /* in locksets.locks */
    u32 next;         /* another set with the same hash, 0: none */
};

enum operation { WITH, WITHOUT, COMMON, OPERATIONS };

struct locksets {
    struct VEC(struct set) sets;
    struct VEC(u32) locks;
    struct VEC(u32) scratch;
    struct map *by_hash;
    struct map *known[OPERATIONS]; /* (set << 32 | lock or set) -> set */
};

struct locksets *locksets_new(void) {
    struct locksets *sets = calloc(1, sizeof *sets);
    if (!sets) abort();
    sets->by_hash = map_new();
    for (u32 i = 0; i < OPERATIONS; i++) sets->known[i] = map_new();
    vec_push(&sets->sets, (struct set){0});
    return sets;
}

void locksets_free(struct locksets *sets) {
    if (!sets) return;
    vec_free(&sets->sets);
    vec_free(&sets->locks);
    vec_free(&sets->scratch);
    map_free(sets->by_hash);
    for (u32 i = 0; i < OPERATIONS; i++) map_free(sets->known[i]);
    free(sets);
}

const u32 *lockset_locks(const struct locksets *sets, u32 set, u32 *count) {
    *count = sets->sets.items[set].count;
    return sets->locks.items + sets->sets.items[set].start;
}

/* ---- interning what stands in scratch ---- */

static u64 hash_of(const u32 *locks, u32 count) {
    u64 hash = count;
    for (u32 i = 0; i < count; i++) hash = (hash ^ locks[i]) * 0x9E3779B97F4A7C15u;
    return hash;
}

static u32 intern(struct locksets *sets) {
    u32 count = sets->scratch.count;
    if (!count) return 0;
    u64 hash = hash_of(sets->scratch.items, count), first = 0;
    map_get(sets->by_hash, hash, &first);
    for (u32 i = (u32)first; i; i = sets->sets.items[i].next)
        if (sets->sets.items[i].count == count &&
            memcmp(sets->locks.items + sets->sets.items[i].start, sets->scratch.items, count * sizeof(u32)) == 0)
            return i;
    struct set set = {sets->locks.count, count, (u32)first};
    for (u32 i = 0; i < count; i++) vec_push(&sets->locks, sets->scratch.items[i]);
    vec_push(&sets->sets, set);
    map_put(sets->by_hash, hash, sets->sets.count - 1);
    return sets->sets.count - 1;
}

/* ---- the three operations ---- */

static u32 compute_with(struct locksets *sets, u32 set, u32 lock) {
    u32 count, i = 0;
    const u32 *locks = lockset_locks(sets, set, &count);
    for (; i < count && locks[i] < lock; i++) vec_push(&sets->scratch, locks[i]);
    vec_push(&sets->scratch, lock);
    for (i += i < count && locks[i] == lock; i < count; i++) vec_push(&sets->scratch, locks[i]);
    return intern(sets);
}

static u32 compute_without(struct locksets *sets, u32 set, u32 lock) {
    u32 count;
    const u32 *locks = lockset_locks(sets, set, &count);
    for (u32 i = 0; i < count; i++)
        if (locks[i] != lock) vec_push(&sets->scratch, locks[i]);
    return intern(sets);
}

static u32 compute_common(struct locksets *sets, u32 a, u32 b) {
    u32 m, n;
    const u32 *left = lockset_locks(sets, a, &m), *right = lockset_locks(sets, b, &n);
    for (u32 i = 0, k = 0; i < m && k < n;) {
        if (left[i] == right[k]) vec_push(&sets->scratch, left[i]);
        if (left[i] <= right[k]) i++;
        else k++;
    }
    return intern(sets);
}

static u32 look_up(struct locksets *sets, enum operation operation, u32 set, u32 other,
                   u32 (*compute)(struct locksets *, u32, u32)) {
    u64 key = (u64)set << 32 | other, result;
    if (map_get(sets->known[operation], key, &result)) return (u32)result;
    sets->scratch.count = 0;
    result = compute(sets, set, other);
    map_put(sets->known[operation], key, result);
    return (u32)result;
}

u32 lockset_with(struct locksets *sets, u32 set, u32 lock) { return look_up(sets, WITH, set, lock, compute_with); }

u32 lockset_without(struct locksets *sets, u32 set, u32 lock) {
    return set ? look_up(sets, WITHOUT, set, lock, compute_without) : 0;
}

u32 lockset_common(struct locksets *sets, u32 a, u32 b) {
    if (!a || !b || a == b) return a && b ? a : 0;
    return a < b ? look_up(sets, COMMON, a, b, compute_common) : look_up(sets, COMMON, b, a, compute_common);
}
