/* cycle.h - does a thread come back to where it was, in the midst of a step? */
#ifndef HAVELOCK_VM_EXPLORE_CYCLE_H
#define HAVELOCK_VM_EXPLORE_CYCLE_H

#include "vm/vm.h"

/* What must be as it was: the innermost frames of the thread; or all of its frames and everything that this step has
 * written, whatever the numbers of the objects that it has made (picture.h), without a look at the clock in between,
 * which means that the step never ends if no other thread comes in between. */
enum cycle { CYCLE_FRAMES, CYCLE_ALL };

/* Lets a thread that used up its budget go on, branch by branch, for so many branches and calls. True: it came back to
 * where it was, with the same locals and operands; so it waits for something that another thread will do, or diverges.
 * False: it did not, or it stopped for another reason (t->stop). */
bool cycle_closes(struct thread *t, enum cycle what, u32 branches);

#endif
