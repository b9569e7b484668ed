#include "program/flow/slot_flow.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "program/class.h"

static const u64 BUDGET = (u64)1 << 28;

struct flow {
    struct arena *arena;
    struct frame_maps *maps;
    struct frame_slots now;     /* the state being executed */
    struct frame_slots through; /* what held before every instruction of the block so far: what a handler may rely on */
    const struct frame_slots *delivered;
    u64 budget;
};

static bool spend(struct flow *flow, u64 work) {
    if (flow->budget < work) return false;
    flow->budget -= work;
    return true;
}

static void keep(struct flow *flow, u32 call, u32 block, const struct frame_slots *slots) {
    struct frame_node *node = &flow->maps->calls[call].nodes[block];
    node->depth = (u16)(slots->top - slots->locals);
    node->reached = node->dirty = true;
    node->address_count = (u8)slots->address_count;
    if (slots->address_count && !node->addresses)
        node->addresses = arena_alloc(flow->arena, SLOTS_ADDRESSES * sizeof *node->addresses);
    if (slots->address_count) memcpy(node->addresses, slots->addresses, slots->address_count * sizeof *node->addresses);
}

/* A path with flow->delivered leads to this node. */
static bool deliver(void *context, u32 call, u32 block) {
    struct flow *flow = context;
    if (!spend(flow, flow->maps->slot_words)) return false;
    struct frame_slots there = frame_graph_slots(flow->maps, call, block);
    if (!flow->maps->calls[call].nodes[block].reached) {
        frame_slots_copy(&there, flow->delivered);
        keep(flow, call, block, &there);
        return true;
    }
    bool changed = false;
    if (!frame_slots_merge(&there, flow->delivered, &changed)) return false;
    if (changed) keep(flow, call, block, &there);
    return true;
}

/* Settles which call a final jsr opens or a final ret leaves. */
static bool find_exit(struct flow *flow, u32 call, u32 block, const struct bytecode *last) {
    i64 exit = -1;
    if (last->op == BC_jsr) {
        exit = frame_graph_call(flow->arena, flow->maps, call, (u32)last->value, last->next);
        if (exit >= 0) frame_slots_name_address(&flow->now, flow->now.top - 1, (u32)exit);
    } else if (last->op == BC_ret && last->operand < flow->now.locals) {
        exit = frame_slots_call_of(&flow->now, last->operand);
    }
    flow->maps->calls[call].nodes[block].exit = exit < 0 ? 0 : (u16)exit;
    return exit >= 0;
}

/* Executes the block; `through` gathers what held before each of its instructions. */
static bool execute(struct flow *flow, u32 block, struct bytecode *last) {
    u32 end = blocks_end(&flow->maps->blocks, block);
    for (u32 at = flow->maps->blocks.starts[block]; at < end; at = last->next) {
        bool changed = false;
        if (!spend(flow, 4) || !bytecode_decode(flow->maps->code.code, at, last)) return false;
        if (!frame_slots_step(&flow->now, flow->maps->cf, last)) return false;
        if (last->next < end && bytecode_access(last).writes) {
            flow->through.top = flow->now.top;
            frame_slots_merge(&flow->through, &flow->now, &changed);
        }
    }
    return true;
}

static bool run_block(struct flow *flow, u32 call, u32 block) {
    struct bytecode last;
    struct frame_slots start = frame_graph_slots(flow->maps, call, block);
    frame_slots_copy(&flow->now, &start);
    frame_slots_copy(&flow->through, &start);
    if (!execute(flow, block, &last)) return false;
    if ((last.op == BC_jsr || last.op == BC_ret) && !find_exit(flow, call, block, &last)) return false;
    flow->delivered = &flow->now;
    if (!frame_graph_successors(flow->maps, call, block, &last, deliver, flow)) return false;
    if (!flow->maps->code.handler_count) return true;
    flow->delivered = &flow->through;
    return spend(flow, flow->maps->code.handler_count) && frame_slots_catch(&flow->through) &&
           frame_graph_handlers(flow->maps, call, block, deliver, flow);
}

static bool sweep(struct flow *flow, bool *again) {
    *again = false;
    for (u32 call = 0; call < flow->maps->call_count; call++)
        for (u32 block = 0; block < flow->maps->blocks.count; block++) {
            if (!flow->maps->calls[call].nodes[block].dirty) continue;
            flow->maps->calls[call].nodes[block].dirty = false;
            *again = true;
            if (!run_block(flow, call, block)) return false;
        }
    return spend(flow, flow->maps->call_count * (u64)flow->maps->blocks.count);
}

static bool start_with_arguments(struct flow *flow, const struct cf_member *method) {
    if (!frame_slots_enter(&flow->now, method->access & ACC_STATIC, cp_utf8(flow->maps->cf, method->descriptor)))
        return false;
    flow->delivered = &flow->now;
    return deliver(flow, 0, 0);
}

int slot_flow_solve(struct arena *arena, struct frame_maps *maps, const struct cf_member *method) {
    u64 *scratch = memory_zero(2 * (size_t)maps->slot_words, sizeof *scratch);
    struct frame_slots empty = {.locals = maps->locals, .limit = maps->limit, .top = maps->locals, .refs = scratch};
    struct flow flow = {.arena = arena, .maps = maps, .now = empty, .through = empty, .budget = BUDGET};
    flow.through.refs = scratch + maps->slot_words;
    bool again = true, sound = start_with_arguments(&flow, method);
    while (sound && again) sound = sweep(&flow, &again);
    free(scratch);
    return sound ? 0 : -1;
}
