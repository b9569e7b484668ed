/* references.h - which references an object, a frame or a stack holds. */
#ifndef HAVELOCK_VM_HEAP_REFERENCES_H
#define HAVELOCK_VM_HEAP_REFERENCES_H

#include "vm/vm.h"

/* Visits each reference that an object holds, null included. */
typedef void (*reference_visitor)(void *context, u32 word);
void object_references(struct vm *vm, ref r, reference_visitor visit, void *context);

/* The frame's reference slots and live locals: visits each word that holds a reference. */
void frame_references(struct thread *t, struct frame *f, const struct insn *pc, u32 *top, reference_visitor visit,
                      void *context);

#endif
