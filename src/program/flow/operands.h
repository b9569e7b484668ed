/* operands.h - which instruction pushed each operand, as far as one can tell.
 *
 * The instructions are replayed in the order of the code, each from the stack that earlier ones left for it, until
 * the stack of the instruction asked for is known. That is not a fixed point, and not meant to be one: what loops
 * would still change is left out, and so is what follows a jsr, since HotSpot's messages leave these out too.
 * Operands that differ where paths meet are unknown. The stack counts in slots; a cast does not count as a new operand.
 */
#ifndef HAVELOCK_PROGRAM_FLOW_OPERANDS_H
#define HAVELOCK_PROGRAM_FLOW_OPERANDS_H

#include "base/arena.h"
#include "classfile/code.h"

enum { OPERAND_UNKNOWN = UINT16_MAX };

struct operands {
    u64 written; /* locals below 64 that were stored into on some path */
    u32 depth;
    u16 sources[]; /* lowest slot first: byte offset of the instruction that pushed it, or OPERAND_UNKNOWN */
};

/* By byte offset: the operands before an instruction, or NULL where none were found. */
struct operands **operands_before(struct arena *scratch, const struct classfile *cf, const struct cf_code *code,
                                  u32 bci);

/* The source of the operand `slot` places below the top. */
u32 operands_source(const struct operands *operands, u32 slot);

bool operands_local_written(const struct operands *operands, u32 local);

#endif
