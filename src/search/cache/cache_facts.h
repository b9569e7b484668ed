/* cache_facts.h - what is known of the threads' next steps in the states on a depth-first path.
 *
 * What foresight says of a thread follows from the ids in few slots. A step changes few slots, too: what it does not
 * touch stays true in the next state and need not be looked up again. Slots are summed up in 64 bits (decisions_bit):
 * two sums without a common bit have no common slot.
 *
 * Only the last levels of a long path are kept; of the others nothing is known.
 */
#ifndef HAVELOCK_SEARCH_CACHE_CACHE_FACTS_H
#define HAVELOCK_SEARCH_CACHE_CACHE_FACTS_H

#include "base/types.h"

#define CACHE_FACT_UNKNOWN   UINT32_MAX
#define CACHE_FACT_ALL_SLOTS UINT64_MAX

/* Something known, and the slots it follows from. */
struct fact {
    u64 slots;
    u32 value; /* CACHE_FACT_UNKNOWN: not known */
};

/* Of a thread. */
struct thread_facts {
    struct fact step;    /* what becomes of it */
    struct fact choices; /* how many it has */
};

/* Of a state. */
struct state_facts {
    u32 level;
    struct fact is_free; /* may threads go on at all? */
    struct thread_facts *threads;
};

struct cache_facts;

struct cache_facts *cache_facts_new(void);
void cache_facts_free(struct cache_facts *o);
u64 cache_facts_bytes(const struct cache_facts *o);

/* The view from a level of the path, with room for so many threads; borrowed until the next call. */
struct state_facts *cache_facts_at(struct cache_facts *o, u32 level, u32 threads);

/* A step leads from the level before to a new state at this one; it changes these slots. Level 0: the path begins. */
void cache_facts_enter(struct cache_facts *o, u32 level, u32 threads, u64 changed);
#endif
