#include "program/flow/frame_graph.h"

#include <string.h>

/* A method of the largest legal size with a sane number of locals stays far below these; so do subroutines nested ten
 * deep, whose calls multiply. */
enum { MOST_CALLS = 60000, MOST_WORDS = 1 << 22 };

static bool add_call(struct arena *arena, struct frame_maps *maps, struct frame_call call) {
    u64 words = (u64)maps->blocks.count * (maps->slot_words + maps->live_words);
    if (maps->call_count == MOST_CALLS || words * (maps->call_count + 1) > MOST_WORDS) return false;
    if (maps->call_count == maps->call_capacity) {
        u32 capacity = maps->call_capacity ? maps->call_capacity * 4 : 1;
        struct frame_call *calls = arena_alloc(arena, capacity * sizeof *calls);
        if (maps->call_count) memcpy(calls, maps->calls, maps->call_count * sizeof *calls);
        maps->calls = calls;
        maps->call_capacity = capacity;
    }
    call.nodes = arena_alloc(arena, maps->blocks.count * sizeof *call.nodes);
    call.bits = arena_alloc(arena, words * sizeof *call.bits);
    maps->calls[maps->call_count++] = call;
    return true;
}

struct frame_maps *frame_graph_new(struct arena *arena, const struct classfile *cf, const struct cf_code *code) {
    struct frame_maps *maps = arena_alloc(arena, sizeof *maps);
    maps->cf = cf;
    maps->code = *code;
    maps->locals = code->max_locals;
    maps->limit = maps->locals + code->max_stack;
    maps->slot_words = frame_slots_words(maps->limit + !maps->limit);
    maps->live_words = frame_slots_words(maps->locals + !maps->locals);
    if (blocks_find(arena, code, &maps->blocks) < 0 || !add_call(arena, maps, (struct frame_call){0})) return NULL;
    return maps;
}

/* Leaves the calls that a new entry of the same subroutine shows to be over. */
static u32 enclosing_call(const struct frame_maps *maps, u32 call, u32 entry) {
    for (u32 c = call; c; c = maps->calls[c].parent)
        if (maps->calls[c].entry == entry) return maps->calls[c].parent;
    return call;
}

i64 frame_graph_call(struct arena *arena, struct frame_maps *maps, u32 parent, u32 entry, u32 returns) {
    parent = enclosing_call(maps, parent, entry);
    for (u32 c = 1; c < maps->call_count; c++)
        if (maps->calls[c].parent == parent && maps->calls[c].entry == entry && maps->calls[c].returns == returns)
            return c;
    struct frame_call call = {.parent = parent, .entry = entry, .returns = returns};
    return add_call(arena, maps, call) ? (i64)maps->call_count - 1 : -1;
}

static u64 *refs_of(const struct frame_maps *maps, u32 call, u32 block) {
    return maps->calls[call].bits + (size_t)block * (maps->slot_words + maps->live_words);
}

u64 *frame_graph_live(const struct frame_maps *maps, u32 call, u32 block) {
    return refs_of(maps, call, block) + maps->slot_words;
}

struct frame_slots frame_graph_slots(const struct frame_maps *maps, u32 call, u32 block) {
    const struct frame_node *node = &maps->calls[call].nodes[block];
    struct frame_slots slots = {.locals = maps->locals, .limit = maps->limit};
    slots.top = maps->locals + node->depth;
    slots.refs = refs_of(maps, call, block);
    slots.address_count = node->address_count;
    if (node->address_count) memcpy(slots.addresses, node->addresses, node->address_count * sizeof *node->addresses);
    return slots;
}

static bool visit_offset(const struct frame_maps *maps, u32 call, u32 offset, frame_graph_visit *visit, void *context) {
    return offset < maps->blocks.end && visit(context, call, blocks_at(&maps->blocks, offset));
}

static bool visit_switch(const struct frame_maps *maps, u32 call, u32 at, frame_graph_visit *visit, void *context) {
    struct opcode_switch cases = opcode_switch(maps->code.code, at);
    if (!visit_offset(maps, call, at + (u32)cases.otherwise, visit, context)) return false;
    u32 previous = at + (u32)cases.otherwise;
    for (u32 i = 0; i < cases.count; i++) {
        u32 target = at + (u32)opcode_switch_offset(&cases, i);
        if (target != previous && !visit_offset(maps, call, target, visit, context)) return false;
        previous = target;
    }
    return true;
}

bool frame_graph_successors(const struct frame_maps *maps, u32 call, u32 block, const struct bytecode *last,
                            frame_graph_visit *visit, void *context) {
    u32 exit = maps->calls[call].nodes[block].exit;
    const struct frame_call *left = &maps->calls[exit];
    if (last->op == BC_jsr) return visit_offset(maps, exit, (u32)last->value, visit, context);
    if (last->op == BC_ret) return visit_offset(maps, left->parent, left->returns, visit, context);
    if (bytecode_is_switch(last)) return visit_switch(maps, call, last->at, visit, context);
    if (bytecode_branches(last) && !visit_offset(maps, call, (u32)last->value, visit, context)) return false;
    return !bytecode_falls_through(last) || visit_offset(maps, call, last->next, visit, context);
}

bool frame_graph_handlers(const struct frame_maps *maps, u32 call, u32 block, frame_graph_visit *visit, void *context) {
    u32 start = maps->blocks.starts[block];
    for (u32 i = 0; i < maps->code.handler_count; i++) {
        const struct cf_handler *h = &maps->code.handlers[i];
        if (h->start <= start && start < h->end && !visit_offset(maps, call, h->target, visit, context)) return false;
    }
    return true;
}
