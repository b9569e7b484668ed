/* spin.h - does a thread run in circles? */
#ifndef HAVELOCK_VM_SPIN_H
#define HAVELOCK_VM_SPIN_H

#include "vm/vm.h"

/* Lets a thread that used up its budget go on, branch by branch, for a while. True: it came back to where it was, with the
 * same locals and operands in its frames; so it waits for something that another thread will do, or for ever. False: it did not, or
 * it stopped for another reason (t->stop). */
bool spin_seen(struct thread *t);

#endif
