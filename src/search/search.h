/* search.h - one search in progress: what it is asked, what it counts, where it stands.
 *
 * A strategy (search/strategy/) decides where to go; this is what all strategies share: the path, the bounds, the
 * store. step.h takes the steps, judge.h says what is a violation, run.h is for whoever wants a whole search.
 *
 * Invariant: `path` holds the choices from the start to where the search stands. search_step makes it longer; the
 * strategy makes it shorter when it takes steps back.
 */
#ifndef HAVELOCK_SEARCH_SEARCH_H
#define HAVELOCK_SEARCH_SEARCH_H

#include "search/options.h"
#include "search/property/property.h"
#include "search/result.h"
#include "search/space/space.h"

/* Of a thread, for HEURISTIC_TARGET: which targets it has reached where it stood when it was last looked at (target.c).
 */
struct target_mark {
    u64 where;   /* a hash of its name and its frames */
    u64 reached; /* bit i: the target `first` + i */
    u32 first;
};

struct search {
    struct space *space;
    struct vm *vm;
    const struct search_options *options;
    struct search_result *result;
    struct schedule path;
    struct VEC(u32) switches; /* beside each step of the path: context switches so far; search_switches */
    bool counts_switches;     /* set before the first step */
    undo_mark start;          /* where the VM stood before the first step */
    search_progress *progress;
    void *context;
    double started, wall_started;  /* limits_cpu_of_thread, limits_clock */
    struct archive_reader *resume; /* the strategy goes on from there; NULL: begins */
    bool trial; /* the bound on states is search_run's own, not the user's: what it ends begins again */
    u64 enough; /* a hasty search that left a thread behind (seam.h) has seen enough after so many states; 0: never */
    bool has_enough; /* that was so, and ended it */
    bool cut_short;  /* the last step was given up in the midst of it, by a bound: it is not on the path */
    bool again;      /* an assumption was broken: begin again from the start (a strategy that samples: the run) */
    struct VEC(struct target_mark) marks; /* by thread */
    u64 strategy_bytes;                   /* what the strategy itself holds, outside the store's budget */
    enum search_bound cut_off;            /* a bound that cut off branches without ending the search */
};

/* A search from where the VM stands; search_end closes it and takes the VM back there. space: NULL for strategies that
 * store nothing. */
void search_begin(struct search *s, struct vm *vm, struct space *space, const struct search_options *options,
                  struct search_result *result);
void search_end(struct search *s);

/* ---- choices and states ---- */

/* May this choice be taken in the present state? A bound that forbids it is noted in cut_off; it never forbids all. */
bool search_allows(struct search *s, struct choice choice);

/* Appends the choices of the present state that may be taken, and returns how many. */
u32 search_choices(struct search *s, struct schedule *choices);

/* Before a step: makes the path longer by it. */
void search_append(struct search *s, struct choice choice);

/* As space_visit. Under a bound on switches the state is stored together with what counts for the bound: who ran last,
 * and how many switches there were. */
enum visit search_visit(struct search *s, u32 *state);

/* Context switches away from a thread that could go on, on the present path (if counts_switches). */
u32 search_switches(const struct search *s);

/* ---- bounds ---- */

/* To be asked before each step. True: a bound was hit and the search is over. */
bool search_bound_hit(struct search *s);

/* A bound that is looked at also in the midst of a step; BOUND_NONE: none was hit. */
enum search_bound search_urgent_bound(struct search *s);

/* Has a hasty search that has seen so many states seen enough? */
bool search_has_enough(const struct search *s, u64 states);

/* Ends the search: not exhaustive because of `bound`. Returns true. */
bool search_stop(struct search *s, enum search_bound bound);

/* After a step: notes what was cut off by it, by the window or the bounds on time (vm/time/clock.h). */
void search_note_cuts(struct search *s);

/* Why it has to end, whatever it has done: an interrupt, or a limit of the whole command; BOUND_NONE: it need not. */
enum search_bound search_limit(const struct search_options *options);

/* ---- figures ---- */

void search_update_stats(struct search *s);

#endif
