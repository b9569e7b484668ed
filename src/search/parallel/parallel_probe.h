/* parallel_probe.h - a search with reduction by one worker, while others probe for violations.
 *
 * A violation that a prober finds ends the search. That it finds none says nothing: only the search itself can say that
 * there is none.
 */
#ifndef HAVELOCK_SEARCH_PARALLEL_PARALLEL_PROBE_H
#define HAVELOCK_SEARCH_PARALLEL_PARALLEL_PROBE_H

#include "search/search.h"

/* probes: do the others probe? The VM of the space stands before the first step, and does so again on
 * return. */
void parallel_probe(struct space *space, const struct search_options *options, bool probes, search_progress *progress,
                    void *context, struct search_result *result);

#endif
