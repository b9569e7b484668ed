/* fdlibm_bits.h - the two halves of a double, for fdlibm.c and fdlibm_angle.c. */
#ifndef HAVELOCK_VM_MATH_FDLIBM_BITS_H
#define HAVELOCK_VM_MATH_FDLIBM_BITS_H

#include <string.h>

#include "base/types.h"

static inline u64 bits_of(double x) {
    u64 v;
    memcpy(&v, &x, 8);
    return v;
}
static inline double from_bits(u64 v) {
    double x;
    memcpy(&x, &v, 8);
    return x;
}
static inline i32 high_word(double x) { return (i32)(u32)(bits_of(x) >> 32); }
static inline double with_high_word(double x, i32 high) {
    return from_bits((u64)(u32)high << 32 | (bits_of(x) & 0xffffffffu));
}
static inline double without_low_word(double x) { return from_bits(bits_of(x) & ~(u64)0xffffffffu); }

#endif
