/* unobserved.h - methods of the library (METHOD_UNOBSERVED), or single calls of them (FRAME_UNOBSERVED), that are
 * carried out within one step, whatever they touch: those about thread groups while nobody looks at these (looks.h). */
#ifndef HAVELOCK_VM_ACCESS_UNOBSERVED_H
#define HAVELOCK_VM_ACCESS_UNOBSERVED_H

#include "base/types.h"

struct frame;
struct vm;

/* Is the frame, or one that called it from within the library, one of them? A thread that has to wait in such a
 * method (for a lock) ends its step all the same. */
bool unobserved_run(const struct vm *vm, struct frame *f);

#endif
