/* callsite.h - linking of invokedynamic: each known bootstrap method becomes a synthesised class.
 *
 * Linking the same call site again gives the same class: classes are remembered by (method, instruction).
 * A bootstrap that the VM does not know is reported by name (exit status 4).
 */
#ifndef HAVELOCK_VM_CALLSITE_H
#define HAVELOCK_VM_CALLSITE_H

#include "vm/vm.h"

/* Links the invokedynamic that t stands at and quickens it. 0: resume; -1: an exception was raised, or the VM
 * stopped. */
int callsite_link(struct thread *t);

#endif
