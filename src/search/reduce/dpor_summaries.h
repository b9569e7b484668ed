/* dpor_summaries.h - summaries of visited states: the sets of events seen on the paths from them.
 *
 * A search that reaches a state it has left does not search it again, but what happens after it may race with steps of
 * the new path. Sets of events are numbered; equal sets are stored once (base/numset.h).
 */
#ifndef HAVELOCK_SEARCH_REDUCE_DPOR_SUMMARIES_H
#define HAVELOCK_SEARCH_REDUCE_DPOR_SUMMARIES_H

#include "search/reduce/dpor_trace.h"

struct dpor_summaries;

struct dpor_summaries *dpor_summaries_new(void);
void dpor_summaries_free(struct dpor_summaries *summaries);
u64 dpor_summaries_bytes(const struct dpor_summaries *summaries);

/* Set 0 is empty. */
u32 dpor_summaries_with(struct dpor_summaries *summaries, u32 set, const struct dpor_event *event);
u32 dpor_summaries_union(struct dpor_summaries *summaries, u32 a, u32 b);

/* The set as it is before `parent` starts `child`: what the child does comes after what the parent does next. */
u32 dpor_summaries_before_start(struct dpor_summaries *summaries, u32 set, u32 child, u32 parent);

u32 dpor_summaries_count(const struct dpor_summaries *summaries, u32 set);
struct dpor_event dpor_summaries_event(const struct dpor_summaries *summaries, u32 set, u32 index);

/* All sets, into summaries that have none. */
void dpor_summaries_write(const struct dpor_summaries *summaries, struct archive_writer *w);
void dpor_summaries_read(struct dpor_summaries *summaries, struct vm *vm, struct archive_reader *r);
u32 dpor_summaries_sets(const struct dpor_summaries *summaries); /* sets are below this */

/* One event. */
void dpor_event_write(const struct dpor_event *event, struct archive_writer *w);
struct dpor_event dpor_event_read(struct vm *vm, struct archive_reader *r);

#endif
