/* noted.h - what a step touches without having stopped before it: it may depend on what other threads did before. */
#ifndef HAVELOCK_VM_EXPLORE_NOTED_H
#define HAVELOCK_VM_EXPLORE_NOTED_H

#include "vm/vm.h"

/* The running step touches this, too. False: that was noted already. */
bool noted_add(struct vm *vm, struct access access);

#endif
