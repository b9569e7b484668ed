/* hash.h - how keys are spread over tables.
 *
 * None of these resists an adversary who chooses keys: a table that is asked with keys of hostile input must compare
 * keys and bound its chains. The values are the same in every run and on every machine. Checkpoints and schedule files
 * store hash_bytes, so its values must not change.
 */
#ifndef HAVELOCK_BASE_HASH_H
#define HAVELOCK_BASE_HASH_H

#include "base/types.h"

/* Odd factors without structure; the first is 2^64 divided by the golden ratio. */
#define HASH_FACTOR   UINT64_C(0x9E3779B97F4A7C15)
#define HASH_FACTOR_2 UINT64_C(0xC2B2AE3D27D4EB4F)
#define HASH_FACTOR_3 UINT64_C(0xD6E8FEB86659FD93)

/* A bijection whose upper bits depend on all bits of the key: use those (>>), not the lower ones. */
static inline u64 hash_spread(u64 key) { return key * HASH_FACTOR; }
static inline u32 hash_spread32(u32 key) { return key * 0x9E3779B1u; }

/* A hash of what `hash` is a hash of, followed by `more`. */
static inline u64 hash_add(u64 hash, u64 more) {
    hash = hash_spread(hash ^ more);
    return hash ^ hash >> 29;
}

/* A bijection, all bits of which depend on all bits of the key. */
static inline u64 hash_mix(u64 key) {
    key = hash_spread(key ^ key >> 32);
    key = (key ^ key >> 29) * HASH_FACTOR_3;
    return key ^ key >> 32;
}

/* FNV-1a; `hash` is HASH_BYTES_START, or the hash of the bytes before these. */
#define HASH_BYTES_START  UINT64_C(0xCBF29CE484222325)
#define HASH_BYTES_FACTOR UINT64_C(0x100000001B3)
static inline u64 hash_bytes(u64 hash, const void *bytes, size_t length) {
    for (const u8 *at = bytes, *end = at + length; at < end; at++) hash = (hash ^ *at) * HASH_BYTES_FACTOR;
    return hash;
}

#endif
