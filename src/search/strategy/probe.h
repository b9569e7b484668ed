/* probe.h - a short search for violations before the exhaustive one.
 *
 * First a best-first search (most-blocked) in a store of its own, then random schedules of several kinds in turns: each
 * turn has so many steps for each kind, twice as many as the turn before. What a turn does depends on the seed only;
 * how many turns there are depends on the CPU time that they take, not on how busy the machine is. That a probe finds
 * nothing says nothing.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_PROBE_H
#define HAVELOCK_SEARCH_STRATEGY_PROBE_H

#include "search/search.h"

/* Spends about options->probe_seconds of CPU time, and at most half of options->max_seconds. True: the result is final.
 * Otherwise the VM stands where it stood, and the result is empty. */
bool probe(struct vm *vm, const struct search_options *options, struct search_result *result);

#endif
