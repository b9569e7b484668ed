/* circle.h - does a thread run in a circle? */
#ifndef HAVELOCK_VM_EXPLORE_CIRCLE_H
#define HAVELOCK_VM_EXPLORE_CIRCLE_H

#include "vm/vm.h"

/* What must be as it was: the innermost frames of the thread; or all of its frames and everything that this step has
 * written, without a look at the clock in between, which means that the step never ends if no other thread comes in
 * between. */
enum circle { CIRCLE_FRAMES, CIRCLE_ALL };

/* Lets a thread that used up its budget go on, branch by branch, for so many branches and calls. True: it came back to
 * where it was, with the same locals and operands; so it waits for something that another thread will do, or for ever.
 * False: it did not, or it stopped for another reason (t->stop). */
bool circle_closes(struct thread *t, enum circle what, u32 branches);

#endif
