/* dpor_trace.h - the steps of the present path, and which of them happen before which.
 *
 * Steps are numbered 1, 2, ... from the start of the path. A step happens before a later one if they are of the same
 * thread, or touch the same place and one writes, or the first made the second possible; and so on transitively. Each
 * step has a vector clock: for every thread, the number of its last step that happens before.
 */
#ifndef HAVELOCK_SEARCH_REDUCE_DPOR_TRACE_H
#define HAVELOCK_SEARCH_REDUCE_DPOR_TRACE_H

#include "vm/explore/seam.h"

/* An access as a search remembers it: by whom, holding which locks (seam_locks_held). */
struct dpor_event {
    u32 thread, locks;
    struct access access;
};

struct dpor_trace;

struct dpor_trace *dpor_trace_new(struct vm *vm);
void dpor_trace_free(struct dpor_trace *trace);
u64 dpor_trace_bytes(const struct dpor_trace *trace);

/* The thread has taken a step, with these accesses. */
void dpor_trace_push(struct dpor_trace *trace, u32 thread, const struct dpor_event *events, u32 count);
/* It has touched these too; before any dpor_trace_enable. */
void dpor_trace_extend(struct dpor_trace *trace, const struct dpor_event *events, u32 count);
/* That step also made it possible for another thread to go on. */
void dpor_trace_enable(struct dpor_trace *trace, u32 thread);
/* Takes the last step back. */
void dpor_trace_pop(struct dpor_trace *trace);

u32 dpor_trace_steps(const struct dpor_trace *trace);

/* The last step of `other` that happens before whatever `thread` does next; 0: none. */
u32 dpor_trace_known(const struct dpor_trace *trace, u32 thread, u32 other);

/* Has no other thread ever accessed that place, on any path? */
bool dpor_trace_is_private(const struct dpor_trace *trace, const struct dpor_event *event);

/* Calls visit for the steps the event races with: steps of other threads that do not happen before it, with no lock in
 * common, and nothing in between that depends on both. */
typedef void dpor_trace_visit(void *context, u32 step, u32 thread);
void dpor_trace_races(struct dpor_trace *trace, const struct dpor_event *event, dpor_trace_visit *visit, void *context);

/* The whole trace, into one that is empty. */
void dpor_trace_write(const struct dpor_trace *trace, struct archive_writer *w);
void dpor_trace_read(struct dpor_trace *trace, struct archive_reader *r);

#endif
