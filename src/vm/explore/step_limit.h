/* step_limit.h - where a step ends: before a visible access, unless it is the step's own, or belongs to the same
 * operation of the library (library_op.h). */
#ifndef HAVELOCK_VM_EXPLORE_STEP_LIMIT_H
#define HAVELOCK_VM_EXPLORE_STEP_LIMIT_H

#include "vm/vm.h"

/* A visible access is about to be made in the frame, with all registers written back. False: the step ends before
 * it. */
bool step_goes_on(struct thread *t, struct frame *f);

#endif
