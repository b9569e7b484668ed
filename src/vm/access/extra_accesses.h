/* extra_accesses.h - what a step touches without having stopped before it: it may depend on what other threads did
 * before. */
#ifndef HAVELOCK_VM_ACCESS_EXTRA_ACCESSES_H
#define HAVELOCK_VM_ACCESS_EXTRA_ACCESSES_H

#include "vm/vm.h"

/* The running step touches this, too. False: that was noted already. */
bool extra_accesses_add(struct vm *vm, struct access access);

#endif
