/* gc.h - which objects are alive; plain runs free the others.
 *
 * Roots: frames of all threads (through frame maps, so dead locals keep nothing alive), thread objects,
 * statics, literals, mirrors, interned strings, and what the VM holds itself. Weak, soft and phantom
 * references count as strong ones, but for collections that the program asks for: when others happen depends on how
 * much memory there is, and what a program does must not.
 */
#ifndef HAVELOCK_VM_HEAP_GC_H
#define HAVELOCK_VM_HEAP_GC_H

#include "vm/vm.h"

/* In a search, only what the present step has made, and does not refer to any more, is freed: as if it had never been
 * made. Whatever else became unreachable is freed at the end of the step (reach.h). Both depend on the step alone. */

/* Marks and frees. Only between instructions, with all registers written back. */
void gc_collect(struct vm *vm);

/* Also clears weak and phantom references to what is reachable in no other way; they are linked by `discovered` then,
 * vm->gc.pending first. Objects with finalizers that are not reachable go to vm->gc.dying. Plain runs only. */
void gc_collect_weakly(struct vm *vm);

/* Also clears soft references, before memory runs out. */
void gc_collect_softly(struct vm *vm);

#endif
