#include "search/strategy/probe.h"

#include <math.h>

#include "base/limits.h"
#include "search/strategy/strategy.h"

static const struct {
    enum strategy strategy;
    const char *name;
} kinds[] = {{STRATEGY_POS, "random probing (pos)"},
             {STRATEGY_SURW, "random probing (surw)"},
             {STRATEGY_PCT, "random probing (pct)"},
             {STRATEGY_DELAY, "random probing (delay)"},
             {STRATEGY_RANDOM, "random probing"}};

/* Of each kind in a turn: at first, in the first turn beside a search, and at most. */
enum { KINDS = sizeof kinds / sizeof *kinds, FIRST_STEPS = 4000, LATER_STEPS = 64000, MOST_STEPS = 1024000 };

/* Of the time, for the best-first search. */
#define MOST_BLOCKED_SHARE (1.0 / 3)

/* A probe, and when it has to be over. */
struct probing {
    struct vm *vm;
    const struct search_options *options;
    struct search_result *result;
    double started, until; /* limits_cpu_of_thread */
    double wall_until;     /* limits_clock; 0: never */
    struct probe_figures figures;
};

static bool is_final(const struct search_result *result) {
    return result->end == SEARCH_VIOLATION || result->end == SEARCH_FATAL;
}

static void search_with(const struct probing *p, struct space *space, const struct search_options *options,
                        const char *name) {
    struct search s;
    search_begin(&s, p->vm, space, options, p->result);
    strategy_run(&s);
    search_end(&s);
    p->result->found_by = name;
    if (!is_final(p->result)) search_result_free(p->result);
}

static void search_most_blocked(const struct probing *p, struct search_options options) {
    struct space space;
    struct diag diag = {""};
    options.strategy = STRATEGY_BEST;
    options.heuristic = HEURISTIC_MOST_BLOCKED;
    options.lossy = false; /* it goes back to states by their numbers */
    options.memory = options.memory ? options.memory / 4 : (u64)1 << 30;
    p->result->end = SEARCH_BOUND;
    if (space_open(&space, p->vm, options.memory, &diag) == 0)
        search_with(p, &space, &options, "best-first probing (most-blocked)");
    space_close(&space);
}

/* What is left of the time; 0: nothing. */
static double time_left(const struct probing *p) {
    double left = p->until - limits_cpu_of_thread();
    if (p->wall_until > 0 && limits_clock() > p->wall_until) return 0;
    return left > 0 && !search_limit(p->options) ? left : 0;
}

static struct search_options options_for(const struct probing *p, double cpu_seconds) {
    struct search_options o = *p->options;
    o.max_cpu_seconds = isfinite(cpu_seconds) ? cpu_seconds : 0;
    if (p->wall_until > 0) {
        double left = p->wall_until - limits_clock();
        o.max_seconds = left > 0 ? left : 1e-9;
    }
    return o;
}

/* The schedules of all turns count for what the last one found. */
static void count(struct probing *p) {
    struct search_stats *stats = &p->result->stats;
    p->figures.schedules += stats->runs;
    p->figures.steps += stats->transitions;
    stats->runs = p->figures.schedules;
    stats->transitions = p->figures.steps;
}

/* Each kind takes so many steps. True: the result is final. */
static bool take_turn(struct probing *p, u64 steps, u64 seed) {
    for (u32 i = 0; i < KINDS; i++) {
        double left = time_left(p);
        if (left <= 0) return false;
        struct search_options o = options_for(p, left);
        o.strategy = kinds[i].strategy;
        o.runs = 0;
        o.max_steps = steps;
        o.seed = seed;
        search_with(p, NULL, &o, kinds[i].name);
        count(p);
        if (is_final(p->result)) return true;
    }
    return false;
}

/* True: the result is final. A program that ends its search (Verify.terminateSearch) does so in every turn. */
static bool take_turns(struct probing *p, u64 steps) {
    for (u64 seed = p->options->seed; time_left(p) > 0; seed++) {
        if (take_turn(p, steps, seed)) return true;
        if (search_ended_by_program(p->result)) return false;
        if (steps < MOST_STEPS) steps *= 2;
    }
    return false;
}

static struct probing begin(struct vm *vm, const struct search_options *options, double cpu_seconds,
                            struct search_result *result) {
    double now = limits_cpu_of_thread();
    *result = (struct search_result){0};
    seam_hurry(vm, true);
    return (struct probing){.vm = vm, .options = options, .result = result, .started = now, .until = now + cpu_seconds};
}

static bool end(struct probing *p, bool is_over) {
    if (!is_over) {
        search_result_forget(p->result);
        *p->result = (struct search_result){0};
    }
    p->figures.seconds = limits_cpu_of_thread() - p->started;
    p->result->stats.probed = p->figures;
    if (p->result->stats.runs) p->result->stats.seconds = p->figures.seconds;
    return is_over;
}

/* Has a search seen everything that the limits on branches leave? A random schedule cannot see more. One that reaches a
 * state first by a long path may not have seen all within a depth. */
static bool saw_all(const struct search_result *result) {
    bool is_cut = result->bound == BOUND_SWITCHES || result->bound == BOUND_WINDOW;
    return result->end == SEARCH_CLEAN || (result->end == SEARCH_BOUND && is_cut);
}

bool probe(struct vm *vm, const struct search_options *options, struct search_result *result) {
    struct probing p = begin(vm, options, options->probe_seconds, result);
    if (options->max_seconds > 0) p.wall_until = limits_clock() + options->max_seconds / 2;
    search_most_blocked(&p, options_for(&p, options->probe_seconds * MOST_BLOCKED_SHARE));
    bool is_over = is_final(result);
    if (!is_over && !saw_all(result)) is_over = take_turns(&p, FIRST_STEPS);
    return end(&p, is_over);
}

bool probe_endlessly(struct vm *vm, const struct search_options *options, struct search_result *result) {
    struct probing p = begin(vm, options, INFINITY, result);
    bool is_found = take_turns(&p, LATER_STEPS) && result->end == SEARCH_VIOLATION;
    return end(&p, is_found);
}
