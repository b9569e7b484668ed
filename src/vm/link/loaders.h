/* loaders.h - the three built-in class loaders as Java objects.
 *
 * Their constructors would read the class path and the image's layout; instead they are made here, and what they do is
 * in native/jdk/jdk_internal_loader_BuiltinClassLoader.c. */
#ifndef HAVELOCK_VM_LINK_LOADERS_H
#define HAVELOCK_VM_LINK_LOADERS_H

#include "vm/vm.h"

/* Before any Java code runs: the objects alone. */
int loaders_allocate(struct vm *vm, struct diag *diag);

/* Once System is there: runs the part of their constructors that java.lang.ClassLoader declares. */
int loaders_construct(struct vm *vm, struct diag *diag);

#endif
