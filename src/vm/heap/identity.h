/* identity.h - identity hash codes: a function of the object's canonical identity, never stored. */
#ifndef HAVELOCK_VM_HEAP_IDENTITY_H
#define HAVELOCK_VM_HEAP_IDENTITY_H

#include "vm/vm.h"

u32 identity_hash(struct vm *vm, ref r); /* 0 for null; else in 1..2^31-1 */

#endif
