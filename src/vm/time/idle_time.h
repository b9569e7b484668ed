/* idle_time.h - time that passes only when the program is idle (--timeouts=idle).
 *
 * In such a search durations count: the clock of all threads moves on to the earliest deadline, and only when no thread
 * can do anything else. While it stands, whatever threads do takes no time. A wait whose time is up is due; from then
 * on its end is a step like any other, so that waits with equal deadlines end in all orders.
 *
 * A thread that looks at the clock again and again, instead of waiting, has a deadline, too: the next time at which it
 * might see what it waits for (a time that it holds, or a limit after one, time_limits.h).
 *
 * `deadline` of a thread's header is 1 + the time that is left of its wait, which is the same number whenever the wait
 * begins; so a loop around a sleep comes back to its state. The clock itself starts again when nobody holds a time.
 * While one is held it moves exactly, at first; after EXACT_MOVES, as soon as nobody waits for a certain time, it moves
 * far past all times that are held, and then no more. At the latest after MOST_MOVES there is no more time
 * (vm->clock.cut).
 */
#ifndef HAVELOCK_VM_TIME_IDLE_TIME_H
#define HAVELOCK_VM_TIME_IDLE_TIME_H

#include "vm/vm.h"

#define IDLE_TIME_NEVER UINT64_MAX

/* How much time is left of the timed wait of a thread? 0: it is due. */
static inline u64 idle_time_left(const struct thread *t) { return t->h.deadline - 1; }

/* Does the thread wait for a time, and could go on if that were up? */
bool idle_time_may_end(const struct thread *t);

/* How much time is left of the wait of such a thread that ends first? */
u64 idle_time_next_end(const struct vm *vm);

/* The thread stands before a look at the clock: after how much time would it see something new? */
u64 idle_time_until_news(struct thread *t);

/* So much time passes, for all. */
void idle_time_pass(struct vm *vm, u64 nanoseconds);

/* Does no more time pass on this path? */
bool idle_time_is_over(const struct vm *vm);

#endif
