/* solo_loop.h - the loop that a thread goes round by itself, when no other thread takes a step.
 *
 * From where the VM stands, the thread is let run alone until everything is as it was there. What it does until then is
 * its loop: the instructions of the outermost method that it executes something of,
 * and the places it looks at. A loop is idle if it
 *   - writes no shared place; an atomic operation that changes nothing (a compareAndSet that fails) writes nothing, nor
 *     do monitors that are taken and given up, or what a lock of the library (library_op.h) does inside;
 *   - prints nothing, starts, wakes and notifies no thread, touches no file, and does not look at the clock;
 *   - looks at a shared place that is not final.
 * A thread with an idle loop goes on so for ever if what it looks at never changes. Sleeping, waiting with a time-out
 * and yielding are parts of such a loop: the time-outs pass.
 */
#ifndef HAVELOCK_VM_EXPLORE_SOLO_LOOP_H
#define HAVELOCK_VM_EXPLORE_SOLO_LOOP_H

#include "vm/explore/loop_watch.h"

void solo_loop_free(struct solo_loop *loop);

/* Fills in the loop, which is zeroed, and takes the VM back to where it stands. False: the thread comes to a standstill
 * or to an end, or goes elsewhere first, or its loop is not idle, or cannot be left by a decision it makes
 * (loop_exit.h). */
bool solo_loop_find(struct vm *vm, u32 thread, struct solo_loop *loop);

/* Is that what the place may hold, as far as the loop is concerned? contents: of its component in some state. */
bool solo_loop_allows(struct vm *vm, const struct solo_loop *loop, u32 place, const u8 *contents, u32 length);

/* The same for all places where the VM stands. */
bool solo_loop_is_kept(struct vm *vm, const struct solo_loop *loop);

#endif
