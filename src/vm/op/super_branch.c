/* Superinstructions that end in a branch (see superinsn.h). */
#include "vm/interp/handler.h"

#define BRANCH_IF(condition, parts) \
    do { \
        pc += (parts)-1; \
        if (condition) BRANCH(); \
        NEXT(); \
    } while (0)

#define CONDITIONS(make) \
    make(EQ, x == y) make(NE, x != y) make(LT, x < y) make(GE, x >= y) make(GT, x > y) make(LE, x <= y)

HANDLER(IINC_GOTO) {
    LOCAL(pc->a) += pc->b;
    pc++;
    BRANCH();
}

#define LOAD_IF(name, condition) \
    HANDLER(LOAD32_IF##name) { \
        i32 x = (i32)LOCAL(pc->a), y = 0; \
        BRANCH_IF(condition, 2); \
    }
#define LCMP_IF(name, condition) \
    HANDLER(LCMP_IF##name) { \
        i64 x = (i64)load64(sp - 4), y = (i64)load64(sp - 2); \
        sp -= 4; \
        BRANCH_IF(condition, 2); \
    }
#define LOAD_ICMP(name, condition) \
    HANDLER(LOAD32_ICMP##name) { \
        i32 x = (i32) * --sp, y = (i32)LOCAL(pc->a); \
        BRANCH_IF(condition, 2); \
    }
#define CONST_ICMP(name, condition) \
    HANDLER(CONST32_ICMP##name) { \
        i32 x = (i32) * --sp, y = (i32)pc->b; \
        BRANCH_IF(condition, 2); \
    }
#define LOAD_LOAD_ICMP(name, condition) \
    HANDLER(LOAD32_LOAD32_ICMP##name) { \
        i32 x = (i32)LOCAL(pc->a), y = (i32)LOCAL(pc[1].a); \
        BRANCH_IF(condition, 3); \
    }
#define LOAD_CONST_ICMP(name, condition) \
    HANDLER(LOAD32_CONST32_ICMP##name) { \
        i32 x = (i32)LOCAL(pc->a), y = (i32)pc[1].b; \
        BRANCH_IF(condition, 3); \
    }
CONDITIONS(LOAD_IF)
CONDITIONS(LCMP_IF)
CONDITIONS(LOAD_ICMP)
CONDITIONS(CONST_ICMP)
CONDITIONS(LOAD_LOAD_ICMP)
CONDITIONS(LOAD_CONST_ICMP)

#define IAND_IF(name, condition) \
    HANDLER(IAND_IF##name) { \
        u32 x = sp[-2] & sp[-1], y = 0; \
        sp -= 2; \
        BRANCH_IF(condition, 2); \
    }
IAND_IF(EQ, x == y)
IAND_IF(NE, x != y)

/* NaN makes dcmpg 1 and dcmpl -1: written so that an unordered pair takes the branch. */
#define DCMP_IF(name, condition) \
    HANDLER(name) { \
        double x = load_double(sp - 4), y = load_double(sp - 2); \
        sp -= 4; \
        BRANCH_IF(condition, 2); \
    }
DCMP_IF(DCMPG_IFGE, !(x < y))
DCMP_IF(DCMPG_IFGT, !(x <= y))
DCMP_IF(DCMPL_IFLE, !(x > y))
DCMP_IF(DCMPL_IFLT, !(x >= y))
