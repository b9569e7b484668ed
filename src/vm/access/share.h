/* share.h - which objects several threads can reach (OBJECT_SHARED), in observed runs.
 *
 * Invariant: whatever a shared object refers to is shared, but for the characters of strings. So each write of a
 * reference into an object, a static field or a new thread goes through here.
 */
#ifndef HAVELOCK_VM_ACCESS_SHARE_H
#define HAVELOCK_VM_ACCESS_SHARE_H

#include "vm/vm.h"

/* Marks r and everything reachable from it as shared between threads; plain runs: does nothing. */
void share(struct vm *vm, ref r);

/* A reference was written into an object. */
static inline void share_through(struct vm *vm, ref holder, ref value) {
    if (value && (vm->heap.flags[holder] & OBJECT_SHARED) && !(vm->heap.flags[value] & OBJECT_SHARED)) share(vm, value);
}

#endif
