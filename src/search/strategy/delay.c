/* Delay-bounded scheduling (Emmi, Qadeer and Rakamaric 2011): a deterministic scheduler runs each thread until it
 * cannot go on, then the next one in the order of their numbers, round and round. At some steps, drawn before the run,
 * it delays the thread whose turn it is: the next one runs instead. A few delays reach what needs many context
 * switches, since whatever the scheduler does by itself costs none. */
#include "search/strategy/random_run.h"
#include "search/strategy/strategy.h"

#include <stdlib.h>

#include "base/memory.h"

enum {
    MOST_DELAYS = 16,
    USUAL_DELAYS = 6, /* unless it is given, it is drawn from 1 to this */
    LONG_ENOUGH = 500 /* a thread that ran so many steps on end may wait for another: its turn is over */
};

struct delay {
    u32 at[MOST_DELAYS]; /* the steps at which there is a delay */
    u32 count;
    u32 running, on_end; /* whose turn it is, and for how many steps it has been */
};

static void *delay_open(void) { return memory_zero(1, sizeof(struct delay)); }

static void delay_begin(void *self, struct random_run *random_run) {
    struct delay *delay = self;
    u32 steps = random_run_expected_steps(random_run), given = random_run->s->options->bug_depth;
    *delay = (struct delay){.count = given < MOST_DELAYS ? given : MOST_DELAYS};
    if (!given) delay->count = 1 + (u32)rng_below(&random_run->rng, USUAL_DELAYS);
    for (u32 i = 0; i < delay->count; i++) delay->at[i] = (u32)rng_below(&random_run->rng, steps);
}

/* The first thread that can go on, of those from this number on, round and round. */
static u32 next_from(const struct random_run *random_run, u32 number) {
    for (u32 i = 0; i < random_run->threads.count; i++)
        if (random_run->threads.items[i] >= number) return random_run->threads.items[i];
    return random_run->threads.items[0];
}

static u32 delays_now(const struct delay *delay, u32 step) {
    u32 delays = 0;
    for (u32 i = 0; i < delay->count; i++) delays += delay->at[i] == step;
    return delays;
}

static u32 delay_pick(void *self, struct random_run *random_run) {
    struct delay *delay = self;
    u32 next = next_from(random_run, delay->running);
    u32 delays = delays_now(delay, random_run->step) + (next == delay->running && delay->on_end >= LONG_ENOUGH);
    for (; delays; delays--) next = next_from(random_run, next + 1);
    delay->on_end = next == delay->running && delay->on_end < LONG_ENOUGH ? delay->on_end + 1 : 0;
    delay->running = next;
    return next;
}

static const struct picker picker = {delay_open, free, delay_begin, delay_pick, NULL};

void delay_run(struct search *s) { random_run_all(s, &picker); }
