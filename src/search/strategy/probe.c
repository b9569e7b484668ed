#include "search/strategy/probe.h"

#include "search/strategy/strategy.h"

static const struct {
    enum strategy strategy;
    const char *name;
} kinds[] = {{STRATEGY_POS, "random probing (pos)"},
             {STRATEGY_PCT, "random probing (pct)"},
             {STRATEGY_RANDOM, "random probing"}};

enum { KINDS = sizeof kinds / sizeof *kinds };

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

bool probe(struct vm *vm, const struct search_options *options, struct search_result *result) {
    struct search_options o = *options;
    double seconds = options->probe_seconds;
    if (options->max_seconds > 0 && seconds > options->max_seconds / 2) seconds = options->max_seconds / 2;
    *result = (struct search_result){0};
    o.max_seconds = seconds / 2;
    search_most_blocked(vm, o, result);
    if (is_final(result)) return true;
    bool saw_everything = result->end == SEARCH_CLEAN;
    o.runs = 0;
    o.max_seconds = seconds / 2 / KINDS;
    for (u32 i = 0; i < KINDS && !saw_everything; i++) {
        o.strategy = kinds[i].strategy;
        search_with(vm, NULL, &o, kinds[i].name, result);
        if (is_final(result)) return true;
    }
    return false;
}
