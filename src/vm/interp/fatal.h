/* fatal.h - gives up: the program needs something that the VM does not have. */
#ifndef HAVELOCK_VM_INTERP_FATAL_H
#define HAVELOCK_VM_INTERP_FATAL_H

#include "base/compiler.h"
#include "vm/vm.h"

/* Stops the VM (exit status 4) with a message in vm->fatal, to which the stack of t is added; t may be NULL. Only the
 * first call counts. */
void vm_fatal(struct vm *vm, struct thread *t, const char *format, ...) PRINTF_LIKE(3, 4);

#endif
