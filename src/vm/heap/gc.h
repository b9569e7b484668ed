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

/* Marks and frees. Only between instructions, with all registers written back. */
void gc_collect(struct vm *vm);

/* Also clears weak and phantom references to what is reachable in no other way; they are linked by `discovered` then,
 * vm->gc.pending first. Plain runs only. */
void gc_collect_weakly(struct vm *vm);

/* Observed runs: frees what has become unreachable since the base layer was taken; each release is noted in
 * the undo log. */
void gc_collect_observed(struct vm *vm);

/* Visits each reference that an object holds, null included. */
typedef void (*gc_visitor)(void *context, u32 word);
void gc_object_refs(struct vm *vm, ref r, gc_visitor visit, void *context);

/* The frame's reference slots and live locals: visits each word that holds a reference. */
void gc_frame_refs(struct thread *t, struct frame *f, const struct insn *pc, u32 *top, gc_visitor visit, void *context);

/* Does a frame of the thread hold the reference, in a local that lives or among its operands? */
bool gc_on_stack(struct thread *t, ref r);

#endif
