/* framestate.h - which words of a frame are references, which locals live.
 *
 * Asked at every step of a search and for every frame at a collection, so the answer is kept with the code, by
 * instruction.
 */
#ifndef HAVELOCK_VM_INTERP_FRAMESTATE_H
#define HAVELOCK_VM_INTERP_FRAMESTATE_H

#include "vm/vm.h"

/* Bit i: local i; refs goes on with the operands after the locals. Borrowed from the code. */
struct frame_masks {
    const u64 *refs, *live;
};

/* The masks of frame f standing at pc with `height` operand words. Where nothing is known (stubs of the VM, code that
 * makes no sense) every word counts as live and as a reference if it could be one. */
struct frame_masks framestate_masks(struct vm *vm, struct frame *f, const struct insn *pc, u32 height);

#endif
