/* cache_facts.h - answers of the transition cache that still hold in the next state of a depth-first path.
 *
 * An answer about a thread depends on the ids in a few slots of the state vector, and a step changes a few slots. An
 * answer whose slots the step did not change holds in the next state and need not be looked up again. A set of slots is
 * 64 bits (decisions_bit): two sets without a common bit have no common slot.
 *
 * Facts are kept for the last levels of a long path only; nothing is known about the others.
 */
#ifndef HAVELOCK_SEARCH_CACHE_CACHE_FACTS_H
#define HAVELOCK_SEARCH_CACHE_CACHE_FACTS_H

#include "base/types.h"

#define CACHE_FACT_UNKNOWN   UINT32_MAX
#define CACHE_FACT_ALL_SLOTS UINT64_MAX

/* An answer, and the slots it depends on. */
struct fact {
    u64 slots;
    u32 value; /* CACHE_FACT_UNKNOWN: not known */
};

/* About a thread. */
struct thread_facts {
    struct fact step;    /* the effect of its next step */
    struct fact choices; /* how many choices it has */
};

/* About a state. */
struct state_facts {
    u32 level;
    struct fact is_free; /* may every thread go on that can (seam_is_free)? */
    struct thread_facts *threads;
};

struct cache_facts;

struct cache_facts *cache_facts_new(void);
void cache_facts_free(struct cache_facts *c);
u64 cache_facts_bytes(const struct cache_facts *c);

/* The facts at a level of the path, with room for so many threads; borrowed until the next call. */
struct state_facts *cache_facts_at(struct cache_facts *c, u32 level, u32 threads);

/* A step leads from the level before to a new state at this level; it changes these slots. Level 0: the path begins. */
void cache_facts_enter(struct cache_facts *c, u32 level, u32 threads, u64 changed);
#endif
