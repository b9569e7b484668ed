/* The operand stack: pops, duplicates and swaps, by words. */
#include "vm/interp/handler.h"

HANDLER(POP) {
    sp--;
    NEXT();
}

HANDLER(POP2) {
    sp -= 2;
    NEXT();
}

HANDLER(DUP) {
    sp[0] = sp[-1];
    sp++;
    NEXT();
}

HANDLER(DUP_X1) {
    u32 v1 = sp[-1], v2 = sp[-2];
    sp[-2] = v1;
    sp[-1] = v2;
    sp[0] = v1;
    sp++;
    NEXT();
}

HANDLER(DUP_X2) {
    u32 v1 = sp[-1], v2 = sp[-2], v3 = sp[-3];
    sp[-3] = v1;
    sp[-2] = v3;
    sp[-1] = v2;
    sp[0] = v1;
    sp++;
    NEXT();
}

HANDLER(DUP2) {
    sp[0] = sp[-2];
    sp[1] = sp[-1];
    sp += 2;
    NEXT();
}

HANDLER(DUP2_X1) {
    u32 v1 = sp[-1], v2 = sp[-2], v3 = sp[-3];
    sp[-3] = v2;
    sp[-2] = v1;
    sp[-1] = v3;
    sp[0] = v2;
    sp[1] = v1;
    sp += 2;
    NEXT();
}

HANDLER(DUP2_X2) {
    u32 v1 = sp[-1], v2 = sp[-2], v3 = sp[-3], v4 = sp[-4];
    sp[-4] = v2;
    sp[-3] = v1;
    sp[-2] = v4;
    sp[-1] = v3;
    sp[0] = v2;
    sp[1] = v1;
    sp += 2;
    NEXT();
}

HANDLER(SWAP) {
    u32 v1 = sp[-1];
    sp[-1] = sp[-2];
    sp[-2] = v1;
    NEXT();
}
