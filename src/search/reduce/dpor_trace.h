/* past.h - what happened on the path so far, and in which order it had to.
 *
 * Steps are numbered 1, 2, ... from the start of the path. A step happens before a later one if they are of the same thread,
 * or touch the same place and one writes, or the first made the second possible; and so on transitively. Each step has a
 * vector clock: for every thread, the number of its last step that happens before.
 */
#ifndef HAVELOCK_SEARCH_REDUCE_DPOR_TRACE_H
#define HAVELOCK_SEARCH_REDUCE_DPOR_TRACE_H

#include "vm/explore/seam.h"

/* An access as a search remembers it: by whom, holding which locks (seam_locks_held). */
struct event {
    u32 thread, locks;
    struct access access;
};

struct past;

struct past *past_new(struct vm *vm);
void past_free(struct past *past);
u64 past_bytes(const struct past *past);

/* The thread has taken a step, with these accesses. */
void past_push(struct past *past, u32 thread, const struct event *events, u32 count);
/* It has touched these too; before any past_enable. */
void past_extend(struct past *past, const struct event *events, u32 count);
/* That step also made it possible for another thread to go on. */
void past_enable(struct past *past, u32 thread);
/* Takes the last step back. */
void past_pop(struct past *past);

u32 past_steps(const struct past *past);

/* The last step of `other` that happens before whatever `thread` does next; 0: none. */
u32 past_known(const struct past *past, u32 thread, u32 other);

/* Has no other thread ever accessed that place, on any path? */
bool past_is_private(const struct past *past, const struct event *event);

/* Calls visit for the steps the event races with: of other threads, not known to its thread, with no lock in common, and
 * nothing in between that depends on both. */
typedef void past_visit(void *context, u32 step, u32 thread);
void past_races(struct past *past, const struct event *event, past_visit *visit, void *context);

/* The whole past, into one that is empty. */
void past_write(const struct past *past, struct archive_writer *w);
void past_read(struct past *past, struct archive_reader *r);

#endif
