/* condy.h - dynamic constants (JVMS 4.4.10): computed once by their bootstrap method, then part of the statics. */
#ifndef HAVELOCK_VM_CONDY_H
#define HAVELOCK_VM_CONDY_H

#include "vm/vm.h"

/* As literal_resolve, for a CONSTANT_Dynamic. */
int condy_resolve(struct thread *t);

#endif
