/* Random schedules: each thread that can go on takes the next step with equal probability. */
#include "search/strategy/random_run.h"
#include "search/strategy/strategy.h"

static u32 pick_any(void *self, struct random_run *random_run) {
    (void)self;
    return random_run_any_thread(random_run);
}

void random_run(struct search *s) { random_run_all(s, &(struct picker){.pick = pick_any}); }
