/* lock_patterns.h - ways in which locks were held before: a memory that may forget, but is never wrong.
 *
 * A pattern is what a thread holds, as a stack: the pattern below, and one more lock, how and where and in what
 * segment it was taken; a segment is what a thread does between two starts or joins. A thread that comes to a pattern
 * again adds nothing to a lock graph. Patterns have numbers, 0 is that of nothing held. One that was forgotten gets
 * another number: it looks new, and so do those above it.
 */
#ifndef HAVELOCK_EVENT_LOCK_PATTERNS_H
#define HAVELOCK_EVENT_LOCK_PATTERNS_H

#include "base/hash.h"
#include "base/types.h"

struct pattern {
    u64 number; /* 0: none */
    u64 below;  /* the number of a pattern */
    u64 taken;  /* the code that took it, flags of the event, and marks of the caller's */
    u64 lock;   /* and the segment, so patterns of different threads differ: pattern_lock. Never 0 */
};

static inline u64 pattern_lock(u32 lock, u32 segment) { return (u64)segment << 32 | lock; }

/* A zeroed one is empty. */
struct patterns {
    struct pattern *known; /* by a hash: there, or at its neighbour's place */
    u64 last;              /* number */
    u32 mask, used;
};

void patterns_free(struct patterns *patterns);

/* All are forgotten; numbers do not come back. */
void patterns_clear(struct patterns *patterns);

static inline struct pattern *patterns_place(const struct patterns *patterns, const struct pattern *p) {
    u64 hash = hash_spread(p->below) + p->lock * HASH_FACTOR_2 + p->taken * HASH_FACTOR_3;
    return &patterns->known[(hash >> 40) & patterns->mask];
}

/* It gets a number and is known from now on. */
void patterns_learn(struct patterns *patterns, struct pattern *pattern);

static inline bool patterns_same(const struct pattern *known, const struct pattern *pattern) {
    return known->lock == pattern->lock && known->below == pattern->below && known->taken == pattern->taken;
}

/* The pattern, whose number is not filled in, gets the one that it has. False: it is not known. */
static inline bool patterns_find(const struct patterns *patterns, struct pattern *pattern) {
    if (!patterns->known) return false;
    const struct pattern *known = patterns_place(patterns, pattern);
    if (!patterns_same(known, pattern)) {
        known = &patterns->known[(known - patterns->known) ^ 1];
        if (!patterns_same(known, pattern)) return false;
    }
    pattern->number = known->number;
    return true;
}

/* Likewise; one that is not known gets a new number. False: it was not known, and is from now on. */
static inline bool patterns_know(struct patterns *patterns, struct pattern *pattern) {
    if (patterns_find(patterns, pattern)) return true;
    patterns_learn(patterns, pattern);
    return false;
}

u64 patterns_bytes(const struct patterns *patterns);

#endif
