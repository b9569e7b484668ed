#include "search/cache/cache_facts.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
/* A power of two. Neighbours on the path never share an entry. */
enum { LEVELS = 256, NO_LEVEL = -1 };

struct cache_facts {
    struct state_facts states[LEVELS];
    struct thread_facts *threads; /* of all states */
    u32 width;                    /* how many threads each state has room for */
};

struct cache_facts *cache_facts_new(void) {
    struct cache_facts *c = memory_zero(1, sizeof *c);
    return c;
}

void cache_facts_free(struct cache_facts *c) {
    if (!c) return;
    free(c->threads);
    free(c);
}

u64 cache_facts_bytes(const struct cache_facts *c) { return sizeof *c + (u64)LEVELS * c->width * sizeof *c->threads; }

static const struct fact unknown = {CACHE_FACT_ALL_SLOTS, CACHE_FACT_UNKNOWN};

static void forget(struct cache_facts *c, struct state_facts *state_facts) {
    state_facts->is_free = unknown;
    for (u32 i = 0; i < c->width; i++) state_facts->threads[i] = (struct thread_facts){unknown, unknown};
}

/* Makes room for more threads; drops all facts. */
static void widen(struct cache_facts *c, u32 threads) {
    c->width = threads + threads / 2;
    free(c->threads);
    c->threads = memory_zero((size_t)LEVELS * c->width, sizeof *c->threads);
    for (u32 i = 0; i < LEVELS; i++)
        c->states[i] = (struct state_facts){.level = (u32)NO_LEVEL, .threads = c->threads + (size_t)i * c->width};
}

struct state_facts *cache_facts_at(struct cache_facts *c, u32 level, u32 threads) {
    if (threads > c->width) widen(c, threads);
    assert(level != (u32)NO_LEVEL);
    struct state_facts *state_facts = &c->states[level % LEVELS];
    if (state_facts->level != level) forget(c, state_facts);
    state_facts->level = level;
    return state_facts;
}

static struct fact still(struct fact fact, u64 changed) { return fact.slots & changed ? unknown : fact; }

void cache_facts_enter(struct cache_facts *c, u32 level, u32 threads, u64 changed) {
    struct state_facts *state_facts = cache_facts_at(c, level, threads);
    const struct state_facts *before = &c->states[(level - 1) % LEVELS];
    if (level == 0 || before->level != level - 1 || changed == CACHE_FACT_ALL_SLOTS) {
        forget(c, state_facts);
        return;
    }
    state_facts->is_free = still(before->is_free, changed);
    for (u32 i = 0; i < c->width; i++)
        state_facts->threads[i] =
            (struct thread_facts){still(before->threads[i].step, changed), still(before->threads[i].choices, changed)};
}
