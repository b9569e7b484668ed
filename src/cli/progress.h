/* progress.h - the line on a terminal that says how far a search has come. */
#ifndef HAVELOCK_CLI_PROGRESS_H
#define HAVELOCK_CLI_PROGRESS_H

#include <time.h>

#include "search/search.h"

struct progress {
    bool on;
    time_t last; /* when it was shown last; 0: never */
};

/* Nothing is shown unless standard error is a terminal. */
void progress_begin(struct progress *progress, bool wanted);

/* A search_progress; the context is the struct progress. */
void progress_show(void *context, const struct search_stats *stats);

/* Clears the line. */
void progress_end(struct progress *progress);

#endif
