#include "program/flow/operands.h"

#include <string.h>

#include "classfile/bytecode.h"

/* Operands kept for one method, all stacks together, and steps taken; a method that needs more is described only as
 * far as these go. */
enum { MOST_OPERANDS = 1000000, MOST_STEPS = 1 << 25 };

struct replay {
    struct arena *scratch;
    const struct classfile *cf;
    const struct cf_code *code;
    struct operands **at;
    struct operands *now; /* room for max_stack operands */
    u64 kept, steps;
    bool added;
};

u32 operands_source(const struct operands *operands, u32 slot) {
    return slot < operands->depth ? operands->sources[operands->depth - 1 - slot] : (u32)OPERAND_UNKNOWN;
}

bool operands_local_written(const struct operands *operands, u32 local) {
    return local >= 64 || (operands->written >> local & 1);
}

static size_t size_for(u32 depth) { return sizeof(struct operands) + depth * sizeof(u16); }

static void merge(struct operands *to, const struct operands *from) {
    to->written |= from->written;
    for (u32 i = 0; i < to->depth && i < from->depth; i++)
        if (to->sources[i] != from->sources[i]) to->sources[i] = OPERAND_UNKNOWN;
}

/* The current operands reach the instruction at this offset. */
static void arrive(struct replay *replay, i64 offset) {
    replay->steps += 1 + replay->now->depth;
    if (offset < 0 || offset >= (i64)replay->code->code.length) return;
    if (replay->at[offset]) {
        merge(replay->at[offset], replay->now);
        return;
    }
    replay->at[offset] = arena_copy(replay->scratch, replay->now, size_for(replay->now->depth));
    replay->kept += replay->now->depth;
    replay->added = true;
}

static bool push(struct replay *replay, u16 source) {
    if (replay->now->depth == replay->code->max_stack) return false;
    replay->now->sources[replay->now->depth++] = source;
    return true;
}

static bool shuffle(struct replay *replay, const struct bytecode_shuffle *how) {
    u16 taken[4];
    if (replay->now->depth < how->taken) return false;
    for (u32 i = 0; i < how->taken; i++) taken[i] = replay->now->sources[--replay->now->depth];
    for (const char *c = how->pushed; *c; c++)
        if (!push(replay, taken[*c - 'a'])) return false;
    return true;
}

/* Counting a local up does not make it another one. */
static void note_written(struct operands *operands, const struct bytecode *b) {
    struct bytecode_access access = bytecode_access(b);
    for (u32 i = access.index; access.writes && !access.reads && i < access.index + access.slots && i < 64; i++)
        operands->written |= (u64)1 << i;
}

static bool execute(struct replay *replay, const struct bytecode *b) {
    const struct bytecode_shuffle *how = bytecode_shuffle(b);
    u32 popped, pushed;
    note_written(replay->now, b);
    if (how) return shuffle(replay, how);
    if (b->op == BC_checkcast) return true;
    if (!bytecode_effect(replay->cf, b, &popped, &pushed) || replay->now->depth < popped) return false;
    replay->now->depth -= popped;
    while (pushed--)
        if (!push(replay, (u16)b->at)) return false;
    return true;
}

static void arrive_at_cases(struct replay *replay, u32 at) {
    struct opcode_switch cases = opcode_switch(replay->code->code, at);
    arrive(replay, (i64)at + cases.otherwise);
    for (u32 i = 0; i < cases.count; i++) arrive(replay, (i64)at + opcode_switch_offset(&cases, i));
}

/* One instruction, if anything reached it; returns the offset of the next, or 0 when the code makes no sense. */
static u32 replay_one(struct replay *replay, u32 at) {
    struct bytecode b;
    replay->steps++;
    if (!bytecode_decode(replay->code->code, at, &b)) return 0;
    const struct operands *before = replay->at[at];
    if (!before || before->depth > replay->code->max_stack) return b.next;
    memcpy(replay->now, before, size_for(before->depth));
    if (!execute(replay, &b)) return 0;
    if (bytecode_branches(&b) || b.op == BC_jsr) arrive(replay, b.value);
    if (bytecode_is_switch(&b)) arrive_at_cases(replay, at);
    if (bytecode_falls_through(&b)) /* nothing comes back from a subroutine */
        arrive(replay, b.next);
    return b.next;
}

/* One pass over the code; false when there is nothing more to do. */
static bool replay_all(struct replay *replay, u32 bci) {
    replay->added = false;
    for (u32 at = 0; at < replay->code->code.length;) {
        at = replay_one(replay, at);
        if (!at || replay->kept > MOST_OPERANDS || replay->steps > MOST_STEPS || (at == bci && replay->at[at]))
            return false;
    }
    return replay->added;
}

struct operands **operands_before(struct arena *scratch, const struct classfile *cf, const struct cf_code *code,
                                  u32 bci) {
    struct replay replay = {.scratch = scratch, .cf = cf, .code = code};
    replay.at = arena_alloc(scratch, (code->code.length + 1) * sizeof *replay.at);
    replay.now = arena_alloc(scratch, size_for(code->max_stack));
    arrive(&replay, 0);
    for (u32 i = 0; i < code->handler_count; i++) {
        replay.now->depth = 0;
        if (push(&replay, code->handlers[i].target)) arrive(&replay, code->handlers[i].target);
    }
    while (replay_all(&replay, bci))
        ;
    return replay.at;
}
