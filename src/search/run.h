/* run.h - a whole search, from the options to violations with short schedules.
 *
 * search_run stands above all other parts of src/search, which never call it: a few thousand states first, in case the
 * program is small; then a probe for quick violations (strategy/probe.h); then the strategy of the options, by several
 * workers (parallel/parallel.h), or by one while others go on probing (parallel/probers.h); then shorter schedules for
 * what was found (strategy/minimize.h).
 */
#ifndef HAVELOCK_SEARCH_RUN_H
#define HAVELOCK_SEARCH_RUN_H

#include "search/options.h"
#include "search/result.h"
#include "search/space/space.h"

/* Do several workers search together? */
bool search_run_shares(const struct search_options *options);

/* How many workers it may ask options->worker_source for. */
u32 search_run_helpers(const struct search_options *options);

/* The VM stands before the first step, and does so again on return. After a violation the VM in which the schedules
 * hold (result->vm) is frozen (seam_freeze): the steps of the schedule are the same as in the search as long as it
 * stays so.
 */
void search_run(struct space *space, const struct search_options *options, search_progress *progress, void *context,
                struct search_result *result);

#endif
