/* Superinstructions that compute: loads, arithmetic, stores (see superinsn.h). */
#include "vm/interp/handler.h"

#define VALUE_LOAD32(at)  LOCAL((at)->a)
#define VALUE_CONST32(at) ((at)->b)

/* ---- moves ---- */

#define PUSH_TWO(first, second) \
    HANDLER(first##_##second) { \
        sp[0] = VALUE_##first(pc); \
        sp[1] = VALUE_##second(pc + 1); \
        sp += 2; \
        SKIP(2); \
    }

PUSH_TWO(LOAD32, LOAD32)
PUSH_TWO(LOAD32, CONST32)

HANDLER(LOAD32_STORE32) {
    LOCAL(pc[1].a) = LOCAL(pc->a);
    SKIP(2);
}

HANDLER(CONST32_STORE32) {
    LOCAL(pc[1].a) = pc->b;
    SKIP(2);
}

HANDLER(DUP_STORE32) {
    LOCAL(pc[1].a) = sp[-1];
    SKIP(2);
}

HANDLER(STORE32_LOAD32) {
    LOCAL(pc->a) = sp[-1];
    sp[-1] = LOCAL(pc[1].a);
    SKIP(2);
}

HANDLER(LOAD64_LOAD64) {
    store64(sp, load64(&LOCAL(pc->a)));
    store64(sp + 2, load64(&LOCAL(pc[1].a)));
    sp += 4;
    SKIP(2);
}

HANDLER(LOAD32_I2L) {
    store64(sp, (u64)(i64)(i32)LOCAL(pc->a));
    sp += 2;
    SKIP(2);
}

HANDLER(LOAD64_L2I) {
    *sp++ = (u32)load64(&LOCAL(pc->a));
    SKIP(2);
}

/* ---- int: the right operand, or both, are at hand ---- */

#define RIGHT32(first, name, expression) \
    HANDLER(first##_##name) { \
        u32 x = sp[-1], y = VALUE_##first(pc); \
        sp[-1] = (u32)(expression); \
        SKIP(2); \
    }

#define BOTH32(first, second, name, expression) \
    HANDLER(first##_##second##_##name) { \
        u32 x = VALUE_##first(pc), y = VALUE_##second(pc + 1); \
        *sp++ = (u32)(expression); \
        SKIP(3); \
    }

#define KEEP32(name, expression) \
    HANDLER(name##_STORE32) { \
        u32 x = sp[-2], y = sp[-1]; \
        LOCAL(pc[1].a) = (u32)(expression); \
        sp -= 2; \
        SKIP(2); \
    }

RIGHT32(LOAD32, IADD, x + y)
RIGHT32(LOAD32, ISUB, x - y)
RIGHT32(LOAD32, IMUL, x *y)
RIGHT32(LOAD32, IAND, x &y)
RIGHT32(LOAD32, IXOR, x ^ y)
RIGHT32(CONST32, IADD, x + y)
RIGHT32(CONST32, ISUB, x - y)
RIGHT32(CONST32, IMUL, x *y)
RIGHT32(CONST32, IAND, x &y)
RIGHT32(CONST32, ISHL, x << (y & 31))
RIGHT32(CONST32, ISHR, (i32)x >> (y & 31))
RIGHT32(CONST32, IUSHR, x >> (y & 31))
BOTH32(LOAD32, LOAD32, IADD, x + y)
BOTH32(LOAD32, LOAD32, ISUB, x - y)
BOTH32(LOAD32, LOAD32, IMUL, x *y)
BOTH32(LOAD32, CONST32, IADD, x + y)
BOTH32(LOAD32, CONST32, ISUB, x - y)
BOTH32(LOAD32, CONST32, IAND, x &y)
BOTH32(LOAD32, CONST32, ISHL, x << (y & 31))
BOTH32(LOAD32, CONST32, IUSHR, x >> (y & 31))
KEEP32(IADD, x + y)
KEEP32(ISUB, x - y)
KEEP32(IMUL, x *y)
KEEP32(IAND, x &y)
KEEP32(IXOR, x ^ y)

/* ---- long and double: likewise ---- */

#define SHIFT64(name, expression) \
    HANDLER(CONST32_##name) { \
        u64 x = load64(sp - 2); \
        u32 y = pc->b & 63; \
        store64(sp - 2, (u64)(expression)); \
        SKIP(2); \
    }

#define EXTEND(name, expression) \
    HANDLER(I2L_##name) { \
        u64 x = load64(sp - 3), y = (u64)(i64)(i32)sp[-1]; \
        store64(sp - 3, (u64)(expression)); \
        sp--; \
        SKIP(2); \
    }

#define WIDE(name, type, load, store, expression) \
    HANDLER(LOAD64_##name) { \
        type x = load(sp - 2), y = load(&LOCAL(pc->a)); \
        store(sp - 2, expression); \
        SKIP(2); \
    } \
    HANDLER(name##_STORE64) { \
        type x = load(sp - 4), y = load(sp - 2); \
        store(&LOCAL(pc[1].a), expression); \
        sp -= 4; \
        SKIP(2); \
    }

#define BOTH64(name, type, load, store, expression) \
    HANDLER(LOAD64_LOAD64_##name) { \
        type x = load(&LOCAL(pc->a)), y = load(&LOCAL(pc[1].a)); \
        store(sp, expression); \
        sp += 2; \
        SKIP(3); \
    }

#define LONG(make, name, expression)   make(name, u64, load64, store64, expression)
#define DOUBLE(make, name, expression) make(name, double, load_double, store_double, expression)

SHIFT64(LSHL, x << y)
SHIFT64(LSHR, (i64)x >> y)
SHIFT64(LUSHR, x >> y)
EXTEND(LADD, x + y)
EXTEND(LSUB, x - y)
EXTEND(LMUL, x *y)
EXTEND(LXOR, x ^ y)
LONG(WIDE, LADD, x + y)
LONG(WIDE, LSUB, x - y)
LONG(WIDE, LMUL, x *y)
LONG(WIDE, LAND, x &y)
LONG(WIDE, LOR, x | y)
LONG(WIDE, LXOR, x ^ y)
LONG(BOTH64, LADD, x + y)
DOUBLE(WIDE, DADD, x + y)
DOUBLE(WIDE, DSUB, x - y)
DOUBLE(WIDE, DMUL, x *y)
DOUBLE(WIDE, DDIV, x / y)
DOUBLE(BOTH64, DADD, x + y)
DOUBLE(BOTH64, DSUB, x - y)
DOUBLE(BOTH64, DMUL, x *y)

/* Two roundings, as two instructions do: the Makefile forbids to fuse the product with the sum. */
#define PRODUCT(name, expression) \
    HANDLER(DMUL_##name) { \
        double x = load_double(sp - 6), y = load_double(sp - 4) * load_double(sp - 2); \
        store_double(sp - 6, expression); \
        sp -= 4; \
        SKIP(2); \
    }
PRODUCT(DADD, x + y)
PRODUCT(DSUB, x - y)
