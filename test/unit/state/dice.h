/* rng.h - random numbers for property tests, repeatable by their seed.
 *
 * HAVELOCK_SEED in the environment replaces the seed; it is always printed.
 */
#ifndef HAVELOCK_TEST_DICE_H
#define HAVELOCK_TEST_DICE_H

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/types.h"

struct rng {
    u64 state;
};

static inline struct rng dice_new(const char *test) {
    const char *given = getenv("HAVELOCK_SEED");
    u64 seed = given ? strtoull(given, NULL, 0) : (u64)time(NULL);
    printf("%s: HAVELOCK_SEED=%llu\n", test, (unsigned long long)seed);
    return (struct rng){seed * UINT64_C(0x9E3779B97F4A7C15) + 1};
}

static inline u32 rng_next(struct rng *rng, u32 sides) {
    rng->state = rng->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (u32)((rng->state >> 33) % sides);
}

#endif
