/* Superinstructions that read the heap, write it or return (see superinsn.h). Where a later part would fail, the
 * first part alone is executed: the instruction after it then throws. */
#include "vm/interp/handler.h"

HANDLER(LOAD32);
HANDLER(RETURN32);

#define ONE_BY_ONE() TAIL op_LOAD32(t, pc, sp, fp, ops, objs)

/* ---- arrays ---- */

#define ELEMENT(name, type, push) \
    HANDLER(LOAD32_##name) { \
        ref array = sp[-1]; \
        u32 index = LOCAL(pc->a); \
        if (UNLIKELY(!array || index >= objs[array]->length)) ONE_BY_ONE(); \
        type v; \
        memcpy(&v, objs[array]->data + (u64)index * sizeof v, sizeof v); \
        sp--; \
        push; \
        SKIP(2); \
    } \
    HANDLER(LOAD32_LOAD32_##name) { \
        ref array = LOCAL(pc->a); \
        u32 index = LOCAL(pc[1].a); \
        if (UNLIKELY(!array || index >= objs[array]->length)) ONE_BY_ONE(); \
        type v; \
        memcpy(&v, objs[array]->data + (u64)index * sizeof v, sizeof v); \
        push; \
        SKIP(3); \
    }

ELEMENT(ALOAD32, u32, *sp++ = v)
ELEMENT(ALOAD64, u64, (store64(sp, v), sp += 2))
ELEMENT(ALOAD8, i8, *sp++ = (u32)(i32)v)
ELEMENT(ALOADU16, u16, *sp++ = v)

HANDLER(LOAD32_ARRAYLENGTH) {
    ref array = LOCAL(pc->a);
    if (UNLIKELY(!array)) ONE_BY_ONE();
    *sp++ = objs[array]->length;
    SKIP(2);
}

/* ---- fields: b = byte offset ---- */

HANDLER(LOAD32_GETFIELD32) {
    ref r = LOCAL(pc->a);
    if (UNLIKELY(!r)) ONE_BY_ONE();
    *sp++ = get32(objs[r], pc->b);
    SKIP(2);
}

HANDLER(LOAD32_GETFIELD64) {
    ref r = LOCAL(pc->a);
    if (UNLIKELY(!r)) ONE_BY_ONE();
    store64(sp, get64(objs[r], pc->b));
    sp += 2;
    SKIP(2);
}

HANDLER(LOAD32_DUP_GETFIELD32) {
    ref r = LOCAL(pc->a);
    if (UNLIKELY(!r)) ONE_BY_ONE();
    sp[0] = r;
    sp[1] = get32(objs[r], pc->b);
    sp += 2;
    SKIP(3);
}

HANDLER(LOAD32_DUP_GETFIELD64) {
    ref r = LOCAL(pc->a);
    if (UNLIKELY(!r)) ONE_BY_ONE();
    sp[0] = r;
    store64(sp + 1, get64(objs[r], pc->b));
    sp += 3;
    SKIP(3);
}

HANDLER(LOAD32_LOAD32_PUTFIELD32) {
    ref r = LOCAL(pc->a);
    if (UNLIKELY(!r)) ONE_BY_ONE();
    set32(objs[r], pc->b, LOCAL(pc[1].a));
    SKIP(3);
}

/* ---- returns ---- */

HANDLER(LOAD32_RETURN32) {
    *sp++ = LOCAL(pc->a);
    TAIL op_RETURN32(t, pc + 1, sp, fp, ops, objs);
}

HANDLER(LOAD32_GETFIELD32_RETURN32) {
    ref r = LOCAL(pc->a);
    if (UNLIKELY(!r)) ONE_BY_ONE();
    *sp++ = get32(objs[r], pc->b);
    TAIL op_RETURN32(t, pc + 2, sp, fp, ops, objs);
}

HANDLER(CONST32_RETURN32) {
    *sp++ = pc->b;
    TAIL op_RETURN32(t, pc + 1, sp, fp, ops, objs);
}
