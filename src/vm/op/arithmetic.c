/* Arithmetic, shifts, conversions and comparisons. Wrap-around is done on unsigned numbers. */
#include <math.h>

#include "vm/interp/handler.h"
#include "vm/interp/raise.h"

#define BINARY32(name, expression) \
    HANDLER(name) { \
        u32 x = sp[-2], y = sp[-1]; \
        sp[-2] = (u32)(expression); \
        sp--; \
        NEXT(); \
    }

#define BINARY64(name, expression) \
    HANDLER(name) { \
        u64 x = load64(sp - 4), y = load64(sp - 2); \
        store64(sp - 4, (u64)(expression)); \
        sp -= 2; \
        NEXT(); \
    }

#define SHIFT64(name, expression) \
    HANDLER(name) { \
        u64 x = load64(sp - 3); \
        u32 y = sp[-1] & 63; \
        store64(sp - 3, (u64)(expression)); \
        sp--; \
        NEXT(); \
    }

#define BINARYF(name, expression) \
    HANDLER(name) { \
        float x = load_float(sp - 2), y = load_float(sp - 1); \
        store_float(sp - 2, expression); \
        sp--; \
        NEXT(); \
    }

#define BINARYD(name, expression) \
    HANDLER(name) { \
        double x = load_double(sp - 4), y = load_double(sp - 2); \
        store_double(sp - 4, expression); \
        sp -= 2; \
        NEXT(); \
    }

BINARY32(IADD, x + y)
BINARY32(ISUB, x - y)
BINARY32(IMUL, x *y)
BINARY32(IAND, x &y)
BINARY32(IOR, x | y)
BINARY32(IXOR, x ^ y)
BINARY32(ISHL, x << (y & 31))
BINARY32(ISHR, (i32)x >> (y & 31))
BINARY32(IUSHR, x >> (y & 31))
BINARY64(LADD, x + y)
BINARY64(LSUB, x - y)
BINARY64(LMUL, x *y)
BINARY64(LAND, x &y)
BINARY64(LOR, x | y)
BINARY64(LXOR, x ^ y)
SHIFT64(LSHL, x << y)
SHIFT64(LSHR, (i64)x >> y)
SHIFT64(LUSHR, x >> y)
BINARYF(FADD, x + y)
BINARYF(FSUB, x - y)
BINARYF(FMUL, x *y)
BINARYF(FDIV, x / y)
BINARYF(FREM, fmodf(x, y))
BINARYD(DADD, x + y)
BINARYD(DSUB, x - y)
BINARYD(DMUL, x *y)
BINARYD(DDIV, x / y)
BINARYD(DREM, fmod(x, y))

static NOINLINE void throw_division(REGISTERS) { THROW("java/lang/ArithmeticException", "/ by zero"); }

/* MIN / -1 would trap on the host: negate instead. */
#define DIVIDE32(name, by_minus_one, expression) \
    HANDLER(name) { \
        i32 x = (i32)sp[-2], y = (i32)sp[-1]; \
        if (UNLIKELY(y == 0)) TAIL throw_division(t, pc, sp, fp, ops, objs); \
        sp[-2] = y == -1 ? (u32)(by_minus_one) : (u32)(expression); \
        sp--; \
        NEXT(); \
    }

#define DIVIDE64(name, by_minus_one, expression) \
    HANDLER(name) { \
        i64 x = (i64)load64(sp - 4), y = (i64)load64(sp - 2); \
        if (UNLIKELY(y == 0)) TAIL throw_division(t, pc, sp, fp, ops, objs); \
        store64(sp - 4, y == -1 ? (u64)(by_minus_one) : (u64)(expression)); \
        sp -= 2; \
        NEXT(); \
    }

DIVIDE32(IDIV, 0u - (u32)x, x / y)
DIVIDE32(IREM, 0, x % y)
DIVIDE64(LDIV, 0u - (u64)x, x / y)
DIVIDE64(LREM, 0, x % y)

HANDLER(INEG) {
    sp[-1] = 0u - sp[-1];
    NEXT();
}
HANDLER(LNEG) {
    store64(sp - 2, 0u - load64(sp - 2));
    NEXT();
}
HANDLER(FNEG) {
    sp[-1] ^= 0x80000000u;
    NEXT();
}
HANDLER(DNEG) {
    store64(sp - 2, load64(sp - 2) ^ 0x8000000000000000u);
    NEXT();
}

HANDLER(I2L) {
    store64(sp - 1, (u64)(i64)(i32)sp[-1]);
    sp++;
    NEXT();
}
HANDLER(I2F) {
    store_float(sp - 1, (float)(i32)sp[-1]);
    NEXT();
}
HANDLER(I2D) {
    store_double(sp - 1, (double)(i32)sp[-1]);
    sp++;
    NEXT();
}
HANDLER(L2I) {
    sp[-2] = (u32)load64(sp - 2);
    sp--;
    NEXT();
}
HANDLER(L2F) {
    store_float(sp - 2, (float)(i64)load64(sp - 2));
    sp--;
    NEXT();
}
HANDLER(L2D) {
    store_double(sp - 2, (double)(i64)load64(sp - 2));
    NEXT();
}

/* Java's conversions to integers saturate, and NaN becomes 0. */
static inline i32 to_int(double v) {
    if (v != v) return 0;
    if (v >= 2147483647.0) return INT32_MAX;
    if (v <= -2147483648.0) return INT32_MIN;
    return (i32)v;
}
static inline i64 to_long(double v) {
    if (v != v) return 0;
    if (v >= 9223372036854775807.0) return INT64_MAX;
    if (v <= -9223372036854775808.0) return INT64_MIN;
    return (i64)v;
}

HANDLER(F2I) {
    sp[-1] = (u32)to_int((double)load_float(sp - 1));
    NEXT();
}
HANDLER(F2L) {
    store64(sp - 1, (u64)to_long((double)load_float(sp - 1)));
    sp++;
    NEXT();
}
HANDLER(F2D) {
    store_double(sp - 1, (double)load_float(sp - 1));
    sp++;
    NEXT();
}
HANDLER(D2I) {
    sp[-2] = (u32)to_int(load_double(sp - 2));
    sp--;
    NEXT();
}
HANDLER(D2L) {
    store64(sp - 2, (u64)to_long(load_double(sp - 2)));
    NEXT();
}
HANDLER(D2F) {
    store_float(sp - 2, (float)load_double(sp - 2));
    sp--;
    NEXT();
}
HANDLER(I2B) {
    sp[-1] = (u32)(i32)(i8)sp[-1];
    NEXT();
}
HANDLER(I2C) {
    sp[-1] = (u16)sp[-1];
    NEXT();
}
HANDLER(I2S) {
    sp[-1] = (u32)(i32)(i16)sp[-1];
    NEXT();
}

HANDLER(LCMP) {
    i64 x = (i64)load64(sp - 4), y = (i64)load64(sp - 2);
    sp[-4] = (u32)((x > y) - (x < y));
    sp -= 3;
    NEXT();
}

/* The two forms differ in what NaN gives. */
#define COMPAREF(name, nan) \
    HANDLER(name) { \
        float x = load_float(sp - 2), y = load_float(sp - 1); \
        sp[-2] = (u32)(x > y ? 1 : x < y ? -1 : x == y ? 0 : (nan)); \
        sp--; \
        NEXT(); \
    }
#define COMPARED(name, nan) \
    HANDLER(name) { \
        double x = load_double(sp - 4), y = load_double(sp - 2); \
        sp[-4] = (u32)(x > y ? 1 : x < y ? -1 : x == y ? 0 : (nan)); \
        sp -= 3; \
        NEXT(); \
    }
COMPAREF(FCMPL, -1)
COMPAREF(FCMPG, 1)
COMPARED(DCMPL, -1)
COMPARED(DCMPG, 1)
