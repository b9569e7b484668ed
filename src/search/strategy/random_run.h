/* random_run.h - random schedules, from the start to the end of the program, again and again.
 *
 * A run begins at the start and ends when the program does, or when it is too long. A picker decides which of the
 * threads that can go on takes the next step; the alternative of its operation is drawn with equal probabilities.
 * Pickers keep what they know about a program between runs. Nothing is stored, so the search is never exhaustive:
 * without a violation it ends with a bound.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_RANDOM_RUN_H
#define HAVELOCK_SEARCH_STRATEGY_RANDOM_RUN_H

#include "base/rng.h"
#include "search/search.h"

enum { RANDOM_RUN_LENGTHS = 64 };

struct random_run {
    struct search *s;
    struct rng rng;
    u64 run;                         /* number of this run, from 0 */
    u32 step;                        /* number of the next step, from 0 */
    u32 lengths[RANDOM_RUN_LENGTHS]; /* steps of the latest runs, those numbered as their remainders; 0: none yet */
    struct VEC(u32) threads;         /* those that can go on now, ascending; never empty when a picker is asked */
};

struct picker {
    void *(*open)(void); /* NULL: it has no data */
    void (*close)(void *self);
    void (*begin)(void *self, struct random_run *random_run);             /* a run begins; NULL: nothing to do */
    u32 (*pick)(void *self, struct random_run *random_run);               /* the VM stands before the step */
    void (*taken)(void *self, struct random_run *random_run, u32 thread); /* and now after it; NULL: nothing to do */
};

/* Draws schedules with the picker until a violation, or a bound, ends the search. */
void random_run_all(struct search *s, const struct picker *picker);

/* One of the threads that can go on, each with equal probability. */
u32 random_run_any_thread(struct random_run *random_run);

/* As many steps as one of the latest runs had, drawn: some may be much longer than most, when threads wait in loops. */
u32 random_run_expected_steps(struct random_run *random_run);

/* What an operation works on, as a number; 0: on nothing that others work on. */
u64 random_run_place(const struct pending *p);

#endif
