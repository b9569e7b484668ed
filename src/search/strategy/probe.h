/* probe.h - a search for violations by sampling, before the exhaustive one or beside it.
 *
 * Random schedules of several kinds in turns: each turn has so many steps for each kind, twice as many as the turn
 * before, up to a limit. What a turn does depends on the seed only; how many turns there are depends on the CPU time
 * that they take, not on how busy the machine is. That a probe finds nothing says nothing.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_PROBE_H
#define HAVELOCK_SEARCH_STRATEGY_PROBE_H

#include "search/search.h"

/* First a best-first search (most-blocked) in a store of its own, then turns. Spends about options->probe_seconds of
 * CPU time, and at most half of options->max_seconds. True: the result is final. Otherwise the VM stands where it
 * stood, and the result is empty but for stats.probed. */
bool probe(struct vm *vm, const struct search_options *options, struct search_result *result);

/* Turns without end, from later ones on: until a violation (true), or until a limit or the interrupt of the options
 * (false, as above) or something that is not supported (false). */
bool probe_endlessly(struct vm *vm, const struct search_options *options, struct search_result *result);

#endif
