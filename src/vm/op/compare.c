/* Comparisons in observed runs: a time that has passed is compared with a limit (time_limits.h). */
#include "vm/interp/handler.h"
#include "vm/time/clock_view.h"
#include "vm/time/limit_learning.h"

static i64 whole(double x) { return x > -1e16 && x < 1e16 ? (i64)x : 0; }

#define OBSERVED_COMPARE(name, x, y) \
    HANDLER(name); \
    OBSERVED(name) { \
        if (UNLIKELY(clock_has_moved(t))) { \
            SYNC(); \
            limit_learning_compared(t, x, y); \
        } \
        TAIL op_##name(t, pc, sp, fp, ops, objs); \
    }
#define OBSERVED_LONGS(name)   OBSERVED_COMPARE(name, (i64)load64(sp - 4), (i64)load64(sp - 2))
#define OBSERVED_DOUBLES(name) OBSERVED_COMPARE(name, whole(load_double(sp - 4)), whole(load_double(sp - 2)))

OBSERVED_LONGS(LCMP)
OBSERVED_LONGS(LCMP_IFEQ)
OBSERVED_LONGS(LCMP_IFNE)
OBSERVED_LONGS(LCMP_IFLT)
OBSERVED_LONGS(LCMP_IFGE)
OBSERVED_LONGS(LCMP_IFGT)
OBSERVED_LONGS(LCMP_IFLE)
OBSERVED_DOUBLES(DCMPL)
OBSERVED_DOUBLES(DCMPG)
OBSERVED_DOUBLES(DCMPG_IFGE)
OBSERVED_DOUBLES(DCMPG_IFGT)
OBSERVED_DOUBLES(DCMPL_IFLE)
OBSERVED_DOUBLES(DCMPL_IFLT)
