/* time_value.h - a time of the virtual clock, and the constants that it is made of. */
#ifndef HAVELOCK_VM_TIME_TIME_VALUE_H
#define HAVELOCK_VM_TIME_TIME_VALUE_H

#include "base/types.h"

/* What nanoTime shows at the start, and the seconds since 1970 then. */
#define CLOCK_ORIGIN ((u64)0x2B5A1CE71D6F3A95) /* flags and small numbers side by side do not look like it */
#define CLOCK_EPOCH  ((u64)1735693261)         /* 2025-01-01 01:01:01 */

/* How much time passes at a look: 39 hours. Also as an int of nanoseconds it is a large number. */
#define CLOCK_LEAP (((u64)1 << 47) - 1 - ((u64)1 << 31))

/* A time, and the nanoseconds that its unit counts: it has passed when the clock shows more than both. */
struct time_value {
    u64 at, unit;
};

static inline bool time_is_close(u64 a, u64 b, u64 by) { return a > b ? a - b <= by : b - a <= by; }

#endif
