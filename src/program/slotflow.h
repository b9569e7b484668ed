/* slotflow.h - the forward pass behind frame maps: what the slots hold at the start of every block.
 *
 * Starts from the arguments at offset 0 and follows every path until nothing changes. Each round only ever takes
 * knowledge away, so it ends; a budget refuses code made to end late.
 */
#ifndef HAVELOCK_PROGRAM_SLOTFLOW_H
#define HAVELOCK_PROGRAM_SLOTFLOW_H

#include "program/framegraph.h"

/* Fills the graph's nodes, live bits excepted, and opens its calls. -1 when the code is inconsistent. */
int slotflow_solve(struct arena *arena, struct frame_maps *maps, const struct cf_member *method);

#endif
