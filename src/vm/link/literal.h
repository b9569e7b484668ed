/* literal.h - constants that need resolution: strings, classes, method types and handles, dynamic ones. */
#ifndef HAVELOCK_VM_LINK_LITERAL_H
#define HAVELOCK_VM_LINK_LITERAL_H

#include "vm/vm.h"

/* Resolves the constant of the ldc instruction that t stands at, and quickens it or pushes what must run first.
 * 0: resume the thread; -1: an exception was raised or the VM stopped. */
int literal_resolve(struct thread *t);

/* The number of an eternal object among the literals. */
u32 literal_number(struct vm *vm, ref r);

#endif
