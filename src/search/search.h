/* search.h - one search: what it was told, what it counts, where it stands, what it found.
 *
 * A strategy (dfs.h and its neighbours) decides where to go; this is what all strategies share: taking a step, judging what
 * came of it, watching the bounds. `path` always holds the choices from the start to where the VM stands: search_step
 * makes it longer, the strategy makes it shorter when it takes steps back.
 */
#ifndef HAVELOCK_SEARCH_SEARCH_H
#define HAVELOCK_SEARCH_SEARCH_H

#include "search/outcomes.h"
#include "search/space.h"

enum strategy { STRATEGY_DFS, STRATEGY_BFS, STRATEGY_BEST, STRATEGY_RANDOM, STRATEGY_PCT, STRATEGY_POS, STRATEGY_SURW };

struct search_options {
    enum strategy strategy;
    u64 max_states, max_depth, max_switches; /* 0: none */
    double max_seconds;                      /* by the clock on the wall; 0: none */
    u64 memory;                              /* bytes for store and search */
    u64 seed;
    bool reduce; /* partial-order reduction */
    bool outcomes; /* collect how the paths end; the VM has the option, too */
};

enum violation_kind {
    VIOLATION_DEADLOCK,
    VIOLATION_ASSERTION, /* an AssertionError left a thread */
    VIOLATION_UNCAUGHT   /* another exception did */
};

enum search_end {
    SEARCH_CLEAN,     /* nothing is left to look at */
    SEARCH_VIOLATION, /* `violation`, reached by `schedule` */
    SEARCH_BOUND,     /* a limit was hit; `bound` names it */
    SEARCH_FATAL      /* vm->fatal says what is not supported */
};

struct search_stats {
    u64 states, transitions, deepest;
    u64 rounds; /* how often the search began, because an assumption about accesses was broken */
    double seconds; /* CPU time */
    u64 bytes;      /* store, undo log, search stack */
};

struct schedule VEC(struct choice);

struct search_result {
    enum search_end end;
    enum violation_kind violation;
    const char *bound;        /* "--max-states" and the like */
    struct schedule schedule; /* from the start to the violation */
    struct search_stats stats;
    struct outcomes *outcomes; /* if asked for */
};

/* Called now and then, for a progress line. */
typedef void search_progress(void *context, const struct search_stats *stats);

struct search {
    struct space *space;
    struct vm *vm;
    const struct search_options *options;
    struct search_result *result;
    struct schedule path;
    undo_mark start; /* where the VM stood before the first step */
    search_progress *progress;
    void *context;
    double started, wall_started;
    bool again;           /* an assumption was broken: begin again from the start (a strategy that samples: the run) */
    u64 strategy_bytes;   /* what the strategy itself holds */
    const char *cut_off;  /* a bound that cut off branches without ending the search */
};

/* The VM stands before the first step, and does so again on return. */
void search_run(struct space *space, const struct search_options *options, search_progress *progress, void *context,
                struct search_result *result);
void search_result_free(struct search_result *result);

/* ---- for strategies ---- */

enum stepped {
    STEPPED_ON,    /* the program goes on */
    STEPPED_OVER,  /* this path is over: the program ended */
    STEPPED_FOUND  /* the search is over: result->end is set */
};
enum stepped search_step(struct search *s, struct choice choice);

/* The VM stands in a state without choices: a deadlock, or the end. True: the search is over. */
bool search_judge_end(struct search *s);

/* To be asked before each step. True: a bound was hit and the search is over. */
bool search_bound_hit(struct search *s);

/* Ends the search: it is not exhaustive because of `bound`. Returns true. */
bool search_stop(struct search *s, const char *bound);

#endif
