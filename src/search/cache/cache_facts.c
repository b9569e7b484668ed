#include "search/cache/cache_facts.h"

#include <stdlib.h>

#include "base/memory.h"

/* A power of two, so that neighbours on the path never share a place. */
enum { LEVELS = 256, NO_LEVEL = -1 };

struct cache_facts {
    struct state_facts views[LEVELS];
    struct thread_facts *threads; /* of all views */
    u32 width;                    /* how many each has */
};

struct cache_facts *cache_facts_new(void) {
    struct cache_facts *o = memory_zero(1, sizeof *o);
    return o;
}

void cache_facts_free(struct cache_facts *o) {
    if (!o) return;
    free(o->threads);
    free(o);
}

u64 cache_facts_bytes(const struct cache_facts *o) { return sizeof *o + (u64)LEVELS * o->width * sizeof *o->threads; }

static const struct fact unknown = {CACHE_FACT_ALL_SLOTS, CACHE_FACT_UNKNOWN};

static void forget(struct cache_facts *o, struct state_facts *state_facts) {
    state_facts->is_free = unknown;
    for (u32 i = 0; i < o->width; i++) state_facts->threads[i] = (struct thread_facts){unknown, unknown};
}

/* Nothing is known any more. */
static void widen(struct cache_facts *o, u32 threads) {
    o->width = threads + threads / 2;
    free(o->threads);
    o->threads = memory_zero((size_t)LEVELS * o->width, sizeof *o->threads);
    for (u32 i = 0; i < LEVELS; i++)
        o->views[i] = (struct state_facts){.level = (u32)NO_LEVEL, .threads = o->threads + (size_t)i * o->width};
}

struct state_facts *cache_facts_at(struct cache_facts *o, u32 level, u32 threads) {
    if (threads > o->width) widen(o, threads);
    struct state_facts *state_facts = &o->views[level % LEVELS];
    if (state_facts->level != level) forget(o, state_facts);
    state_facts->level = level;
    return state_facts;
}

static struct fact still(struct fact fact, u64 changed) { return fact.slots & changed ? unknown : fact; }

void cache_facts_enter(struct cache_facts *o, u32 level, u32 threads, u64 changed) {
    struct state_facts *state_facts = cache_facts_at(o, level, threads);
    const struct state_facts *before = &o->views[(level - 1) % LEVELS];
    if (level == 0 || before->level != level - 1 || changed == CACHE_FACT_ALL_SLOTS) {
        forget(o, state_facts);
        return;
    }
    state_facts->is_free = still(before->is_free, changed);
    for (u32 i = 0; i < o->width; i++)
        state_facts->threads[i] =
            (struct thread_facts){still(before->threads[i].step, changed), still(before->threads[i].choices, changed)};
}
