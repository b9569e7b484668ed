/* lifecycle.h - makes and frees VMs. */
#ifndef HAVELOCK_VM_LIFECYCLE_H
#define HAVELOCK_VM_LIFECYCLE_H

#include "vm/vm.h"

/* A VM with the JDK booted (boot.h); NULL with the reason in diag. The program is borrowed, the options are copied. */
struct vm *vm_new(struct program *program, const struct vm_options *options, struct diag *diag);

/* Also stops a listener and closes the seam; NULL is ignored. */
void vm_free(struct vm *vm);

#endif
