/* Constants and local variables. */
#include "vm/heap/link_cell.h"
#include "vm/interp/handler.h"
#include "vm/link/literal.h"

HANDLER(NOP) { NEXT(); }

HANDLER(CONST32) {
    *sp++ = pc->b;
    NEXT();
}

HANDLER(CONST64) {
    store64(sp, (u64)(i64)(i32)pc->b);
    sp += 2;
    NEXT();
}

HANDLER(LONGS) { /* b = distance to the constant, which lies after the code */
    store64(sp, load64((const u32 *)(const void *)(pc + pc->b)));
    sp += 2;
    NEXT();
}

/* A constant that needs resolution: string, class, method type or handle, dynamic. */
static NOINLINE void resolve(REGISTERS) {
    SYNC();
    if (literal_resolve(t) < 0) {
        if (t->stop) return;
        UNWIND();
    }
    RESUME();
}

HANDLER(LDC) { TAIL resolve(t, pc, sp, fp, ops, objs); }

HANDLER(LITERAL) {
    *sp++ = t->vm->link.literals[pc->b];
    NEXT();
}

HANDLER(MIRROR) {
    *sp++ = t->vm->link.mirrors[pc->b];
    NEXT();
}

/* A constant that Java code computed: a = words, b = its first value word in the static area, after the word that says
 * whether it is there (slot.h): in a search the computation may have been undone. */
HANDLER(CONDY) {
    if (UNLIKELY(t->statics[pc->b - 1] != LINK_CELL_FULL)) TAIL resolve(t, pc, sp, fp, ops, objs);
    sp[0] = t->statics[pc->b];
    if (pc->a == 2) sp[1] = t->statics[pc->b + 1];
    sp += pc->a;
    NEXT();
}

HANDLER(LOAD32) {
    *sp++ = LOCAL(pc->a);
    NEXT();
}

HANDLER(LOAD64) {
    store64(sp, load64(&LOCAL(pc->a)));
    sp += 2;
    NEXT();
}

HANDLER(STORE32) {
    LOCAL(pc->a) = *--sp;
    NEXT();
}

HANDLER(STORE64) {
    sp -= 2;
    store64(&LOCAL(pc->a), load64(sp));
    NEXT();
}

HANDLER(IINC) {
    LOCAL(pc->a) += pc->b;
    NEXT();
}

/* See predecode.c: more queues than this are not looked at in turn. */
enum { ROUND = 64 };

HANDLER(IINCROUND) {
    LOCAL(pc->a) = (LOCAL(pc->a) + pc->b) % ROUND;
    NEXT();
}
