/* checkpoint.h - a search that ended before its time, in an archive from which another process goes on.
 *
 * The archive holds what the space holds (space_write), what is assumed of accesses, the figures so far, and what the
 * strategy needs to go on: only depth-first search is saved. To resume, the space must come from the same archive
 * (space_open_archive), and search_options.resume be its reader, which stands behind it. The steps of the path are then
 * taken again: if one does not lead to the state it led to, the program is not the same, and the search is refused.
 * A search that was interrupted ends with the same figures as one that was not.
 */
#ifndef HAVELOCK_SEARCH_CHECKPOINT_H
#define HAVELOCK_SEARCH_CHECKPOINT_H

#include "search/search.h"

/* Asked when a bound has ended the search: where to write what is needed to go on later; NULL: nowhere. */
struct checkpoint_asker {
    struct archive_writer *(*begin)(struct checkpoint_asker *asker, const struct search_result *result);
};

/* ---- for strategies ---- */

/* The search is over: is it to be saved? NULL: no. */
struct archive_writer *checkpoint_begin(const struct search *s);

/* What all strategies share. The steps of the path are for the strategy to take again; they are the caller's. */
void checkpoint_write(const struct search *s, struct archive_writer *w);
void checkpoint_read(struct search *s, struct schedule *steps, struct archive_reader *r);

/* Ends the search: the archive does not fit. Returns -1. */
int checkpoint_refuse(struct search *s, const char *reason);

#endif
