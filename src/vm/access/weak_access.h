/* weak_access.h - accesses that neither race nor order threads: plain and opaque ones through variable handles, and
 * those of Unsafe that are not volatile.
 *
 * Where there are none, a program without a data race in any interleaving is ordered throughout: what a thread sees of
 * another one comes by operations that order them.
 */
#ifndef HAVELOCK_VM_ACCESS_WEAK_ACCESS_H
#define HAVELOCK_VM_ACCESS_WEAK_ACCESS_H

#include "vm/vm.h"

/* Does the thread stand before one, to a place that other threads can come to? */
bool weak_access_is_next(struct vm *vm, u32 thread);

#endif
