#include "cli/option/option_conflicts.h"

#include "search/run.h"
#include "search/strategy/strategy.h"

static const struct search_strategy *strategy(const struct search_options *o) { return strategy_of(o->strategy); }

static bool needs_exact_states(const struct search_options *o) { return o->lossy && strategy(o)->goes_to_states; }

static bool keeps_no_states(const struct search_options *o) { return o->lossy && !strategy(o)->stores_states; }

static bool may_miss_outcomes(const struct search_options *o) { return o->lossy && o->outcomes; }

static bool has_no_end(const struct search_options *o) { return o->all && !strategy(o)->stores_states; }

static bool searches_by_turns(const struct search_options *o) { return o->jobs > 1 && !strategy(o)->can_share; }

static bool depends_on_order(const struct search_options *o) { return search_run_shares(o) && o->max_depth; }

static bool shares_no_fingerprints(const struct search_options *o) { return search_run_shares(o) && o->lossy; }

static bool misses_late_outcomes(const struct search_options *o) {
    return o->idle_time && o->outcomes && o->strategy != STRATEGY_DFS;
}

static const struct {
    bool (*is_asked)(const struct search_options *options);
    const char *why;
} conflicts[] = {
    {needs_exact_states,
     "--store=fingerprint with --search=bfs or best: a state cannot be rebuilt from its fingerprint"},
    {keeps_no_states, "--store=fingerprint with random schedules: they store no states"},
    {may_miss_outcomes, "--store=fingerprint with --outcomes: the list might be incomplete"},
    {misses_late_outcomes,
     "--timeouts=idle and --outcomes with --search other than dfs: only a depth-first search sees who is idle"},
    {has_no_end, "--all with random schedules: they cover only part of the state space"},
    {searches_by_turns, "--jobs with --search other than dfs: only a depth-first search can be shared among workers"},
    {depends_on_order,
     "--jobs without reduction, with --max-depth: the depth of a state would depend on which worker reaches it first"},
    {shares_no_fingerprints, "--jobs without reduction, with --store=fingerprint: workers share exact states only"},
};

int option_conflicts_check(const struct search_options *options, struct diag *diag) {
    for (size_t i = 0; i < sizeof conflicts / sizeof conflicts[0]; i++)
        if (conflicts[i].is_asked(options)) return diag_set(diag, "%s", conflicts[i].why);
    return 0;
}
