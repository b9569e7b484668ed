/* worker.h - one of several workers that search depth-first together, without reduction.
 *
 * A state belongs to the worker that stored it: that worker takes all its choices, or gives some of them away
 * (work_queue.h). So every state is counted once and every choice is taken once, however the workers are scheduled. The
 * workers' VMs share their numbers and their assumptions about accesses; an assumption that one of them breaks ends the
 * round for all.
 */
#ifndef HAVELOCK_SEARCH_PARALLEL_WORKER_H
#define HAVELOCK_SEARCH_PARALLEL_WORKER_H

#include "search/cache/lazy_vm.h"
#include "search/parallel/stuck_parallel.h"
#include "search/parallel/work_queue.h"

/* What a worker publishes about itself while it runs. */
struct worker_figures {
    atomic_ullong states, transitions, depth, bytes;
};

struct worker {
    struct work_queue *work_queue;
    struct shared_store *shared;
    struct free_states *free_states;
    struct search_options options;
    struct vm *vm;
    struct worker_figures figures;
    void (*watch)(struct worker *worker); /* called now and then, for progress and bounds; may stop all workers */
    void *context;                        /* of watch */
    struct search_result result;          /* of the last round */
    struct stuck_notes stuck_notes;       /* likewise */
    bool again;                           /* likewise: an assumption was broken */
    /* While it runs: */
    struct search s;
    struct space space;
    struct dfs_stack stack;
    struct lazy_vm lazy_vm;
    struct VEC(u32) steps;   /* beside stack.choices: the state that a choice led to, 0 so far */
    struct space_mark first; /* the start */
    u32 bottom;              /* levels below it have nothing left to be tried */
    u32 ticks;
};

/* Works until the round is over. The VM stands before the first step, and does so again on return, unless something was
 * not supported. Its numbers are shared. */
void worker_run(struct worker *worker);

/* Ends the search for all workers, because of a bound. */
void worker_stop(struct worker *worker, enum search_bound bound);

#endif
