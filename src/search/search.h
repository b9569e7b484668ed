/* search.h - depth-first search through all interleavings, until something is found or nothing is left. */
#ifndef HAVELOCK_SEARCH_SEARCH_H
#define HAVELOCK_SEARCH_SEARCH_H

#include "search/space.h"

struct search_limits {
    u64 states, depth; /* 0: none */
    double seconds;    /* 0: none */
};

enum search_end {
    SEARCH_CLEAN,     /* every reachable state was visited */
    SEARCH_DEADLOCK,
    SEARCH_ASSERTION, /* an AssertionError left a thread */
    SEARCH_UNCAUGHT,  /* another exception did */
    SEARCH_BOUND,     /* a limit was hit; `bound` names it */
    SEARCH_FATAL      /* vm->fatal says what is not supported */
};

struct search_stats {
    u64 states, transitions, deepest;
    double seconds; /* CPU time */
    u64 bytes;      /* store, undo log, search stack */
};

struct search_result {
    enum search_end end;
    const char *bound;         /* SEARCH_BOUND: "--max-states" and the like */
    struct VEC(u32) schedule;  /* the thread of each step, from the start to where it ended */
    struct search_stats stats;
};

/* Called now and then, for a progress line. */
typedef void search_progress(void *context, const struct search_stats *stats);

/* The VM stands before the first step. On return it stands where the search ended: at the violation, with the
 * schedule that leads there, or back at the start. */
void search_run(struct space *space, const struct search_limits *limits, search_progress *progress, void *context,
                struct search_result *result);

void search_result_free(struct search_result *result);

#endif
