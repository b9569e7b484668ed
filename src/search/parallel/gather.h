/* gather.h - joins what several workers found and counted into one result. */
#ifndef HAVELOCK_SEARCH_PARALLEL_GATHER_H
#define HAVELOCK_SEARCH_PARALLEL_GATHER_H

#include "search/parallel/worker.h"

/* workers: options->jobs of them; their results are emptied. Why a worker's VM had to stop is copied to the VM of the
 * first one. */
void gather(struct worker *workers, const struct search_options *options, struct search_result *result);

#endif
