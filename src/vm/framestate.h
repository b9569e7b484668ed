/* framestate.h - the map of a frame on a thread's stack: which words are references, which locals live. */
#ifndef HAVELOCK_VM_FRAMESTATE_H
#define HAVELOCK_VM_FRAMESTATE_H

#include "program/framemap.h"
#include "vm/vm.h"

enum { FRAME_MAP_WORDS = 16 }; /* frames up to 1024 slots need no allocation */

/* Fills in the map of frame f standing at pc with `height` operand words. `bits` are 2 * FRAME_MAP_WORDS words of
 * scratch. -1: no map (stubs of the VM, inconsistent code). framestate_done gives back what a big map took. */
int framestate_map(struct vm *vm, struct frame *f, const struct insn *pc, u32 height, u64 *bits,
                   struct frame_map *map);
void framestate_done(u64 *bits, struct frame_map *map);

#endif
