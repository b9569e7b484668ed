/* spin.h - does a thread run in circles? */
#ifndef HAVELOCK_VM_EXPLORE_SPIN_H
#define HAVELOCK_VM_EXPLORE_SPIN_H

#include "vm/vm.h"

/* What must be as it was: its own frames; or everything that this step has written, too, which means that it never ends
 * if no other thread comes in between. */
enum spin { SPIN_FRAMES, SPIN_ALL };

/* Lets a thread that used up its budget go on, branch by branch, for a while. True: it came back to where it was, with
 * the same locals and operands in its frames; so it waits for something that another thread will do, or for ever.
 * False: it did not, or it stopped for another reason (t->stop). */
bool spin_seen(struct thread *t, enum spin what);

#endif
