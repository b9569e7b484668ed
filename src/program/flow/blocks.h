/* blocks.h - basic blocks of a method's bytecode.
 *
 * A block is entered only at its start and left only at its end, and every instruction of it is covered by the same
 * exception handlers. Long straight runs are cut too, so that walking one block is always quick. Blocks are numbered
 * by their place in the code.
 */
#ifndef HAVELOCK_PROGRAM_FLOW_BLOCKS_H
#define HAVELOCK_PROGRAM_FLOW_BLOCKS_H

#include "base/arena.h"
#include "classfile/code.h"

struct blocks {
    u32 count;
    const u16 *starts; /* ascending byte offsets, the first is 0 */
    u32 end;           /* bytes of code */
};

/* -1 when an instruction is malformed, or a branch or an exception handler leads outside the code or into the
 * middle of an instruction. */
int blocks_find(struct arena *arena, const struct cf_code *code, struct blocks *out);

/* The block that holds an offset below blocks->end; where a block ends. */
u32 blocks_at(const struct blocks *blocks, u32 offset);
static inline u32 blocks_end(const struct blocks *blocks, u32 block) {
    return block + 1 < blocks->count ? blocks->starts[block + 1] : blocks->end;
}

#endif
