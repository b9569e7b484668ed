/* parallel_probe.h - a search with reduction by one worker, while others hunt.
 *
 * What a hunter finds is found. What it does not find says nothing: only the search itself can come to a verdict that
 * there is nothing.
 */
#ifndef HAVELOCK_SEARCH_PARALLEL_PARALLEL_PROBE_H
#define HAVELOCK_SEARCH_PARALLEL_PARALLEL_PROBE_H

#include "search/search.h"

/* hunts: false: the others have nothing to do. The VM of the space stands before the first step, and does so again on
 * return. */
void parallel_probe(struct space *space, const struct search_options *options, bool hunts, search_progress *progress,
                    void *context, struct search_result *result);

#endif
