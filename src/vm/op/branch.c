/* Branches and switches. A backward branch asks for budget, so no loop runs for ever unasked. */
#include "vm/interp/handler.h"

#define IF1(name, condition) \
    HANDLER(name) { \
        i32 x = (i32) * --sp; \
        if (condition) BRANCH(); \
        NEXT(); \
    }

#define IF2(name, condition) \
    HANDLER(name) { \
        i32 x = (i32)sp[-2], y = (i32)sp[-1]; \
        sp -= 2; \
        if (condition) BRANCH(); \
        NEXT(); \
    }

IF1(IFEQ, x == 0)
IF1(IFNE, x != 0)
IF1(IFLT, x < 0)
IF1(IFGE, x >= 0)
IF1(IFGT, x > 0)
IF1(IFLE, x <= 0)
IF2(ICMPEQ, x == y)
IF2(ICMPNE, x != y)
IF2(ICMPLT, x < y)
IF2(ICMPGE, x >= y)
IF2(ICMPGT, x > y)
IF2(ICMPLE, x <= y)

HANDLER(GOTO) { BRANCH(); }

/* A return address is the number of the insn after the jsr: a number like any other. */
HANDLER(JSR) {
    *sp++ = (u32)(pc - fp->method->code->insns) + 1;
    BRANCH();
}

HANDLER(RET) {
    u32 target = LOCAL(pc->a);
    pc = fp->method->code->insns + target;
    if (!BUDGET_LEFT()) LEAVE(STOP_BUDGET);
    GO();
}

#define JUMP(distance) \
    do { \
        i32 by = (distance); \
        pc += by; \
        if (by <= 0 && !BUDGET_LEFT()) LEAVE(STOP_BUDGET); \
        GO(); \
    } while (0)

HANDLER(TABLESWITCH) {
    const struct switch_table *s = &fp->method->code->switches[pc->b];
    u32 at = *--sp - (u32)s->low;
    JUMP(at < s->count ? s->targets[at] : s->otherwise);
}

HANDLER(LOOKUPSWITCH) {
    const struct switch_table *s = &fp->method->code->switches[pc->b];
    i32 key = (i32) * --sp;
    u32 low = 0, high = s->count;
    while (low < high) {
        u32 middle = (low + high) / 2;
        if (s->keys[middle] < key) low = middle + 1;
        else high = middle;
    }
    JUMP(low < s->count && s->keys[low] == key ? s->targets[low] : s->otherwise);
}
