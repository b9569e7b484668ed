#include "vm/native/draw_uses.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "classfile/bytecode.h"
#include "classfile/code.h"

enum { MOST_ITEMS = 16, MOST_INSTRUCTIONS = 64 };

/* What is on the operand stack: a number that is known, or scale * draw + known. */
struct item {
    bool draws;
    double scale, known;
};

/* The draw between two numbers: what is below and what is above a limit differ; and the limit itself, if exact. */
struct draw_limit {
    double at;
    bool exact;
};

struct walk {
    const struct classfile *cf;
    struct cf_code code;
    const u32 *locals; /* NULL: may have changed since */
    const u32 *below;  /* operands below the draw; NULL: likewise */
    struct item stack[MOST_ITEMS];
    u32 depth;
    struct draw_limit limits[MOST_DRAWS];
    u32 count;
};

/* ---- limits ---- */

static bool add_limit(struct walk *w, double at, bool exact) {
    if (!(at >= 0) || at >= 1) return true;
    if (w->count == MOST_DRAWS) return false;
    w->limits[w->count++] = (struct draw_limit){at, exact};
    return true;
}

static bool compare(struct walk *w, struct item x, struct item y) {
    if (x.draws == y.draws) return false;
    double scale = x.draws ? x.scale : y.scale, from = x.draws ? x.known : y.known, to = x.draws ? y.known : x.known;
    return scale == 0 || add_limit(w, (to - from) / scale, true);
}

/* Where it becomes another int, counted from an offset. */
static bool round_off(struct walk *w, struct item x, double offset, bool exact) {
    double low = fmin(x.known, x.known + x.scale), high = fmax(x.known, x.known + x.scale);
    if (!x.draws || !isfinite(low) || !isfinite(high) || high - low > MOST_DRAWS) return false;
    for (double k = floor(low); k <= high + 1; k++)
        if (x.scale != 0 && !add_limit(w, (k + offset - x.known) / x.scale, exact || x.scale < 0)) return false;
    return true;
}

static int by_value(const void *a, const void *b) {
    const struct draw_limit *x = a, *y = b;
    return (x->at > y->at) - (x->at < y->at);
}

static bool push_value(struct draw_uses *uses, double value) {
    if (uses->count == MOST_DRAWS) return false;
    uses->values[uses->count++] = value;
    return true;
}

/* One between each two limits, and those that are exact. */
static void spread(struct walk *w, struct draw_uses *uses) {
    qsort(w->limits, w->count, sizeof *w->limits, by_value);
    double from = 0;
    bool fits = true;
    for (u32 i = 0; i < w->count && fits; i++) {
        double at = w->limits[i].at;
        bool known = uses->count && uses->values[uses->count - 1] == at;
        if (at > from) fits = push_value(uses, from + (at - from) / 2);
        if (fits && w->limits[i].exact && !known) fits = push_value(uses, at);
        from = at;
    }
    if (!fits || !push_value(uses, from + (1 - from) / 2)) uses->count = 0;
}

/* ---- instructions ---- */

static bool push(struct walk *w, double known) {
    if (w->depth == MOST_ITEMS) return false;
    w->stack[w->depth++] = (struct item){.known = known};
    return true;
}

/* A double; below the draw it is one of the operands that were there before. */
static bool pop(struct walk *w, struct item *out) {
    if (w->depth) {
        *out = w->stack[--w->depth];
        return true;
    }
    if (!w->below) return false;
    *out = (struct item){0};
    w->below -= 2;
    memcpy(&out->known, w->below, sizeof out->known);
    return isfinite(out->known);
}

static bool push_local(struct walk *w, const struct bytecode *b) {
    double wide;
    i64 whole;
    if (!w->locals) return false;
    if (b->op == BC_iload) return push(w, (i32)w->locals[b->operand]);
    memcpy(&wide, w->locals + b->operand, sizeof wide);
    memcpy(&whole, w->locals + b->operand, sizeof whole);
    return push(w, b->op == BC_dload ? wide : (double)whole);
}

static bool push_constant(struct walk *w, u32 index) {
    const struct cp_entry *e = &w->cf->cp[index];
    double wide;
    memcpy(&wide, &e->bits, sizeof wide);
    if (e->tag == CP_INTEGER) return push(w, (i32)e->bits);
    if (e->tag == CP_LONG) return push(w, (double)(i64)e->bits);
    return e->tag == CP_DOUBLE && isfinite(wide) && push(w, wide);
}

static bool is_whole(double number) { return number == floor(number) && fabs(number) <= INT32_MAX; }

/* Arithmetic; of ints only what does not overflow. */
static bool calculate(struct walk *w, u8 op) {
    struct item y, x, z;
    if (!pop(w, &y) || !pop(w, &x)) return false;
    switch (op) {
    case BC_iadd:
    case BC_dadd: z = (struct item){x.draws || y.draws, x.scale + y.scale, x.known + y.known}; break;
    case BC_isub:
    case BC_dsub: z = (struct item){x.draws || y.draws, x.scale - y.scale, x.known - y.known}; break;
    case BC_imul:
    case BC_dmul:
        if (x.draws && y.draws) return false;
        z = x.draws ? (struct item){true, x.scale * y.known, x.known * y.known}
                    : (struct item){y.draws, y.scale * x.known, y.known * x.known};
        break;
    default:
        if (y.draws || y.known == 0) return false;
        z = (struct item){x.draws, x.scale / y.known, x.known / y.known};
    }
    bool of_ints = op == BC_iadd || op == BC_isub || op == BC_imul;
    if (of_ints && (z.draws || !is_whole(z.known))) return false;
    w->stack[w->depth++] = z;
    return true;
}

/* Math.floor, ceil and round make a whole number of it. */
static bool call(struct walk *w, const struct bytecode *b) {
    const struct cp_entry *e = &w->cf->cp[b->operand];
    struct item x;
    if (e->tag != CP_METHODREF || !slice_is(cp_utf8(w->cf, w->cf->cp[e->a].a), "java/lang/Math")) return false;
    struct slice name = cp_utf8(w->cf, w->cf->cp[e->b].a), type = bytecode_descriptor(w->cf, b);
    bool rounds = slice_is(name, "round") && slice_is(type, "(D)J");
    if (!rounds && !slice_is(name, "floor") && !slice_is(name, "ceil")) return false;
    return pop(w, &x) && round_off(w, x, rounds ? 0.5 : 0, true);
}

enum progress { GOES_ON, IS_USED, IS_LOST };

static enum progress use(bool understood) { return understood ? IS_USED : IS_LOST; }
static enum progress go_on(bool understood) { return understood ? GOES_ON : IS_LOST; }

static enum progress follow(struct walk *w, const struct bytecode *b) {
    struct item x, y;
    if (b->op >= BC_iconst_m1 && b->op <= BC_iconst_5) return go_on(push(w, b->value));
    switch (b->op) {
    case BC_bipush:
    case BC_sipush: return go_on(push(w, b->value));
    case BC_dconst_0: return go_on(push(w, 0));
    case BC_dconst_1: return go_on(push(w, 1));
    case BC_ldc:
    case BC_ldc2_w: return go_on(push_constant(w, b->operand));
    case BC_iload:
    case BC_lload:
    case BC_dload: return go_on(push_local(w, b));
    case BC_i2d:
    case BC_l2d: return go_on(w->depth && !w->stack[w->depth - 1].draws);
    case BC_iadd:
    case BC_isub:
    case BC_imul:
    case BC_dadd:
    case BC_dsub:
    case BC_dmul:
    case BC_ddiv: return go_on(calculate(w, b->op));
    case BC_invokestatic: return use(call(w, b));
    case BC_d2i:
    case BC_d2l: return use(pop(w, &x) && round_off(w, x, 0, false));
    case BC_dcmpl:
    case BC_dcmpg: return use(pop(w, &y) && pop(w, &x) && compare(w, x, y));
    default: return IS_LOST;
    }
}

/* Follows the draw, which is on top of the stack, to where it is used. */
static bool walk_from(struct walk *w, u32 at) {
    struct bytecode b;
    w->stack[0] = (struct item){true, 1, 0};
    w->depth = 1;
    for (u32 i = 0; i < MOST_INSTRUCTIONS && bytecode_decode(w->code.code, at, &b); i++, at = b.next) {
        enum progress progress = follow(w, &b);
        if (progress != GOES_ON) return progress == IS_USED;
    }
    return false;
}

/* It is kept in a local variable: whoever reads that may see it. */
static bool walk_from_loads(struct walk *w, u32 local) {
    struct bytecode b;
    w->locals = w->below = NULL;
    for (u32 at = 0; at < w->code.code.length; at = b.next) {
        if (!bytecode_decode(w->code.code, at, &b)) return false;
        if (b.op == BC_dload && b.operand == local && !walk_from(w, b.next)) return false;
    }
    return true;
}

static bool walk(struct walk *w, u32 call) {
    struct bytecode b;
    if (!bytecode_decode(w->code.code, call, &b)) return false;
    u32 after = b.next;
    if (!bytecode_decode(w->code.code, after, &b)) return false;
    return b.op == BC_dstore ? walk_from_loads(w, b.operand) : walk_from(w, after);
}

/* The frame that gets the draw: a generator may only pass it on. */
static struct frame *drawer(struct thread *t, const struct insn **pc) {
    struct frame *f = t->fp;
    *pc = t->pc;
    while (f && f->method->holder->module && strcmp(f->method->name->text, "nextDouble") == 0) {
        f = frame_caller(f);
        if (f) *pc = f->pc;
    }
    return f && !f->method->holder->module && f->method->code && f->method->code->offsets ? f : NULL;
}

void draw_uses_find(struct thread *t, const u32 *args, struct draw_uses *uses) {
    const struct insn *pc;
    struct frame *f = drawer(t, &pc);
    struct diag diag;
    uses->count = 0;
    if (!f) return;
    struct arena *arena = arena_new();
    struct walk *w = arena_alloc(arena, sizeof *w);
    memset(w, 0, sizeof *w);
    w->cf = f->method->holder->cf;
    w->locals = frame_locals(f);
    w->below = f == t->fp ? args : NULL;
    if (code_parse(arena, w->cf, f->method->cf, &w->code, &diag) == 0 &&
        walk(w, f->method->code->offsets[pc - f->method->code->insns]))
        spread(w, uses);
    arena_free(arena);
}
