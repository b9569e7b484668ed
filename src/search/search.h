/* search.h - one search: what it was told, what it counts, where it stands, what it found.
 *
 * A strategy (dfs.h and its neighbours) decides where to go; this is what all strategies share: taking a step, judging
 * what came of it, watching the bounds. `path` always holds the choices from the start to where the VM stands:
 * search_step makes it longer, the strategy makes it shorter when it takes steps back. */
#ifndef HAVELOCK_SEARCH_SEARCH_H
#define HAVELOCK_SEARCH_SEARCH_H

#include "search/options.h"
#include "search/outcomes.h"
#include "search/property/property.h"
#include "search/space/space.h"

enum violation_kind {
    VIOLATION_DEADLOCK,
    VIOLATION_ASSERTION,  /* an AssertionError left a thread */
    VIOLATION_UNCAUGHT,   /* another exception did */
    VIOLATION_WAIT_CYCLE, /* threads wait for each other for ever, while others may go on */
    VIOLATION_STUCK,      /* threads are blocked for ever, while others go on for ever */
    VIOLATION_RACE,
    VIOLATION_INVARIANT,
    VIOLATION_EXIT, /* the program ends with another status than 0 */
    VIOLATION_COUNT
};

enum search_end {
    SEARCH_CLEAN,     /* nothing is left to look at */
    SEARCH_VIOLATION, /* see `found` */
    SEARCH_BOUND,     /* a limit was hit; `bound` names it */
    SEARCH_FATAL,     /* inspect_fatal says what is not supported */
    SEARCH_REFUSED    /* cannot go on from there; `trouble` says why */
};

struct search_stats {
    u64 states, transitions, deepest;
    u64 rounds;      /* how often the search began, because an assumption about accesses was broken */
    u64 runs, depth; /* of the random strategies, which store no states; of where the search stands */
    double seconds;  /* CPU time */
    double earlier_seconds, wall_seconds; /* of that, before it was resumed; by the clock on the wall, since then */
    double probe_seconds;                 /* of the hunt that went before and found nothing, by the clock on the wall */
    u32 threads;                          /* several workers: the most that one of their VMs has met */
    u64 bytes;                            /* store, undo log, search stack, reduction */
};

struct schedule VEC(struct choice);
enum { MOST_GROUPS = 100 };

struct found { /* violations that are the same but for the way they were come to (violation_group.h) */
    enum violation_kind kind;
    u64 group, count;
    u64 latest;               /* the transition it was seen at last */
    bool standstill;          /* of the threads in a window */
    u32 released;             /* then the others were let go after so many steps (window_release.h) */
    struct schedule schedule; /* from the start to the violation: the shortest that was seen */
};

struct search_result {
    enum search_end end;
    bool exhaustive;                /* nothing was left to look at, whatever was found */
    struct VEC(struct found) found; /* each group once, at most MOST_GROUPS, in the order they were found */
    u64 uncounted;                  /* violations of further groups */
    const char *bound;              /* "--max-states" and the like */
    const char *found_by;           /* a violation: "breadth-first search" and the like */
    struct search_stats stats;
    struct outcomes *outcomes; /* if asked for */
    struct diag trouble;       /* also when a checkpoint could not be written */
};

typedef void search_progress(void *context, const struct search_stats *stats); /* called now and then */

struct search {
    struct space *space;
    struct vm *vm;
    const struct search_options *options;
    struct search_result *result;
    struct schedule path;
    struct VEC(u32) switches; /* beside each step of the path: context switches so far; search_switches */
    bool counts_switches;
    undo_mark start; /* where the VM stood before the first step */
    search_progress *progress;
    void *context;
    double started, wall_started;
    struct archive_reader *resume; /* the strategy goes on from there; NULL: begins */
    bool probing;                  /* the bound on states is not the user's: what it ends will begin again */
    bool cut_short;      /* the last step was given up in the midst of it, by a bound: it is not on the path */
    bool again;          /* an assumption was broken: begin again from the start (a strategy that samples: the run) */
    u64 strategy_bytes;  /* what the strategy itself holds, outside the store's budget */
    const char *cut_off; /* a bound that cut off branches without ending the search */
};

/* The VM stands before the first step, and does so again on return. After a violation it is frozen (seam_freeze): the
 * steps of the schedule are the same as in the search as long as it stays so. */
void search_run(struct space *space, const struct search_options *options, search_progress *progress, void *context,
                struct search_result *result);
void search_result_free(struct search_result *result);

/* ---- for strategies ---- */

enum stepped {
    STEPPED_ON,   /* the program goes on */
    STEPPED_OVER, /* this path is over: the program ended */
    STEPPED_FOUND /* the search is over: result->end is set */
};
enum stepped search_step(struct search *s, struct choice choice);

/* Notes a step that need not be taken: the store is where it leads (transition_cache.h). */
void search_skip(struct search *s, struct choice choice);

/* Takes a step that was taken before, on the way back to some state: nothing is counted or judged. */
void search_redo(struct search *s, struct choice choice);

/* May this choice be taken in the present state? A bound that forbids it is noted in cut_off; it never forbids all. */
bool search_allows(struct search *s, struct choice choice);

/* Appends the choices of the present state that may be taken, and returns how many. */
u32 search_choices(struct search *s, struct schedule *choices);

/* As space_visit. Under a bound on switches the state is stored together with what counts for the bound: who ran last,
 * and how many switches there were. */
enum visit search_visit(struct search *s, u32 *state);

/* Context switches away from a thread that could go on, on the present path (if counts_switches). */
u32 search_switches(const struct search *s);

/* The VM stands in a state without choices: a deadlock, or the end. True: the search is over. */
bool search_judge_end(struct search *s);

/* The VM stands in a part of the space that is never left; only `movers` (scc.h) take steps. True: it is over. */
bool search_judge_scc(struct search *s, u64 movers);

/* To be asked before each step. True: a bound was hit and the search is over. */
bool search_bound_hit(struct search *s);
bool search_ended_by_program(const struct search_result *result); /* then there is nothing to go on with */
bool search_interrupted(const struct search_options *options);    /* was it asked to end? */
bool search_is_out_of_time(const struct search_result *result);

bool search_stop(struct search *s, const char *bound); /* ends it: not exhaustive because of `bound`; returns true */

/* A search of its own over the same VM, with other options, from where the VM stands; search_end closes it and takes it
 * back there. space: NULL for strategies that store nothing. */
void search_begin(struct search *s, struct vm *vm, struct space *space, const struct search_options *options,
                  struct search_result *result);
void search_end(struct search *s);

/* Runs the strategy of the options, nothing before or after it. */
void search_by_strategy(struct search *s);

double search_clock(void); /* seconds by the clock on the wall, and of this process */
double search_cpu_time(void);

#endif
