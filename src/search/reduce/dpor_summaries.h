/* future.h - what may still happen: for each visited state, the events seen on any path from it.
 *
 * When a search comes to a state it has left for good, it does not go there again; what happens there may nevertheless
 * race with steps of the new path. Sets of events are numbersets: equal ones are stored once.
 */
#ifndef HAVELOCK_SEARCH_REDUCE_DPOR_SUMMARIES_H
#define HAVELOCK_SEARCH_REDUCE_DPOR_SUMMARIES_H

#include "search/reduce/dpor_trace.h"

struct future;

struct future *future_new(void);
void future_free(struct future *future);
u64 future_bytes(const struct future *future);

/* Set 0 is empty. */
u32 future_with(struct future *future, u32 set, const struct event *event);
u32 future_union(struct future *future, u32 a, u32 b);

/* The set as it is before `parent` starts `child`: what the child does comes after what the parent does next. */
u32 future_before_start(struct future *future, u32 set, u32 child, u32 parent);

u32 future_count(const struct future *future, u32 set);
struct event future_event(const struct future *future, u32 set, u32 index);

/* All sets, into a future that has none. */
void future_write(const struct future *future, struct archive_writer *w);
void future_read(struct future *future, struct vm *vm, struct archive_reader *r);
u32 future_sets(const struct future *future); /* sets are below this */

/* One event. */
void event_write(const struct event *event, struct archive_writer *w);
struct event event_read(struct vm *vm, struct archive_reader *r);

#endif
