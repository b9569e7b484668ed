#include "vm/interp/superinsn.h"

#include <assert.h>

#define KEY(x, y, z) ((u32)(x) << 20 | (u32)(y) << 10 | (u32)(z))
_Static_assert(OP_COUNT < 1 << 10, "three ops fit a key");

enum { NOTHING = OP_COUNT };

const struct superinsn superinsns[OP_COUNT] = {
#define OP(name)              [OP_##name] = {OP_##name, 1},
#define SUPER2(x, y)          [OP_##x##_##y] = {OP_##x, 2},
#define SUPER3(x, y, z)       [OP_##x##_##y##_##z] = {OP_##x, 3},
#define PLAIN_SUPER2(x, y)    SUPER2(x, y)
#define PLAIN_SUPER3(x, y, z) SUPER3(x, y, z)
#include "vm/interp/ops.def"
#undef OP
};

/* The superinstruction of two (z == NOTHING) or three ops, or NOTHING. */
static u32 superinsn_of(u32 x, u32 y, u32 z) {
    switch (KEY(x, y, z)) {
#define OP(name)
/* clang-format off */
#define SUPER2(x, y) \
    case KEY(OP_##x, OP_##y, NOTHING): return OP_##x##_##y;
#define SUPER3(x, y, z) \
    case KEY(OP_##x, OP_##y, OP_##z): return OP_##x##_##y##_##z;
/* clang-format on */
#define PLAIN_SUPER2(x, y)    SUPER2(x, y)
#define PLAIN_SUPER3(x, y, z) SUPER3(x, y, z)
#include "vm/interp/ops.def"
#undef OP
    default: return NOTHING;
    }
}

static bool is_quick_field(u32 op) { return op == OP_GETFIELD32 || op == OP_GETFIELD64 || op == OP_PUTFIELD32; }

static u32 operand(const struct insn *at, u32 parts) {
    if (superinsns[at->op].first != OP_LOAD32) return at->b;
    for (u32 i = 1; i < parts; i++)
        if (is_quick_field(at[i].op)) return at[i].b;
    return 0;
}

/* Makes the instruction a superinstruction with up to left - 1 that follow; the longest sequence wins. */
static void form_at(const struct insn *at, u32 left) {
    u32 x = superinsns[at->op].first, y = left > 1 ? superinsns[at[1].op].first : NOTHING;
    u32 op = left > 2 ? superinsn_of(x, y, superinsns[at[2].op].first) : NOTHING;
    if (op == NOTHING) op = superinsn_of(x, y, NOTHING);
    if (op == NOTHING) return;
    assert(superinsns[op].first == x && superinsns[op].parts <= left);
    insn_quicken(at, (u16)op, at->a, operand(at, superinsns[op].parts));
}

void superinsn_form_all(struct code *code) {
    for (u32 i = 0; i + 1 < code->count; i++) form_at(&code->insns[i], code->count - i);
}

void superinsn_form_before(struct code *code, const struct insn *at) {
    u32 number = (u32)(at - code->insns);
    for (u32 back = 1; back <= 2 && back <= number; back++) form_at(at - back, code->count - number + back);
}
