/* methodtype.h - java.lang.invoke.MethodType and MethodHandle constants. */
#ifndef HAVELOCK_VM_METHODTYPE_H
#define HAVELOCK_VM_METHODTYPE_H

#include "vm/vm.h"

/* As literal_resolve, for CONSTANT_MethodType and CONSTANT_MethodHandle at a pool index of c. */
int methodtype_literal(struct thread *t, struct class *c, u16 index);
int methodhandle_literal(struct thread *t, struct class *c, u16 index);

#endif
