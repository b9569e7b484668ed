#include "base/memory.h"
/* PCT, probabilistic concurrency testing (Burckhardt et al. 2010): threads have random priorities, and the highest that
 * can go on runs. At d-1 steps, drawn before the run, the running thread falls below all others. A bug that needs d
 * orderings of operations is found with a known probability in each run. */
#include "search/strategy/random_run.h"
#include "search/strategy/strategy.h"

#include <stdlib.h>

/* Priorities after a fall are small, those of the beginning have the highest bit. */
#define FROM_THE_BEGINNING (UINT64_C(1) << 63)

enum {
    DEEPEST = 16,
    USUAL_DEPTH = 6,  /* unless it is given, it is drawn from 1 to this */
    LONG_ENOUGH = 500 /* a thread that ran so many steps on end may wait for another: it falls, too */
};

struct pct {
    struct VEC(u64) priority; /* of each thread seen in this run; 0: not seen yet */
    u32 change[DEEPEST];
    u32 change_count;
    u64 lowest; /* the next one that falls gets this */
    u32 running, on_end;
};

static void *pct_open(void) { return memory_zero(1, sizeof(struct pct)); }

static void pct_close(void *self) {
    struct pct *pct = self;
    vec_free(&pct->priority);
    free(pct);
}

static void pct_begin(void *self, struct random_run *random_run) {
    struct pct *pct = self;
    u32 steps = random_run_expected_steps(random_run), depth = random_run->s->options->bug_depth;
    if (!depth) depth = 1 + (u32)rng_below(&random_run->rng, USUAL_DEPTH);
    pct->priority.count = 0;
    pct->on_end = 0;
    pct->change_count = depth > DEEPEST ? DEEPEST : depth - 1;
    for (u32 i = 0; i < pct->change_count; i++) pct->change[i] = (u32)rng_below(&random_run->rng, steps);
    pct->lowest = FROM_THE_BEGINNING - 1;
}

static u64 priority_of(struct pct *pct, struct random_run *random_run, u32 thread) {
    while (pct->priority.count <= thread) vec_push(&pct->priority, FROM_THE_BEGINNING | rng_next(&random_run->rng));
    return pct->priority.items[thread];
}

static u32 highest(struct pct *pct, struct random_run *random_run) {
    u32 best = random_run->threads.items[0];
    for (u32 i = 1; i < random_run->threads.count; i++) {
        u32 other = random_run->threads.items[i];
        if (priority_of(pct, random_run, other) > priority_of(pct, random_run, best)) best = other;
    }
    return best;
}

static bool falls_now(const struct pct *pct, const struct random_run *random_run, u32 thread) {
    if (thread == pct->running && pct->on_end >= LONG_ENOUGH) return true;
    for (u32 i = 0; i < pct->change_count; i++)
        if (pct->change[i] == random_run->step) return true;
    return false;
}

static u32 pct_pick(void *self, struct random_run *random_run) {
    struct pct *pct = self;
    u32 best = highest(pct, random_run);
    if (falls_now(pct, random_run, best)) {
        priority_of(pct, random_run, best);
        pct->priority.items[best] = pct->lowest--;
        pct->on_end = 0;
        best = highest(pct, random_run);
    }
    pct->on_end = best == pct->running ? pct->on_end + 1 : 0;
    pct->running = best;
    return best;
}

static const struct picker picker = {pct_open, pct_close, pct_begin, pct_pick, NULL};

void pct_run(struct search *s) { random_run_all(s, &picker); }
