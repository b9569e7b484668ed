/* checkpoint.h - saves a search that a bound has ended, so that another process can go on with it.
 *
 * The archive holds the space (space_write), the assumptions about accesses, the figures so far, and what the strategy
 * needs to go on. Only strategies with can_checkpoint (strategy.h) are saved. To resume, the space must come from the
 * same archive (space_open_archive), and search_options.resume must be its reader, which has read the space. The steps
 * of the path are then taken again. If one leads to another state than before, the program has changed and the search
 * is refused. A resumed search ends with the same figures as one that was not interrupted.
 */
#ifndef HAVELOCK_SEARCH_CHECKPOINT_H
#define HAVELOCK_SEARCH_CHECKPOINT_H

#include "search/search.h"

/* Asked when a bound has ended the search: the archive to write to; NULL: the search is not saved. */
struct checkpoint_asker {
    struct archive_writer *(*begin)(struct checkpoint_asker *asker, const struct search_result *result);
};

/* ---- for strategies ---- */

/* The search is over: the archive to save it in; NULL: it is not saved. */
struct archive_writer *checkpoint_begin(const struct search *s);

/* What all strategies share. The strategy takes the steps of the path again; the caller owns them. */
void checkpoint_write(const struct search *s, struct archive_writer *w);
void checkpoint_read(struct search *s, struct schedule *steps, struct archive_reader *r);

/* Ends the search because the archive does not fit. Returns -1. */
int checkpoint_refuse(struct search *s, const char *reason);

#endif
