#include "program/flow/blocks.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "classfile/bytecode.h"

enum { LONGEST_BLOCK = 256 };

enum { STARTS_INSTRUCTION = 1, STARTS_BLOCK = 2 };

/* One mark per byte of code; a block start that never turns out to be an instruction start is an error. */
struct marks {
    u32 length;
    u8 at[];
};

static bool mark_block(struct marks *marks, i64 offset) {
    if (offset < 0 || offset >= marks->length) return false;
    marks->at[offset] |= STARTS_BLOCK;
    return true;
}

static bool mark_switch(struct marks *marks, struct slice code, u32 at) {
    struct opcode_switch cases = opcode_switch(code, at);
    if (!mark_block(marks, (i64)at + cases.otherwise)) return false;
    for (u32 i = 0; i < cases.count; i++)
        if (!mark_block(marks, (i64)at + opcode_switch_offset(&cases, i))) return false;
    return true;
}

static bool mark_targets(struct marks *marks, struct slice code, const struct bytecode *b) {
    bool jumps = bytecode_branches(b) || b->op == BC_jsr;
    if (jumps && !mark_block(marks, b->value)) return false;
    if (bytecode_is_switch(b) && !mark_switch(marks, code, b->at)) return false;
    if ((jumps || !bytecode_falls_through(b)) && b->next < marks->length) marks->at[b->next] |= STARTS_BLOCK;
    return true;
}

static bool mark_instructions(struct marks *marks, struct slice code) {
    struct bytecode b;
    marks->at[0] = STARTS_BLOCK;
    for (u32 at = 0; at < marks->length; at = b.next) {
        if (!bytecode_decode(code, at, &b) || !mark_targets(marks, code, &b)) return false;
        marks->at[at] |= STARTS_INSTRUCTION;
    }
    return true;
}

static bool mark_handlers(struct marks *marks, const struct cf_code *code) {
    for (u32 i = 0; i < code->handler_count; i++) {
        const struct cf_handler *h = &code->handlers[i];
        if (h->start >= h->end || h->end > marks->length || !mark_block(marks, h->start) ||
            !mark_block(marks, h->target))
            return false;
        if (h->end < marks->length) marks->at[h->end] |= STARTS_BLOCK;
    }
    return true;
}

/* Cuts long runs and counts the blocks; 0 when a block starts inside an instruction. */
static u32 settle(struct marks *marks) {
    u32 count = 0, last = 0;
    for (u32 at = 0; at < marks->length; at++) {
        if (marks->at[at] == STARTS_BLOCK) return 0;
        if (marks->at[at] && at - last >= LONGEST_BLOCK) marks->at[at] |= STARTS_BLOCK;
        if (marks->at[at] & STARTS_BLOCK) count++, last = at;
    }
    return count;
}

static void collect(struct arena *arena, const struct marks *marks, u32 count, struct blocks *out) {
    u16 *starts = arena_alloc(arena, count * sizeof *starts);
    u32 n = 0;
    for (u32 at = 0; at < marks->length; at++)
        if (marks->at[at] & STARTS_BLOCK) starts[n++] = (u16)at;
    *out = (struct blocks){.count = n, .starts = starts, .end = marks->length};
}

int blocks_find(struct arena *arena, const struct cf_code *code, struct blocks *out) {
    if (!code->code.length || code->code.length > UINT16_MAX) return -1;
    struct marks *marks = memory_zero(1, sizeof *marks + code->code.length);
    marks->length = (u32)code->code.length;
    u32 count = mark_instructions(marks, code->code) && mark_handlers(marks, code) ? settle(marks) : 0;
    if (count) collect(arena, marks, count, out);
    free(marks);
    return count ? 0 : -1;
}

u32 blocks_at(const struct blocks *blocks, u32 offset) {
    u32 low = 0, high = blocks->count;
    while (high - low > 1) {
        u32 middle = low + (high - low) / 2;
        if (blocks->starts[middle] <= offset) low = middle;
        else high = middle;
    }
    return low;
}
