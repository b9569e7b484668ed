/* identity.h - identity hash codes: a function of the object's canonical identity and the seed, never stored. */
#ifndef HAVELOCK_VM_HEAP_IDENTITY_H
#define HAVELOCK_VM_HEAP_IDENTITY_H

#include "vm/vm.h"

u32 identity_hash(struct vm *vm, ref r); /* 0 for null; else in 1..2^31-1 */

/* The same for the running thread, which asks for it: a verdict may have to name it (caveats.h). */
u32 identity_hash_asked(struct thread *t, ref r);

#endif
