/* option_table.h - what a search is told: how to go about it, and where to stop. */
#ifndef HAVELOCK_SEARCH_OPTIONS_H
#define HAVELOCK_SEARCH_OPTIONS_H

#include <stdatomic.h>

#include "base/archive.h"
#include "base/types.h"

struct properties;
struct vm;

/* A bound that is no option: how often loops that look at the clock go round, and time passes in them
 * (vm/time/clock.h). */
#define SEARCH_CUT_TIME "the bound on time in loops"

enum strategy { STRATEGY_DFS, STRATEGY_BFS, STRATEGY_BEST, STRATEGY_RANDOM, STRATEGY_PCT, STRATEGY_POS, STRATEGY_SURW };

enum heuristic { HEURISTIC_MOST_BLOCKED, HEURISTIC_INTERLEAVING, HEURISTIC_FEWEST_SWITCHES, HEURISTIC_TARGET };

/* Where a thread should get to: HEURISTIC_TARGET. */
struct search_target {
    char thread[128]; /* its name */
    char file[256];   /* as in "Main.java" */
    u32 line;         /* 0: file is a method (thread_location.h) */
};

/* What is looked for: with `all`, the search ends when it comes upon this. */
struct search_goal {
    bool (*is)(void *context, struct vm *vm, u32 kind); /* kind: enum violation_kind; the VM stands there */
    void *context;
};

/* Listens to the explored paths (path_listener.h), one after the other. */
struct path_listener {
    void (*begin)(void *context, struct vm *vm); /* the VM stands before the first step of a path */
    void (*end)(void *context, struct vm *vm);   /* and at its end */
    void *context;
};

struct checkpoint_asker;

/* Where more workers of a search come from. */
struct worker_source {
    /* A VM like the first one, open, with its numbers shared (seam_join), and the properties as it knows them. Called
     * on the OS thread of the worker. False: there is none. The VM is the recruiter's. */
    bool (*worker_vm)(void *context, u32 number, struct vm **vm, const struct properties **properties);
    void *context;
};

struct search_options {
    enum strategy strategy;
    enum heuristic heuristic;      /* of STRATEGY_BEST */
    struct search_target *targets; /* in the order of heuristic_sort */
    u32 target_count;
    u64 max_states, max_depth; /* 0: none */
    bool limit_switches;
    u64 max_switches;   /* context switches away from a thread that could go on, if limit_switches */
    double max_seconds; /* by the clock on the wall; 0: none */
    u64 memory;         /* bytes for store, undo log and search together; 0: no limit but the store's own */
    u64 seed;
    u64 runs;                     /* of the random strategies; 0: until max_seconds, or a default */
    u32 bug_depth;                /* of PCT: so many orderings of operations make the bug; 0: drawn for each run */
    double probe_seconds;         /* before a depth-first search; 0: none */
    double minimize_seconds;      /* for a schedule that was found; 0: none */
    bool reduce;                  /* partial-order reduction */
    const char *window;           /* only threads with these names take steps, a list with commas; NULL: all */
    bool outcomes;                /* collect how the paths end; the VM has the option, too */
    const atomic_uint *interrupt; /* the search ends when this is not 0; NULL: never */
    u32 jobs;                     /* workers; 0 is 1 */
    const struct worker_source *worker_source; /* if there is more than one */
    bool lossy;                                /* states are kept as fingerprints (space_open_lossy) */
    bool all;                                  /* goes on after a violation */
    const struct search_goal *goal;            /* unless it is this one; NULL: none is */
    const struct path_listener *path_listener; /* NULL: nobody listens */
    bool standstill; /* one of the threads in the window is a violation, if it lasts (window_release.h) */
    const struct properties *properties; /* NULL: none on request */
    struct archive_reader *resume;       /* goes on with an earlier search, see checkpoint.h; NULL: from the start */
    struct checkpoint_asker *checkpoint_asker; /* NULL: the search is never saved */
};

#endif
