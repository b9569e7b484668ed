/* random.h - random schedules, from the start to the end, again and again, for what cannot be exhausted.
 *
 * Nothing is stored, so nothing is ever known to be complete: without a finding the search ends with a bound.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_RANDOM_H
#define HAVELOCK_SEARCH_STRATEGY_RANDOM_H

#include "search/search.h"

/* The strategy of the options, one of the four random ones. */
void random_run(struct search *s);

#endif
