/* result.h - what came of a search: how it ended, what it found, how far it got. */
#ifndef HAVELOCK_SEARCH_RESULT_H
#define HAVELOCK_SEARCH_RESULT_H

#include "base/diag.h"
#include "search/bound.h"
#include "search/outcomes.h"
#include "search/path/schedule.h"
#include "search/property/violation_kind.h"

struct properties;
struct vm;

enum search_end {
    SEARCH_CLEAN,     /* nothing is left to look at */
    SEARCH_VIOLATION, /* see `found` */
    SEARCH_BOUND,     /* a limit was hit; `bound` says which */
    SEARCH_FATAL,     /* inspect_fatal says what is not supported */
    SEARCH_REFUSED    /* cannot go on from there; `trouble` says why */
};

/* What probing (strategy/probe.h) has done, before a search and beside it. */
struct probe_figures {
    u64 schedules, steps; /* those of the random kinds */
    double seconds;       /* CPU time */
};

struct search_stats {
    u64 states, transitions, deepest;
    u64 rounds;             /* how often the search began, because an assumption about accesses was broken */
    u64 runs, depth;        /* of the random strategies, which store no states; of where the search stands */
    double seconds;         /* CPU time of the search itself */
    double command_seconds; /* that of the whole command, from its first instruction on; 0: not known yet */
    double earlier_seconds, earlier_command_seconds; /* of these, before it was resumed */
    double wall_seconds;                             /* by the clock on the wall, since then */
    struct probe_figures probed;
    u32 threads; /* several workers: the most that one of their VMs has met */
    u64 bytes;   /* store, undo log, search stack, reduction */
};

/* Called now and then while a search runs. */
typedef void search_progress(void *context, const struct search_stats *stats);

enum { MOST_GROUPS = 100 };

/* Violations that are the same but for the path that led to them (violation_group.h). */
struct found {
    enum violation_kind kind;
    u64 group, count;
    u64 latest;               /* the transition it was seen at last */
    bool standstill;          /* of the threads in a window */
    u32 released;             /* then the others were let go after so many steps (window_release.h) */
    struct schedule schedule; /* from the start to the violation: the shortest that was seen */
};

struct found_list VEC(struct found);

struct search_result {
    enum search_end end;
    bool exhaustive;         /* nothing was left to look at, whatever was found */
    struct found_list found; /* each group once, at most MOST_GROUPS, in the order they were found */
    bool may_cycle;          /* there may be cycles, which the strategy did not look at (run.c) */
    bool raced;              /* if it was looked for: there was a race, maybe one that is not reported (property.h) */
    u64 uncounted;           /* violations of further groups */
    enum search_bound bound; /* why it is not exhaustive; also with SEARCH_VIOLATION */
    const char *found_by;    /* a violation: "breadth-first search" and the like */
    struct search_stats stats;
    struct outcomes *outcomes; /* if asked for */
    struct vm *vm; /* in which the schedules hold, if not in that of the space (parallel/probers.h): it stands before
                    * the first step, too */
    const struct properties *properties; /* as they are in that VM */
    struct diag trouble;                 /* also when a checkpoint could not be written */
};

void search_result_free(struct search_result *result);

void probe_figures_add(struct probe_figures *to, const struct probe_figures *from);

/* Drops the violations that were found: they may not be repeatable under other assumptions. */
void search_result_forget(struct search_result *result);

/* The violations of this kind and group; NULL: none were found. Borrowed until another group is added. */
struct found *search_result_find(struct search_result *result, enum violation_kind kind, u64 group);

/* Did the program itself end the search (Verify.terminateSearch)? Then there is nothing to go on with. */
bool search_ended_by_program(const struct search_result *result);
bool search_is_out_of_time(const struct search_result *result);

#endif
