#include "program/flow/frame_map.h"

#include <string.h>

#include "program/flow/frame_graph.h"
#include "program/flow/liveness.h"
#include "program/flow/slot_flow.h"

struct frame_maps *frame_maps_new(struct arena *arena, const struct classfile *cf, const struct cf_member *method,
                                  const struct cf_code *code) {
    struct frame_maps *maps = frame_graph_new(arena, cf, code);
    if (!maps || slot_flow_solve(arena, maps, method) < 0 || liveness_solve(maps) < 0) return NULL;
    return maps;
}

u32 frame_maps_words(const struct frame_maps *maps) { return maps->slot_words; }

/* Executes the block up to the instruction at bci. */
static struct frame_slots slots_before(const struct frame_maps *maps, u32 call, u32 block, u32 bci, u64 *refs) {
    struct frame_slots start = frame_graph_slots(maps, call, block), slots = {.refs = refs};
    struct bytecode b;
    frame_slots_copy(&slots, &start);
    for (u32 at = maps->blocks.starts[block]; at < bci; at = b.next) {
        bytecode_decode(maps->code.code, at, &b);
        frame_slots_step(&slots, maps->cf, &b);
    }
    return slots;
}

static void drop_dead_references(const struct frame_maps *maps, struct frame_map *map) {
    u32 whole = maps->locals / 64, rest = maps->locals % 64;
    for (u32 i = 0; i < whole; i++) map->refs[i] &= map->live[i];
    if (rest) map->refs[whole] &= map->live[whole] | ~(u64)0 << rest;
}

static bool holds_address(const struct frame_maps *maps, const struct frame_values *values,
                          struct frame_slots_address a) {
    u32 value = a.slot < maps->locals ? values->locals[a.slot] : values->stack[a.slot - maps->locals];
    if (values->offsets && value >= values->offset_count) return false;
    return (values->offsets ? values->offsets[value] : value) == maps->calls[a.call].returns;
}

static bool values_fit(const struct frame_maps *maps, const struct frame_slots *slots,
                       const struct frame_values *values) {
    for (u32 i = 0; i < slots->address_count; i++)
        if (!holds_address(maps, values, slots->addresses[i])) return false;
    return true;
}

/* 1 the map is made, 0 these values belong to another call, -1 no instruction starts here. The live bits come first:
 * their scratch space is where the references go. */
static int map_within(const struct frame_maps *maps, u32 call, u32 block, u32 bci, const struct frame_values *values,
                      struct frame_map *out) {
    memset(out->live, 0, maps->slot_words * sizeof *out->live);
    if (!liveness_before(maps, call, block, bci, out->live, out->refs)) return -1;
    struct frame_slots slots = slots_before(maps, call, block, bci, out->refs);
    out->depth = slots.top - slots.locals;
    if (values && !values_fit(maps, &slots, values)) return 0;
    drop_dead_references(maps, out);
    return 1;
}

int frame_maps_in(const struct frame_maps *maps, u32 bci, const struct frame_values *values, struct frame_map *out) {
    if (bci >= maps->blocks.end) return -1;
    u32 block = blocks_at(&maps->blocks, bci), reached = 0;
    for (u32 call = 0; call < maps->call_count; call++) {
        if (!maps->calls[call].nodes[block].reached) continue;
        if (reached++ && !values) return 1;
        int made = map_within(maps, call, block, bci, values, out);
        if (made < 0 || (made > 0 && values)) return made < 0 ? -1 : 0;
    }
    return reached && !values ? 0 : -1;
}

int frame_maps_at(const struct frame_maps *maps, u32 bci, struct frame_map *out) {
    return frame_maps_in(maps, bci, NULL, out);
}
