/* probe.h - a short search for violations before the exhaustive one.
 *
 * First a best-first search (most-blocked) in a store of its own, then random schedules of several kinds. That it finds
 * nothing says nothing.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_PROBE_H
#define HAVELOCK_SEARCH_STRATEGY_PROBE_H

#include "search/search.h"

/* Spends at most options->probe_seconds, and half of options->max_seconds. True: the result is final. Otherwise the VM
 * stands where it stood, and the result is empty. */
bool probe(struct vm *vm, const struct search_options *options, struct search_result *result);

#endif
