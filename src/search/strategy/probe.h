/* probe.h - a quick look for violations before the search that looks everywhere.
 *
 * First the most entangled states (best-first, most-blocked), in a store of its own, then random schedules of several
 * kinds. Whatever it does not find says nothing.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_PROBE_H
#define HAVELOCK_SEARCH_STRATEGY_PROBE_H

#include "search/search.h"

/* Spends at most options->hunt_seconds, and half of options->max_seconds. True: the result is final. Otherwise the VM
 * stands where it stood, and the result is empty. */
bool probe(struct vm *vm, const struct search_options *options, struct search_result *result);

#endif
