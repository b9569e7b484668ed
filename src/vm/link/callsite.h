/* callsite.h - invokedynamic.
 *
 * Call sites with the bootstrap methods that compilers use become synthesised classes (program/synth/site.h). Linking
 * the same call site again gives the same class: classes are remembered by (method, instruction). Any other bootstrap
 * method is called; the CallSite it gives lies in a slot (slot.h), and each execution invokes its target of that
 * moment.
 */
#ifndef HAVELOCK_VM_LINK_CALLSITE_H
#define HAVELOCK_VM_LINK_CALLSITE_H

#include "vm/vm.h"

/* Links the invokedynamic that t stands at and quickens it, or executes it. 0: resume; -1: an exception was raised, or
 * the VM stopped. */
int callsite_link(struct thread *t);

#endif
