/* clock.h - virtual time.
 *
 * A plain run has one clock, which moves with the work done and jumps to the next time-out when nobody can go on.
 *
 * In a search time does not pass by itself: a timed wait may time out at any moment, however long it is, and both are
 * explored. What clocks show must agree with that, or a wait that timed out would find its deadline still ahead and
 * wait again; and it must not distinguish states that no program can distinguish, or a loop around a sleep would have
 * no end. So:
 *
 *   - A timed wait that times out moves the clock by its length, but only if a time is held somewhere that the new one
 *     could be compared with (time_values.h).
 *   - If all times held lie in the future (deadlines, not stamps), and those of the thread are its own (in its frames,
 *     none in the heap), the time-out moves only the thread's own view, `ahead` in its header; that is forgotten when
 *     the thread holds no time any more. With nothing held, the clock starts again.
 *   - Otherwise the clock of all threads moves, each time at least by a sixteenth, so that it takes few values; where
 *     it ends, only views move.
 *   - Looking does not move the clock, except for code of the application that can notice. There time may pass, which
 *     is a choice: the clock stays, or moves far past every time that the thread can notice, or to just before one that
 *     the thread waits for (clock_choices.h), for all threads if stamps are held. It passes at the latest when a loop
 *     has been repeated so often (CLOCK_MOST_ITERATIONS) and changed something each time (clock_loops.h), so that a
 * loop which counts has an end, too.
 *   - A loop that holds no time that is recognised, but looks again from the same place, has this choice, too, a few
 *     times only; from then on the clock never starts again.
 *   - Where time must pass, or cannot pass any more, what the other way leads to is not searched: vm->clock.cut.
 *   - Where there is no choice (before a second thread is started, in atomic sections) each look in a step but the
 *     first takes a little time, and ever more.
 *
 * With idle time, time passes in another way (idle_time.h).
 *
 * In a search `deadline` of a thread's header is the length of the wait, elsewhere the time at which it ends.
 */
#ifndef HAVELOCK_VM_TIME_CLOCK_H
#define HAVELOCK_VM_TIME_CLOCK_H

#include "vm/time/clock_view.h"

/* A loop that holds times may be repeated so often before time must pass. */
enum { CLOCK_MOST_ITERATIONS = 16 };

/* What the clock shows to a program that asks: time may pass by it. */
u64 clock_look(struct thread *t);

/* Is it the application that the thread works for, not the library's code for timed waits? */
bool clock_is_asked_by_application(struct thread *t);

/* How many ways there are to look, for the natives that do. */
u32 clock_alternatives(struct thread *t, const u32 *args);

/* The thread stands before a look: may it move the clock of all? */
bool clock_may_move(struct thread *t);

/* For the deadline in a thread's header: so long from now; at least 1. */
u64 clock_deadline(const struct thread *t, u64 millis, u64 nanos);

/* In a search: the timed wait of t comes to its end. */
void clock_time_out(struct thread *t);

/* The end of a step of t: if it holds no time any more, what it knows of the clock is forgotten. Does that depend on
 * what it holds, and what the heap does? */
void clock_settle(struct thread *t);
bool clock_is_followed(const struct thread *t);

/* The search is over: deadlines become times. */
void clock_leave(struct vm *vm);

#endif
