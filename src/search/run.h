/* run.h - a whole search, from the options to violations with short schedules.
 *
 * search_run stands above all other parts of src/search, which never call it: a few thousand states first, in case the
 * program is small; then a probe for quick violations (strategy/probe.h); then the strategy of the options, by one
 * worker or several (parallel/parallel.h); then shorter schedules for what was found (strategy/minimize.h).
 */
#ifndef HAVELOCK_SEARCH_RUN_H
#define HAVELOCK_SEARCH_RUN_H

#include "search/options.h"
#include "search/result.h"
#include "search/space/space.h"

/* The VM stands before the first step, and does so again on return. After a violation it is frozen (seam_freeze): the
 * steps of the schedule are the same as in the search as long as it stays so. */
void search_run(struct space *space, const struct search_options *options, search_progress *progress, void *context,
                struct search_result *result);

#endif
