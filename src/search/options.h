/* options.h - what a search is asked to do: the strategy, the bounds, what to look for. */
#ifndef HAVELOCK_SEARCH_OPTIONS_H
#define HAVELOCK_SEARCH_OPTIONS_H

#include <stdatomic.h>

#include "base/archive.h"
#include "base/limits.h"
#include "base/types.h"
#include "search/path/path_listener.h"

struct properties;
struct vm;

enum strategy {
#define STRATEGY(id, ...) STRATEGY_##id,
#include "search/strategies.def"
#undef STRATEGY
    STRATEGY_COUNT
};

enum heuristic {
#define HEURISTIC(id, ...) HEURISTIC_##id,
#include "search/heuristics.def"
#undef HEURISTIC
    HEURISTIC_COUNT
};

/* Where a thread should get to, for HEURISTIC_TARGET. */
struct search_target {
    char thread[128]; /* its name */
    char file[256];   /* as in "Main.java" */
    u32 line;         /* 0: file is a method (thread_location.h) */
};

/* The violation that is looked for: with `all`, the search ends when it reaches this one. */
struct search_goal {
    bool (*is)(void *context, struct vm *vm, u32 kind); /* kind: enum violation_kind; the VM stands there */
    void *context;
};

struct checkpoint_asker;

/* Where more workers of a search come from. */
struct worker_source {
    /* A VM like the first one, open, and its own copy of the properties; its numbers are shared (seam_join) if the
     * workers search together. Called on the OS thread of the worker. False: there is none. The source keeps the VM. */
    bool (*worker_vm)(void *context, u32 number, struct vm **vm, const struct properties **properties);
    void (*close_vm)(void *context, u32 number); /* on the same thread: the VM is not needed any more */
    void *context;
};

struct search_options {
    enum strategy strategy;
    enum heuristic heuristic;      /* of STRATEGY_BEST */
    struct search_target *targets; /* sorted by heuristic_sort */
    u32 target_count;
    u64 max_states, max_depth; /* 0: none */
    bool limit_switches;
    u64 max_switches;   /* context switches away from a thread that could go on, if limit_switches */
    double max_seconds; /* by the clock on the wall; 0: none */
    /* Of a part of a search: how many steps it takes, and how long by CPU time; 0: any number. */
    u64 max_steps;
    double max_cpu_seconds;
    u64 memory; /* bytes for store, undo log and search together; 0: no limit but the store's own */
    u64 seed;
    u64 runs;                     /* of the random strategies; 0: until max_seconds, or a default */
    u32 bug_depth;                /* of PCT: how many orderings of operations the bug needs; 0: drawn for each run */
    double probe_seconds;         /* before a depth-first search; 0: none */
    double minimize_seconds;      /* for a schedule that was found; 0: none */
    bool reduce;                  /* partial-order reduction */
    bool idle_time;               /* as the VM has it: time passes only while the program is idle */
    const char *window;           /* only threads with these names take steps, a list with commas; NULL: all */
    bool outcomes;                /* collect how the paths end; the VM has the option, too */
    const struct limits *limits;  /* of the whole command: the search ends when one is reached; NULL: none */
    const atomic_uint *interrupt; /* the search ends when this is not 0; NULL: never */
    u32 jobs;                     /* workers that search together, without reduction; 0 is 1 */
    u32 probers;                  /* workers that probe beside a search by one worker (parallel/probers.h) */
    const struct worker_source *worker_source; /* if there are any besides the first */
    bool lossy;                                /* states are kept as fingerprints (space_open_lossy) */
    bool all;                                  /* goes on after a violation */
    const struct search_goal *goal;            /* with `all`: ends the search; NULL: nothing does */
    const struct path_listener *path_listener; /* NULL: nobody listens */
    bool standstill; /* a standstill of the threads in the window is a violation if it lasts (window_release.h) */
    const struct properties *properties; /* further ones to look for; NULL: none */
    struct archive_reader *resume;       /* goes on with an earlier search, see checkpoint.h; NULL: from the start */
    struct checkpoint_asker *checkpoint_asker; /* NULL: the search is never saved */
    const char *const *expected;    /* likewise: uncaught exceptions that the VM lets pass; NULL-terminated, or NULL */
    const char *const *bound_names; /* for whoever writes about the result: see search_bound_text; may be NULL */
};

#endif
