/* Comparisons in observed runs: a time that has passed is compared with a limit (time_limits.h). */
#include "vm/interp/handler.h"
#include "vm/time/clock_view.h"
#include "vm/time/limit_learning.h"

static i64 whole(double x) { return x > -1e16 && x < 1e16 ? (i64)x : 0; }

/* How a comparison that is no branch itself goes on. */
static enum limit_relation relation_of(const struct insn *next) {
    switch (next->op) {
    case OP_IFLT:
    case OP_IFGE: return LIMIT_LESS;
    case OP_IFGT:
    case OP_IFLE: return LIMIT_GREATER;
    default: return LIMIT_EQUAL;
    }
}

#define OBSERVED_COMPARE(name, x, y, relation) \
    HANDLER(name); \
    OBSERVED(name) { \
        if (UNLIKELY(t->vm->clock.seen) && t->vm->undo) { \
            SYNC(); \
            limit_learning_deadline(t, x, y); \
            if (clock_has_moved(t)) limit_learning_compared(t, x, y, relation); \
        } \
        TAIL op_##name(t, pc, sp, fp, ops, objs); \
    }
#define OBSERVED_LONGS(name, relation) OBSERVED_COMPARE(name, (i64)load64(sp - 4), (i64)load64(sp - 2), relation)
#define OBSERVED_DOUBLES(name, relation) \
    OBSERVED_COMPARE(name, whole(load_double(sp - 4)), whole(load_double(sp - 2)), relation)

OBSERVED_LONGS(LCMP, relation_of(pc + 1))
OBSERVED_LONGS(LCMP_IFEQ, LIMIT_EQUAL)
OBSERVED_LONGS(LCMP_IFNE, LIMIT_EQUAL)
OBSERVED_LONGS(LCMP_IFLT, LIMIT_LESS)
OBSERVED_LONGS(LCMP_IFGE, LIMIT_LESS)
OBSERVED_LONGS(LCMP_IFGT, LIMIT_GREATER)
OBSERVED_LONGS(LCMP_IFLE, LIMIT_GREATER)
OBSERVED_DOUBLES(DCMPL, relation_of(pc + 1))
OBSERVED_DOUBLES(DCMPG, relation_of(pc + 1))
OBSERVED_DOUBLES(DCMPG_IFGE, LIMIT_LESS)
OBSERVED_DOUBLES(DCMPG_IFGT, LIMIT_GREATER)
OBSERVED_DOUBLES(DCMPL_IFLE, LIMIT_GREATER)
OBSERVED_DOUBLES(DCMPL_IFLT, LIMIT_LESS)

/* A time that becomes an int: what it is compared with then is not seen. */
#define OBSERVED_NARROWING(name, x) \
    HANDLER(name); \
    OBSERVED(name) { \
        if (UNLIKELY(clock_has_moved(t))) { \
            SYNC(); \
            limit_learning_narrowed(t, x); \
        } \
        TAIL op_##name(t, pc, sp, fp, ops, objs); \
    }
OBSERVED_NARROWING(L2I, (i64)load64(sp - 2))
OBSERVED_NARROWING(LOAD64_L2I, (i64)load64(&LOCAL(pc->a)))
