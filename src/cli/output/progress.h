/* progress.h - the line on a terminal that says how far a search is.
 *
 * The size of a state space is not known before the end, so no percentage of it is shown. What is known is how near the
 * search is to its bounds: the nearest one is shown.
 */
#ifndef HAVELOCK_CLI_OUTPUT_PROGRESS_H
#define HAVELOCK_CLI_OUTPUT_PROGRESS_H

#include <time.h>

#include "search/search.h"

struct progress {
    bool on;
    time_t last; /* when it was shown last; 0: never */
    const struct search_options *options;
    u64 states; /* then */
    double seconds;
};

/* Nothing is shown unless standard error is a terminal. */
void progress_begin(struct progress *progress, bool wanted, const struct search_options *options);

/* A search_progress; the context is the struct progress. */
void progress_show(void *context, const struct search_stats *stats);

/* The line; the rate is that since the line was made last. */
void progress_line(struct progress *progress, const struct search_stats *stats, char *out, size_t size);

/* Clears the line. */
void progress_end(struct progress *progress);

#endif
