/* time_value.h - a time of the virtual clock, and the constants that it is made of. */
#ifndef HAVELOCK_VM_TIME_TIME_VALUE_H
#define HAVELOCK_VM_TIME_TIME_VALUE_H

#include "base/types.h"

/* What nanoTime shows at the start, and the seconds since 1970 then. */
#define CLOCK_ORIGIN ((u64)0x2B5A1CE71D6F3A95) /* flags and small numbers side by side do not look like it */
#define CLOCK_EPOCH  ((u64)1735693261)         /* 2025-01-01 01:01:01 */

/* How much time passes at a look, at least: 39 hours, so that milliseconds still fit an int. Also as an int of
 * nanoseconds it is a large number. A search whose program uses longer times leaps further (time_limits_leap). */
#define CLOCK_LEAP_OF(bits) (((u64)1 << (bits)) - 1 - ((u64)1 << 31))
enum { LEAST_LEAP_BITS = 47, MOST_LEAP_BITS = 57 };
#define CLOCK_LEAP CLOCK_LEAP_OF(LEAST_LEAP_BITS)

/* No time-out or limit is longer: two years. What is longer is taken for "never". */
#define LONGEST_LIMIT (CLOCK_LEAP_OF(MOST_LEAP_BITS) / 2 - 1)

/* A time, and the nanoseconds that its unit counts: it has passed when the clock shows more than both. */
struct time_value {
    u64 at, unit;
};

static inline bool time_is_close(u64 a, u64 b, u64 by) { return a > b ? a - b <= by : b - a <= by; }

#endif
