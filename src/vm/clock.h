/* clock.h - virtual time.
 *
 * A plain run has one clock, which moves with the work done and jumps to the next time-out when nobody can go on.
 *
 * In a search time does not pass by itself: a timed wait may time out at any moment, however long it is, and both are
 * explored. What clocks show must agree with that, or a wait that timed out would find its deadline still ahead and wait
 * again; and it must not tell states apart that no program can, or a loop around a sleep would have no end. So:
 *
 *   - A timed wait that times out moves the clock by its length, but only if a time is held somewhere that the new one
 *     could be compared with: a word pair of a live frame, an object or a static field that looks like a time this clock
 *     gave out. (Times start at odd values, so that other numbers do not look like them; one that does costs states, never
 *     behaviour.)
 *   - If all times held lie in the future (deadlines, not stamps), the time-out moves only the thread's own view, `ahead`
 *     in its header; that is forgotten when the thread holds no time any more. With nothing held, the clock starts again.
 *   - If stamps are held, the clock of all moves, each time at least by a sixteenth, so that it takes few values; where it
 *     ends, only views move.
 *   - Looking does not move the clock, except for code of the application that looks again within the same step or
 *     holds a deadline: that is a loop which waits for a time, and must come to its end.
 *
 * In a search `deadline` of a thread's header is the length of the wait, elsewhere the time at which it ends.
 */
#ifndef HAVELOCK_VM_CLOCK_H
#define HAVELOCK_VM_CLOCK_H

#include "vm/vm.h"

/* What nanoTime shows at the start, and the seconds since 1970 then. */
#define CLOCK_ORIGIN ((u64)0x2B5A1CE71D6F3A95) /* flags and small numbers side by side do not look like it */
#define CLOCK_EPOCH ((u64)1735693261) /* 2025-01-01 01:01:01 */

/* Nanoseconds since the start as the thread sees them. */
u64 clock_now(const struct thread *t);

/* The same, for a program that asks: time may pass by it. */
u64 clock_look(struct thread *t);

/* For the deadline in a thread's header: so long from now; at least 1. */
u64 clock_deadline(const struct thread *t, u64 millis, u64 nanos);

/* In a search: the timed wait of t comes to its end. */
void clock_time_out(struct thread *t);

/* The search is over: deadlines become times. */
void clock_leave(struct vm *vm);

#endif
