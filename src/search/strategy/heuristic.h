/* heuristic.h - how promising a state is for a best-first search: the table, and what the heuristics share.
 *
 * A rank is a number below PRIORITY_QUEUE_RANKS (priority_queue.h); the lowest is the most promising. It is a function
 * of the state the VM stands in and of the path that led there, which has at least one step.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_HEURISTIC_H
#define HAVELOCK_SEARCH_STRATEGY_HEURISTIC_H

#include "search/search.h"

struct search_heuristic {
    const char *name; /* as the user spells it */
    u32 (*rank)(struct search *s);
    bool counts_switches; /* it needs search_switches */
    bool defers_futile;   /* steps that are futile come after all others (heuristic_is_futile) */
    bool is_fair;         /* small differences of rank do not count for long (priority_queue.h) */
};

const struct search_heuristic *heuristic_of(enum heuristic heuristic);

#define HEURISTIC(id, name, rank, ...) u32 rank(struct search *s);
#include "search/heuristics.def"
#undef HEURISTIC

/* Does this thread, which could take a step, only find out with it that another thread owns the lock it wants? Such a
 * step changes nothing for anybody: it may as well come last. */
bool heuristic_is_futile(struct vm *vm, u32 thread);

/* Is it started, not over, and no daemon? */
bool heuristic_counts(const struct thread *t);

/* How near the threads are to a deadlock: the higher, the nearer. May be negative. */
i32 heuristic_entanglement(struct vm *vm);

/* The nearest rank. */
u32 heuristic_within(i32 rank);

/* HEURISTIC_TARGET: targets in the order in which they are looked up, by thread. */
void heuristic_sort(struct search_target *targets, u32 count);

#endif
