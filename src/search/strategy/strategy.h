/* strategy.h - the strategies of a search: the table, and how one of them is run.
 *
 * A run function goes through the program from where the VM stands, before the first step, as s->options say:
 *   - before each step it asks search_bound_hit; true ends the search;
 *   - it takes steps with search_step (STEPPED_FOUND ends the search) and takes them back itself, path included;
 *   - it counts new states in result->stats.states and judges states without choices (judge_end);
 *   - if it stores states, it stores the first one, too.
 * Where the VM stands in the end does not matter: search_end takes it back.
 *
 * s->again means that an assumption about accesses was broken: the function returns, and strategy_run calls it again
 * with an empty store.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_STRATEGY_H
#define HAVELOCK_SEARCH_STRATEGY_STRATEGY_H

#include "search/search.h"

struct search_strategy {
    const char *name;        /* as the user spells it */
    const char *description; /* "breadth-first search" */
    void (*run)(struct search *s);
    bool stores_states;  /* so it can see everything; else it samples schedules */
    bool goes_to_states; /* by their numbers: needs exact states */
    bool can_checkpoint; /* it is saved when a bound ends it (checkpoint.h), and goes on from there */
    bool can_share;      /* several workers can do it together (search/parallel/) */
    bool finds_shortest; /* a violation is found by a path with as few steps as possible */
};

const struct search_strategy *strategy_of(enum strategy strategy);

/* Runs the strategy of the options, nothing before or after it; again from the start when an assumption was broken. */
void strategy_run(struct search *s);

/* Back to the start, with an empty store; what was found is forgotten. False: there is no memory for it. */
bool strategy_restart(struct search *s);

#define STRATEGY(id, name, description, run, ...) void run(struct search *s);
#include "search/strategies.def"
#undef STRATEGY

#endif
