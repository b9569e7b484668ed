/* liveness.h - the backward pass for frame maps: which locals may still be read.
 *
 * Local by local: live before an instruction is what the rest of the block reads before writing, what is live after
 * the block and not written in it, and what is live at the start of any handler that covers the block. Long and
 * double are two locals that are read and written together, so half of an overwritten one is dead by itself.
 */
#ifndef HAVELOCK_PROGRAM_FLOW_LIVENESS_H
#define HAVELOCK_PROGRAM_FLOW_LIVENESS_H

#include "program/flow/frame_graph.h"

/* Fills the live bits of every node that slot_flow_solve reached. -1 when that takes absurdly long. */
int liveness_solve(struct frame_maps *maps);

/* live := locals live before the instruction at offset `from` of a block. Both arrays have live_words words, written
 * is scratch. False when no instruction starts there. */
bool liveness_before(const struct frame_maps *maps, u32 call, u32 block, u32 from, u64 *live, u64 *written);

#endif
