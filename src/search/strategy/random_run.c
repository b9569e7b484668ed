#include "search/strategy/random_run.h"

#include <assert.h>
#include <stdlib.h>

#include "search/judge.h"
#include "search/property/property.h"
#include "search/step.h"

enum { DEFAULT_RUNS = 10000, LONGEST_RUN = 100000, FIRST_GUESS = 64 };

u32 random_run_expected_steps(struct random_run *random_run) {
    u64 known = random_run->run < RANDOM_RUN_LENGTHS ? random_run->run : RANDOM_RUN_LENGTHS;
    u32 steps = known ? random_run->lengths[rng_below(&random_run->rng, known)] : 0;
    return steps ? steps : FIRST_GUESS;
}

u32 random_run_any_thread(struct random_run *random_run) {
    return random_run->threads.items[rng_below(&random_run->rng, random_run->threads.count)];
}

u64 random_run_place(const struct pending *p) {
    switch (p->operation) {
    case OPERATION_READ:
    case OPERATION_WRITE: return (u64)p->object << 32 | (p->slot + 1);
    case OPERATION_LOCK:
    case OPERATION_WAIT: return (u64)p->object << 32;
    case OPERATION_CALL: return p->object ? (u64)p->object << 32 : 0;
    default: return 0;
    }
}

struct runs {
    struct random_run random_run;
    const struct picker *picker;
    void *self;
    struct schedule choices;
};

static void list_threads(struct runs *r) {
    r->random_run.threads.count = 0;
    for (u32 i = 0; i < r->choices.count; i++)
        if (!i || r->choices.items[i].thread != r->choices.items[i - 1].thread)
            vec_push(&r->random_run.threads, r->choices.items[i].thread);
}

static struct choice choice_of(struct runs *r, u32 thread) {
    u32 first = 0, count = 0;
    while (first < r->choices.count && r->choices.items[first].thread != thread) first++;
    assert(first < r->choices.count);
    while (first + count < r->choices.count && r->choices.items[first + count].thread == thread) count++;
    return r->choices.items[first + (count > 1 ? rng_below(&r->random_run.rng, count) : 0)];
}

/* If the only thread that can go on does nothing but wait for others in a loop, the program is idle. */
static bool is_idle(struct runs *r) {
    struct search *s = r->random_run.s;
    u32 step = r->random_run.step, thread = r->choices.count ? r->choices.items[0].thread : 0;
    if (!s->options->idle_time || step < FIRST_GUESS || (step & (step - 1)) || r->choices.count != 1) return false;
    struct solo_loop loop = {0};
    seam_offer_time(s->vm, TIME_NEVER, 0);
    bool spins = property_spins(s->vm, thread, &loop);
    solo_loop_free(&loop);
    return spins && !seam_broken(s->vm);
}

/* Then time may pass. */
static bool list_choices(struct runs *r) {
    struct search *s = r->random_run.s;
    r->choices.count = 0;
    search_choices(s, &r->choices);
    if (is_idle(r)) {
        r->choices.count = 0;
        seam_offer_time(s->vm, TIME_EARLIEST, UINT64_MAX);
        search_choices(s, &r->choices);
    }
    seam_offer_time(s->vm, TIME_WHEN_IDLE, 0);
    return r->choices.count;
}

/* True: the search is over, unless it must start again: a run that broke an assumption about accesses is not one that
 * could be repeated. */
static bool run_once(struct runs *r) {
    struct search *s = r->random_run.s;
    u64 longest = s->options->max_depth ? s->options->max_depth : LONGEST_RUN;
    for (r->random_run.step = 0; r->random_run.step < longest; r->random_run.step++) {
        bool over = !list_choices(r);
        if ((over || judge_is_quiet(s)) && judge_end(s)) return true;
        if ((!over || !r->random_run.step) && search_bound_hit(s))
            return true; /* runs without steps end at a bound, too */
        if (over) return false;
        list_threads(r);
        u32 thread = r->picker->pick(r->self, &r->random_run);
        seam_mark(s->vm);
        enum stepped stepped = search_step(s, choice_of(r, thread));
        if (stepped != STEPPED_ON) return stepped == STEPPED_FOUND;
        if (r->picker->taken) r->picker->taken(r->self, &r->random_run, thread);
    }
    return false;
}

static bool begin_again(struct runs *r) {
    struct search *s = r->random_run.s;
    if (!s->again && s->result->stats.runs)
        r->random_run.lengths[r->random_run.run % RANDOM_RUN_LENGTHS] = r->random_run.step;
    const struct path_listener *listener = s->options->path_listener;
    if (!s->again && s->path.count && listener) path_listener_take(listener, s->vm, s->start, &s->path, NULL);
    seam_undo(s->vm, s->start);
    if (s->again) { /* it did not get to its end: once more */
        seam_begin(s->vm);
        s->result->stats.runs--;
    }
    s->again = false;
    s->path.count = 0;
    bool is_limited = s->options->runs || s->options->max_seconds > 0 || s->options->max_steps;
    u64 limit = is_limited ? s->options->runs : DEFAULT_RUNS;
    if (limit && s->result->stats.runs >= limit) return !search_stop(s, BOUND_RUNS);
    r->random_run.run = s->result->stats.runs++;
    if (!s->options->max_steps) seam_hurry(s->vm, r->random_run.run % 2 == 0);
    r->random_run.rng = (struct rng){s->options->seed ^ (r->random_run.run + 1) * UINT64_C(0xD1342543DE82EF95)};
    if (r->picker->begin) r->picker->begin(r->self, &r->random_run);
    return true;
}

void random_run_all(struct search *s, const struct picker *picker) {
    struct runs r = {.random_run = {.s = s}, .picker = picker};
    bool more;
    if (r.picker->open && !(r.self = r.picker->open())) {
        search_stop(s, BOUND_MEMORY);
        return;
    }
    do more = begin_again(&r);
    while (more && (!run_once(&r) || s->again));
    if (r.picker->close) r.picker->close(r.self);
    vec_free(&r.random_run.threads);
    vec_free(&r.choices);
}
