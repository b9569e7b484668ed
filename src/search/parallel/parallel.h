/* parallel.h - a search by several workers, each an OS thread with a VM of its own.
 *
 * They share everything: the store, the work, the assumptions about accesses. Verdicts and numbers of states are those
 * of one worker. There is no reduction, because with it what has to be tried in a state depends on what comes after it:
 * then one worker searches, and others can only probe (probers.h).
 *
 * The VMs share their numbers, so a schedule of one is a schedule of all; what is found is replayed in the first one.
 */
#ifndef HAVELOCK_SEARCH_PARALLEL_PARALLEL_H
#define HAVELOCK_SEARCH_PARALLEL_PARALLEL_H

#include "search/search.h"

/* The VM of the space stands before the first step, and does so again on return. probes: the first worker probes a
 * little before it joins the others. */
void parallel_search(struct space *space, const struct search_options *options, bool probes, search_progress *progress,
                     void *context, struct search_result *result);

#endif
