/* haste.h - a search with short steps, before the one that sees everything.
 *
 * A thread may run for long without a visible operation, or for ever, and what others do should be seen before that. So
 * a search is hasty at first: it leaves threads behind in steps that take long (vm/explore/step_run.h). If it did, it
 * has not seen everything: when it is done, or has seen many states, a patient search begins from the start. What a
 * hasty search finds is real. One that meets no long step is the whole search.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_HASTE_H
#define HAVELOCK_SEARCH_STRATEGY_HASTE_H

#include "search/search.h"

/* So many states are enough for a hasty search (search.h). */
enum { HASTE_STATES = 50000 };

/* As strategy_run. The VM stays as it was for what was found: hasty, or patient. */
void haste_run(struct search *s);

#endif
