#include "program/flow/liveness.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static const u64 BUDGET = (u64)1 << 28;

/* Adds what is live at the start of a successor, but for the locals that the block writes first. */
struct gather {
    const struct frame_maps *maps;
    u64 *live;
    const u64 *written; /* NULL: nothing */
};

static bool add_live(void *context, u32 call, u32 block) {
    const struct gather *g = context;
    const u64 *there = frame_graph_live(g->maps, call, block);
    for (u32 i = 0; i < g->maps->live_words; i++) g->live[i] |= g->written ? there[i] & ~g->written[i] : there[i];
    return true;
}

static void note_access(const struct bytecode *b, u64 *live, u64 *written) {
    struct bytecode_access access = bytecode_access(b);
    for (u32 i = access.index; i < access.index + access.slots; i++) {
        if (access.reads && !bits_test(written, i)) bits_set(live, i);
        if (access.writes) bits_set(written, i);
    }
}

bool liveness_before(const struct frame_maps *maps, u32 call, u32 block, u32 from, u64 *live, u64 *written) {
    u32 end = blocks_end(&maps->blocks, block), at = maps->blocks.starts[block];
    struct bytecode b = {0};
    memset(live, 0, maps->live_words * sizeof *live);
    memset(written, 0, maps->live_words * sizeof *written);
    while (at < from) at += opcode_length(maps->code.code, at);
    if (at != from || at >= end) return false;
    for (; at < end; at = b.next) {
        bytecode_decode(maps->code.code, at, &b);
        note_access(&b, live, written);
    }
    struct gather after = {maps, live, written}, thrown = {maps, live, NULL};
    frame_graph_successors(maps, call, block, &b, add_live, &after);
    frame_graph_handlers(maps, call, block, add_live, &thrown);
    return true;
}

static bool update(struct frame_maps *maps, u32 call, u32 block, u64 *scratch) {
    u64 *known = frame_graph_live(maps, call, block);
    liveness_before(maps, call, block, maps->blocks.starts[block], scratch, scratch + maps->live_words);
    if (!memcmp(known, scratch, maps->live_words * sizeof *known)) return false;
    memcpy(known, scratch, maps->live_words * sizeof *known);
    return true;
}

static bool sweep_backwards(struct frame_maps *maps, u64 *scratch) {
    bool changed = false;
    for (u32 call = maps->call_count; call-- > 0;)
        for (u32 block = maps->blocks.count; block-- > 0;)
            if (maps->calls[call].nodes[block].reached) changed |= update(maps, call, block, scratch);
    return changed;
}

int liveness_solve(struct frame_maps *maps) {
    u64 *scratch = memory_zero(2 * (size_t)maps->live_words, sizeof *scratch);
    u64 per_block = 4 * maps->live_words + maps->code.handler_count + 8;
    u64 cost = maps->call_count * (maps->blocks.count * per_block + maps->blocks.end);
    u64 rounds = BUDGET / cost + 8;
    while (rounds && sweep_backwards(maps, scratch)) rounds--;
    free(scratch);
    return rounds ? 0 : -1;
}
