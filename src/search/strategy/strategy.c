#include "search/strategy/strategy.h"

#include <assert.h>
#include <stdlib.h>

#include "vm/caveats.h"
#include "vm/explore/inspect.h"

static const struct search_strategy strategies[STRATEGY_COUNT] = {
#define STRATEGY(id, spelling, text, function, ...) \
    [STRATEGY_##id] = {.name = spelling, .description = text, .run = function, __VA_ARGS__},
#include "search/strategies.def"
#undef STRATEGY
};

const struct search_strategy *strategy_of(enum strategy strategy) {
    assert(strategy < STRATEGY_COUNT);
    return &strategies[strategy];
}

static void run_once(struct search *s) {
    assert(s->path.count == 0 && (s->space || !strategy_of(s->options->strategy)->stores_states));
    seam_begin(s->vm);
    caveats_begin(inspect_caveats(s->vm));
    s->again = false;
    search_note_cuts(s);
    s->result->stats.rounds++;
    strategy_of(s->options->strategy)->run(s);
    s->resume = NULL;
}

bool strategy_restart(struct search *s) {
    seam_undo(s->vm, s->start);
    seam_mark(s->vm);
    caveats_begin_again(inspect_caveats(s->vm));
    s->path.count = 0;
    s->cut_off = BOUND_NONE;
    search_result_forget(s->result);
    s->result->stats.states = s->result->stats.transitions = s->result->stats.deepest = 0;
    if (space_reopen(s->space, s->options->memory, s->options->lossy)) return true;
    search_stop(s, BOUND_MEMORY);
    return false;
}

void strategy_run(struct search *s) {
    s->result->found_by = strategy_of(s->options->strategy)->description;
    do run_once(s);
    while (s->again && s->result->end != SEARCH_FATAL && strategy_restart(s));
}
