/* restore.h - writes components back into a VM: the other direction of component.h. */
#ifndef HAVELOCK_VM_STATE_RESTORE_H
#define HAVELOCK_VM_STATE_RESTORE_H

#include "vm/state/undo.h"

/* Gives a component its contents. Frames of a thread must come in order of depth, after the thread's header. -1: the
 * bytes do not fit the program. */
int restore_component(struct vm *vm, struct component_key component, struct slice bytes);

#endif
