/* clock_loops.h - does a loop that looks at the clock change anything?
 *
 * A loop that waits for time to pass may be repeated any number of times. One that changes nothing comes back to a
 * state that was seen; one that counts does not, and has to be ended some time (clock.h). So iterations are counted,
 * but only those in which the thread itself has changed something: its frames, or objects and statics, whatever others
 * did meanwhile.
 *
 * An iteration begins and ends with a look from the same place, the loop's home. A thread that looks twice from another
 * place meanwhile is in another loop, whose home that is.
 */
#ifndef HAVELOCK_VM_TIME_CLOCK_LOOPS_H
#define HAVELOCK_VM_TIME_CLOCK_LOOPS_H

#include "vm/vm.h"

/* The thread looks from the place (a number, not 0), and its header is saved. True: that ends an iteration in which
 * something changed. */
bool clock_loops_look(struct thread *t, u32 site);

/* The end of a step of the thread: keeps what it changed in mind. */
void clock_loops_follow(struct thread *t);

/* It is in no loop any more. */
void clock_loops_forget(struct thread *t);

#endif
