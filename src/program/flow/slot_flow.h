/* slot_flow.h - the forward pass for frame maps: what the slots hold at the start of every block.
 *
 * Starts from the arguments at offset 0 and follows every path until nothing changes. Each round only ever takes
 * knowledge away, so it ends; a budget refuses code made to end late.
 */
#ifndef HAVELOCK_PROGRAM_FLOW_SLOT_FLOW_H
#define HAVELOCK_PROGRAM_FLOW_SLOT_FLOW_H

#include "program/flow/frame_graph.h"

/* Fills the graph's nodes, live bits excepted, and opens its calls. -1 when the code is inconsistent. */
int slot_flow_solve(struct arena *arena, struct frame_maps *maps, const struct cf_member *method);

#endif
