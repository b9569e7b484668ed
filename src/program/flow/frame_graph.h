/* frame_graph.h - the control-flow graph for frame maps, one copy of the blocks per subroutine call.
 *
 * A node is a block as reached within a call. Call 0 is the method itself; jsr opens another call, whose return
 * address is known by the call's number, and ret goes back to the parent. A jsr to a subroutine that one of the
 * calls around it has entered already means that the older one was left for good (subroutines do not recurse), so
 * chains of calls stay short. Which call a path is counted under affects precision only: facts flow along every edge.
 */
#ifndef HAVELOCK_PROGRAM_FLOW_FRAME_GRAPH_H
#define HAVELOCK_PROGRAM_FLOW_FRAME_GRAPH_H

#include "program/flow/blocks.h"
#include "program/flow/frame_map.h"
#include "program/flow/frame_slots.h"

struct frame_node {
    struct frame_slots_address *addresses; /* room for SLOTS_ADDRESSES, or NULL */
    u16 depth;
    u16 exit; /* a block that ends in jsr: the call it opens; in ret: the call it returns from */
    u8 address_count;
    bool reached, dirty;
};

struct frame_call {
    u32 parent;
    u32 entry;                /* offset of the subroutine */
    u32 returns;              /* offset after the jsr: the return address */
    struct frame_node *nodes; /* by block */
    u64 *bits;                /* by block: slot_words of references, then live_words of live locals */
};

struct frame_maps {
    const struct classfile *cf;
    struct cf_code code;
    struct blocks blocks;
    u32 locals, limit;
    u32 slot_words, live_words; /* at least 1 */
    u32 call_count, call_capacity;
    struct frame_call *calls;
};

/* A new graph with call 0 only, nothing reached; NULL when the code has no sound blocks or is absurdly large. */
struct frame_maps *frame_graph_new(struct arena *arena, const struct classfile *cf, const struct cf_code *code);

/* The call that a jsr to `entry` opens within `parent`, made on first use; -1 when there are too many. */
i64 frame_graph_call(struct arena *arena, struct frame_maps *maps, u32 parent, u32 entry, u32 returns);

u64 *frame_graph_live(const struct frame_maps *maps, u32 call, u32 block);

/* The slots at the start of a node that was reached; refs points at the node's own bits. */
struct frame_slots frame_graph_slots(const struct frame_maps *maps, u32 call, u32 block);

/* Visits where control goes after the last instruction of a node, exceptions aside; jsr and ret follow node->exit.
 * False when the visitor returned false or the code would run off its end. */
typedef bool frame_graph_visit(void *context, u32 call, u32 block);
bool frame_graph_successors(const struct frame_maps *maps, u32 call, u32 block, const struct bytecode *last,
                            frame_graph_visit *visit, void *context);

/* Visits the handlers that cover a node. */
bool frame_graph_handlers(const struct frame_maps *maps, u32 call, u32 block, frame_graph_visit *visit, void *context);

#endif
