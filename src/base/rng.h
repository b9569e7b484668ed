/* rng.h - random numbers that depend on nothing but a seed (splitmix64). */
#ifndef HAVELOCK_BASE_RNG_H
#define HAVELOCK_BASE_RNG_H

#include "base/hash.h"
#include "base/types.h"

struct rng {
    u64 state;
};

static inline u64 rng_next(struct rng *rng) {
    u64 z = rng->state += HASH_FACTOR;
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

/* Below `limit`, which is not 0. */
static inline u64 rng_below(struct rng *rng, u64 limit) { return rng_next(rng) % limit; }

#endif
