#include "search/strategy/probe.h"

#include "base/limits.h"
#include "search/strategy/strategy.h"

static const struct {
    enum strategy strategy;
    const char *name;
} kinds[] = {{STRATEGY_POS, "random probing (pos)"},
             {STRATEGY_SURW, "random probing (surw)"},
             {STRATEGY_PCT, "random probing (pct)"},
             {STRATEGY_RANDOM, "random probing"}};

enum { KINDS = sizeof kinds / sizeof *kinds, FIRST_STEPS = 4000 };

/* Of the time, for the best-first search. */
#define MOST_BLOCKED_SHARE (1.0 / 3)

/* A probe, and when it has to be over. */
struct probing {
    struct vm *vm;
    const struct search_options *options;
    struct search_result *result;
    double until, wall_until; /* limits_cpu, limits_clock; wall_until: 0: never */
};

static bool is_final(const struct search_result *result) {
    return result->end == SEARCH_VIOLATION || result->end == SEARCH_FATAL;
}

static void search_with(struct vm *vm, struct space *space, const struct search_options *options, const char *name,
                        struct search_result *result) {
    struct search s;
    search_begin(&s, vm, space, options, result);
    strategy_run(&s);
    search_end(&s);
    result->found_by = name;
    if (!is_final(result)) search_result_free(result);
}

static void search_most_blocked(struct vm *vm, struct search_options options, struct search_result *result) {
    struct space space;
    struct diag diag = {""};
    options.strategy = STRATEGY_BEST;
    options.heuristic = HEURISTIC_MOST_BLOCKED;
    options.lossy = false; /* it goes back to states by their numbers */
    options.memory = options.memory ? options.memory / 4 : (u64)1 << 30;
    result->end = SEARCH_BOUND;
    if (space_open(&space, vm, options.memory, &diag) == 0)
        search_with(vm, &space, &options, "best-first probing (most-blocked)", result);
    space_close(&space);
}

/* What is left of the time; 0: nothing. */
static double time_left(const struct probing *p) {
    double left = p->until - limits_cpu();
    if (p->wall_until > 0 && limits_clock() > p->wall_until) return 0;
    return left > 0 && !search_limit(p->options) ? left : 0;
}

static struct search_options options_for(const struct probing *p, double cpu_seconds) {
    struct search_options o = *p->options;
    o.max_cpu_seconds = cpu_seconds;
    if (p->wall_until > 0) {
        double left = p->wall_until - limits_clock();
        o.max_seconds = left > 0 ? left : 1e-9;
    }
    return o;
}

/* Each kind takes so many steps. True: the result is final. */
static bool take_turn(const struct probing *p, u64 steps, u64 seed) {
    for (u32 i = 0; i < KINDS; i++) {
        double left = time_left(p);
        if (left <= 0) return false;
        struct search_options o = options_for(p, left);
        o.strategy = kinds[i].strategy;
        o.runs = 0;
        o.max_steps = steps;
        o.seed = seed;
        search_with(p->vm, NULL, &o, kinds[i].name, p->result);
        if (is_final(p->result)) return true;
    }
    return false;
}

bool probe(struct vm *vm, const struct search_options *options, struct search_result *result) {
    struct probing p = {.vm = vm, .options = options, .result = result, .until = limits_cpu() + options->probe_seconds};
    u64 seed = options->seed, steps = FIRST_STEPS;
    if (options->max_seconds > 0) p.wall_until = limits_clock() + options->max_seconds / 2;
    *result = (struct search_result){0};
    seam_hurry(vm, true);
    search_most_blocked(vm, options_for(&p, options->probe_seconds * MOST_BLOCKED_SHARE), result);
    if (is_final(result)) return true;
    if (result->end == SEARCH_CLEAN) return false; /* it has seen everything */
    for (; time_left(&p) > 0; steps *= 2)
        if (take_turn(&p, steps, seed++)) return true;
    return false;
}
