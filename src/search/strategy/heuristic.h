/* heuristic.h - how promising a state is.
 *
 * A rank is a number below PRIORITY_QUEUE_RANKS (search/strategy/priority_queue.h); the lowest is the most promising.
 * It is a function of the state the VM stands in and of the path that led there, which has at least one step.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_HEURISTIC_H
#define HAVELOCK_SEARCH_STRATEGY_HEURISTIC_H

#include "search/search.h"

u32 heuristic_rank(struct search *s);

/* Targets in the order in which they are looked up: by thread. */
void heuristic_sort(struct search_target *targets, u32 count);

/* Does this thread, which could take a step, only find out with it that another thread owns the lock it wants? Such a
 * step changes nothing for anybody: it may as well come last. */
bool heuristic_is_futile(struct vm *vm, u32 thread);

#endif
