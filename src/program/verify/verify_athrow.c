#include "program/verify/verify_athrow.h"

#include <stdlib.h>

#include "base/vec.h"
#include "program/verify/verify_code.h"

struct code_walk {
    struct verifier *v;
    struct VEC(u32) waiting;
    bool leaves; /* a path left the code or returned */
};

static void go_to(struct code_walk *walk, i64 target) {
    if (!code_starts(walk->v, target)) {
        walk->leaves = true;
    } else if (!(walk->v->marks[target] & CODE_SEEN)) {
        walk->v->marks[target] |= CODE_SEEN;
        vec_push(&walk->waiting, (u32)target);
    }
}

static void go_to_handlers(struct code_walk *walk, u32 offset) {
    const struct cf_code *code = &walk->v->code;
    for (u32 i = 0; i < code->handler_count && verifier_works(walk->v, 1); i++)
        if (offset >= code->handlers[i].start && offset < code->handlers[i].end) go_to(walk, code->handlers[i].target);
}

static void go_on(struct code_walk *walk, const struct bytecode *b) {
    if (b->op >= BC_ireturn && b->op <= BC_return) walk->leaves = true;
    if (bytecode_branches(b)) go_to(walk, b->value);
    if (bytecode_is_switch(b)) {
        struct opcode_switch cases = opcode_switch(walk->v->code.code, b->at);
        go_to(walk, (i64)b->at + cases.otherwise);
        for (u32 i = 0; i < cases.count; i++) go_to(walk, (i64)b->at + opcode_switch_offset(&cases, i));
    }
    if (bytecode_falls_through(b)) go_to(walk, b->next);
}

bool athrow_ends_every_path(struct verifier *v, u32 start) {
    struct code_walk walk = {.v = v};
    for (size_t i = 0; i < v->code.code.length; i++) v->marks[i] &= (u8)~CODE_SEEN;
    go_to(&walk, start);
    while (walk.waiting.count && !walk.leaves && !v->failed) {
        struct bytecode b = code_at(v, vec_pop(&walk.waiting));
        go_to_handlers(&walk, b.at);
        go_on(&walk, &b);
    }
    vec_free(&walk.waiting);
    return !walk.leaves;
}
