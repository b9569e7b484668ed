#include "program/flow/loop_exit.h"

#include <stdlib.h>

#include "base/memory.h"
#include "classfile/bytecode.h"

enum { PASSED = 1, COMES_BACK = 2, LEAVES = 4 };

struct loop {
    const struct cf_code *code;
    u8 *marks; /* by byte offset */
};

typedef bool visit_successor(struct loop *loop, i64 offset);

/* Calls visit for each way to go on from an instruction; true: one of the calls returned true. */
static bool any_successor(struct loop *loop, const struct bytecode *b, visit_successor *visit) {
    struct slice code = loop->code->code;
    if (bytecode_falls_through(b) && visit(loop, b->next)) return true;
    if ((bytecode_branches(b) || b->op == BC_jsr) && visit(loop, b->value)) return true;
    if (!bytecode_is_switch(b)) return false;
    struct opcode_switch cases = opcode_switch(code, b->at);
    if (visit(loop, (i64)b->at + cases.otherwise)) return true;
    for (u32 i = 0; i < cases.count; i++)
        if (visit(loop, (i64)b->at + opcode_switch_offset(&cases, i))) return true;
    return false;
}

static bool has_mark(const struct loop *loop, i64 offset, u8 mark) {
    return offset >= 0 && (u64)offset < loop->code->code.length && (loop->marks[offset] & mark);
}

static bool comes_back(struct loop *loop, i64 offset) { return has_mark(loop, offset, COMES_BACK); }
static bool leads_out(struct loop *loop, i64 offset) {
    return !has_mark(loop, offset, COMES_BACK) || (!has_mark(loop, offset, PASSED) && has_mark(loop, offset, LEAVES));
}

static bool decides(const struct bytecode *b) {
    return bytecode_is_switch(b) || (bytecode_branches(b) && bytecode_falls_through(b));
}

static bool handler_comes_back(struct loop *loop, u32 at) {
    for (u32 i = 0; i < loop->code->handler_count; i++) {
        const struct cf_handler *h = &loop->code->handlers[i];
        if (h->start <= at && at < h->end && comes_back(loop, h->target)) return true;
    }
    return false;
}

/* An instruction after which there is only one way to go on takes the next one with it. */
static void pass(struct loop *loop, u32 at) {
    struct bytecode b;
    while (at < loop->code->code.length && !(loop->marks[at] & PASSED) && bytecode_decode(loop->code->code, at, &b)) {
        loop->marks[at] |= PASSED | COMES_BACK;
        if (!bytecode_falls_through(&b) || decides(&b)) return;
        at = b.next;
    }
}

static bool may_come_back(struct loop *loop, const struct bytecode *b) {
    return any_successor(loop, b, comes_back) || handler_comes_back(loop, b->at);
}

static bool may_leave(struct loop *loop, const struct bytecode *b) { return any_successor(loop, b, leads_out); }

/* Marks the instructions of which that is true, until nothing new turns up. */
static void mark_all(struct loop *loop, u8 mark, bool (*is_true)(struct loop *loop, const struct bytecode *b)) {
    struct slice code = loop->code->code;
    struct bytecode b;
    for (bool more = true; more;) {
        more = false;
        for (u32 at = 0; at < code.length && bytecode_decode(code, at, &b); at = b.next) {
            if ((loop->marks[at] & mark) || !is_true(loop, &b)) continue;
            loop->marks[at] |= mark;
            more = true;
        }
    }
}

static bool serves(struct loop *loop, i64 offset) {
    return !has_mark(loop, offset, PASSED) && has_mark(loop, offset, COMES_BACK);
}

bool loop_exit_find(const struct cf_code *code, const u32 *passed, u32 count, struct loop_decisions *decisions) {
    struct loop loop = {code, memory_zero(code->code.length, 1)};
    struct bytecode b;
    bool exists = false;
    for (u32 i = 0; i < count; i++) pass(&loop, passed[i]);
    mark_all(&loop, COMES_BACK, may_come_back);
    mark_all(&loop, LEAVES, may_leave);
    for (u32 at = 0; at < code->code.length && bytecode_decode(code->code, at, &b); at = b.next) {
        if (!(loop.marks[at] & PASSED) || !decides(&b)) continue;
        bool leaves = may_leave(&loop, &b);
        u32 ways = (leaves ? LOOP_LEFT : 0) | (any_successor(&loop, &b, serves) ? LOOP_SERVES : 0);
        vec_push(decisions, ((struct loop_decision){at, ways}));
        exists |= leaves;
    }
    free(loop.marks);
    return exists;
}
