#include "search/strategy/minimize.h"

#include <stdlib.h>

#include "search/judge.h"
#include "search/step.h"
#include "search/strategy/strategy.h"
#include "search/strategy/trim_spin.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"

enum { STEPS_PER_SECOND = 200000, SLACK = 3 /* times the given seconds, at the most */ };

#define MOST_MEMORY ((u64)1 << 30)

/* Some steps of one thread in a row: a part of the best schedule. */
struct block {
    u32 thread, first, count;
};

struct cost {
    u32 switches, steps;
};

struct minimizer {
    struct vm *vm;
    struct search_options options; /* of trials */
    struct found *best;
    struct cost cost;
    struct VEC(struct block) blocks; /* of the best schedule */
    struct schedule plan;            /* what to try next */
    i64 left;                        /* steps */
    double until;                    /* limits_cpu */
    double stop_at; /* limits_clock: half of the time that the command has left is for the replay; 0: it has no limit */
};

/* ---- comparing ---- */

static struct cost cost_of(const struct schedule *schedule) {
    struct cost cost = {0, schedule->count};
    for (u32 i = 1; i < schedule->count; i++)
        cost.switches += schedule->items[i].thread != schedule->items[i - 1].thread;
    return cost;
}

static bool is_less(struct cost a, struct cost b) {
    return a.switches < b.switches || (a.switches == b.switches && a.steps < b.steps);
}

static double seconds_left(const struct minimizer *m) {
    double left = m->until - limits_cpu(), on_the_wall = m->stop_at > 0 ? m->stop_at - limits_clock() : left;
    return on_the_wall < left ? on_the_wall : left;
}

static bool has_time(const struct minimizer *m) {
    return !search_limit(&m->options) && m->left > 0 && seconds_left(m) > 0;
}

static void cut_into_blocks(struct minimizer *m) {
    const struct schedule *schedule = &m->best->schedule;
    m->blocks.count = 0;
    for (u32 i = 0; i < schedule->count; i++) {
        u32 thread = schedule->items[i].thread;
        if (!i || schedule->items[i - 1].thread != thread) vec_push(&m->blocks, ((struct block){thread, i, 0}));
        m->blocks.items[m->blocks.count - 1].count++;
    }
}

/* ---- trying ---- */

/* The choice that was wanted, or another one of its thread if that alternative is not there now: so if time would pass
 * by it, which it may only while the program is idle. */
static bool find_choice(struct vm *vm, struct choice wanted, struct choice *found) {
    if (wanted.thread >= inspect_thread_count(vm) || !seam_enabled(vm, wanted.thread)) return false;
    u32 count = seam_alternatives(vm, wanted.thread);
    *found = (struct choice){wanted.thread, wanted.alternative < count ? wanted.alternative : 0};
    if (found->alternative && seam_passes_time(vm, *found)) found->alternative = 0;
    return count > 0;
}

/* After the plan: the running thread goes on as long as possible. False: nobody can go on. */
static bool carry_on(struct search *s, struct choice *found) {
    u32 last = s->path.count ? s->path.items[s->path.count - 1].thread : 0;
    if (find_choice(s->vm, (struct choice){last, 0}, found)) return true;
    return seam_choices(s->vm, found, 1) > 0;
}

/* True: there is no more to be done in this trial. */
static bool try_step(struct minimizer *m, struct search *s, struct choice choice) {
    seam_mark(s->vm);
    m->left--;
    return search_step(s, choice) != STEPPED_ON;
}

/* A schedule with fewer switches may be somewhat longer. */
static void follow_plan(struct minimizer *m, struct search *s) {
    u32 limit = m->cost.steps + m->cost.steps / 2, next = 0;
    for (;;) {
        struct choice choice;
        while (next < m->plan.count && !find_choice(s->vm, m->plan.items[next], &choice)) next++;
        bool is_planned = next < m->plan.count;
        if ((!is_planned && !carry_on(s, &choice)) || judge_is_quiet(s)) {
            judge_end(s);
            return;
        }
        if (s->path.count >= limit || m->left <= 0) return;
        next++;
        if (try_step(m, s, choice)) return;
    }
}

/* Is this the violation, in fewer switches or steps? */
static bool is_better(struct minimizer *m, const struct search *s) {
    if (s->result->end != SEARCH_VIOLATION) return false;
    const struct found *found = &s->result->found.items[0];
    return found->kind == m->best->kind && found->group == m->best->group &&
           is_less(cost_of(&found->schedule), m->cost);
}

static void keep(struct minimizer *m, struct search_result *better) {
    struct schedule old = m->best->schedule;
    m->best->schedule = better->found.items[0].schedule;
    better->found.items[0].schedule = old;
    m->cost = cost_of(&m->best->schedule);
    cut_into_blocks(m);
}

/* Follows the plan from the start. True: it is the best one now. A trial that ends in something unsupported is none. */
static bool try_plan(struct minimizer *m) {
    struct search s;
    struct search_result result;
    search_begin(&s, m->vm, NULL, &m->options, &result);
    follow_plan(m, &s);
    bool better = is_better(m, &s);
    if (better) keep(m, &result);
    if (result.end == SEARCH_FATAL) {
        result.end = SEARCH_BOUND;
        control_clear_fatal(m->vm);
    }
    search_end(&s);
    search_result_free(&result);
    return better;
}

/* ---- plans ---- */

static void plan_block(struct minimizer *m, u32 block) {
    const struct block *b = &m->blocks.items[block];
    for (u32 i = 0; i < b->count; i++) vec_push(&m->plan, m->best->schedule.items[b->first + i]);
}

static void plan_blocks(struct minimizer *m, u32 from, u32 to) {
    for (u32 i = from; i < to && i < m->blocks.count; i++) plan_block(m, i);
}

/* Joins block j to block i before it: at the place of the earlier one, or of the later one. */
static bool try_joining(struct minimizer *m, u32 i, u32 j, bool early) {
    m->plan.count = 0;
    plan_blocks(m, 0, i + early);
    if (early) plan_block(m, j);
    plan_blocks(m, i + 1, j);
    if (!early) plan_block(m, i);
    plan_blocks(m, j + !!early, m->blocks.count);
    return try_plan(m);
}

static bool try_leaving_out(struct minimizer *m, u32 first, u32 count) {
    m->plan.count = 0;
    plan_blocks(m, 0, first);
    plan_blocks(m, first + count, m->blocks.count);
    return try_plan(m);
}

/* Without `count` steps of a thread, from its step number `from` on. */
static bool try_skipping(struct minimizer *m, u32 thread, u32 from, u32 count) {
    u32 number = 0;
    m->plan.count = 0;
    for (u32 i = 0; i < m->best->schedule.count; i++) {
        struct choice choice = m->best->schedule.items[i];
        bool skip = choice.thread == thread && number >= from && number - from < count;
        number += choice.thread == thread;
        if (!skip) vec_push(&m->plan, choice);
    }
    return try_plan(m);
}

/* ---- passes: each goes on as long as it helps; true: it did ---- */

static bool leave_out_blocks(struct minimizer *m) {
    bool helped = false;
    for (u32 size = m->blocks.count / 2; size; size /= 2)
        for (u32 at = 0; at < m->blocks.count && has_time(m);) {
            if (try_leaving_out(m, at, size)) helped = true;
            else at += size;
        }
    return helped;
}

static bool join_block(struct minimizer *m, u32 i) {
    u32 tries = 0;
    for (u32 j = i + 2; j < m->blocks.count && tries < 4 && has_time(m); j++) {
        if (m->blocks.items[j].thread != m->blocks.items[i].thread) continue;
        if (try_joining(m, i, j, true) || try_joining(m, i, j, false)) return true;
        tries++;
    }
    return false;
}

static bool join_blocks(struct minimizer *m) {
    bool helped = false;
    for (u32 i = 0; i < m->blocks.count && has_time(m);) {
        if (join_block(m, i)) helped = true;
        else i++;
    }
    return helped;
}

static u32 steps_of(const struct minimizer *m, u32 thread) {
    u32 count = 0;
    for (u32 i = 0; i < m->best->schedule.count; i++) count += m->best->schedule.items[i].thread == thread;
    return count;
}

/* A round of a loop, say. */
static bool skip_steps_of(struct minimizer *m, u32 thread) {
    bool helped = false;
    for (u32 size = (steps_of(m, thread) + 1) / 2; size; size /= 2)
        for (u32 from = 0; from < steps_of(m, thread) && has_time(m);) {
            if (try_skipping(m, thread, from, size)) helped = true;
            else from += size;
        }
    return helped;
}

static bool skip_steps(struct minimizer *m) {
    bool helped = false;
    for (u32 i = 0; i < inspect_thread_count(m->vm) && has_time(m); i++) helped |= skip_steps_of(m, i);
    return helped;
}

/* ---- searching again ---- */

/* A search by number of switches, in a store of its own, with a part of the effort. */
static void search_again(struct minimizer *m, const struct search_options *given) {
    struct search_options options = *given;
    struct search s;
    struct search_result result;
    struct space space = {0};
    struct diag diag = {""};
    options.strategy = STRATEGY_BEST;
    options.heuristic = HEURISTIC_FEWEST_SWITCHES;
    options.max_states = (u64)m->left / 4;
    options.max_seconds = seconds_left(m);
    options.max_depth = 0;
    options.outcomes = options.all = options.lossy = false;
    options.path_listener = NULL;
    if (!options.memory || options.memory > MOST_MEMORY) options.memory = MOST_MEMORY;
    if (!options.max_states || options.max_seconds <= 0 || space_open(&space, m->vm, options.memory, &diag) < 0) {
        space_close(&space);
        return;
    }
    search_begin(&s, m->vm, &space, &options, &result);
    strategy_run(&s);
    m->left -= (i64)result.stats.transitions / 2;
    if (is_better(m, &s)) keep(m, &result);
    if (result.end == SEARCH_FATAL) {
        result.end = SEARCH_BOUND;
        control_clear_fatal(m->vm);
    }
    search_end(&s);
    search_result_free(&result);
    space_close(&space);
}

/* ---- all of it ---- */

/* That somebody is blocked or spins for ever beside others is seen by a search of everything only, not by following a
 * schedule.
 */
void minimize(struct vm *vm, const struct search_options *options, double seconds, struct found *found) {
    struct minimizer m = {.vm = vm, .best = found, .cost = cost_of(&found->schedule)};
    if (found->kind == VIOLATION_SPIN) trim_spin(vm, &found->schedule);
    if (found->kind == VIOLATION_STUCK || found->kind == VIOLATION_SPIN) return;
    m.options.properties = options->properties;
    m.options.interrupt = options->interrupt;
    m.options.limits = options->limits;
    m.options.standstill = options->standstill;
    m.left = (i64)(seconds * STEPS_PER_SECOND);
    m.until = limits_cpu() + seconds * SLACK;
    if (limits_left(options->limits) > 0) m.stop_at = limits_clock() + limits_left(options->limits) / 2;
    cut_into_blocks(&m);
    search_again(&m, options);
    for (bool helped = true; helped && has_time(&m);) {
        helped = leave_out_blocks(&m);
        helped |= join_blocks(&m);
        helped |= skip_steps(&m);
    }
    vec_free(&m.blocks);
    vec_free(&m.plan);
}
