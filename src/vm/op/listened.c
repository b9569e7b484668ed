/* Operations of runs that are listened to: each emits an event for what it is about to do, then does it. An access that
 * will throw is none. */
#include "vm/explore/observe.h"
#include "vm/heap/alloc.h"
#include "vm/interp/handler.h"
#include "vm/interp/raise.h"
#include "vm/listen/event_names.h"
#include "vm/listen/listen.h"
#include "vm/listen/lock_fastpath.h"

#define OP(name) HANDLER(name);
#include "vm/interp/ops.def"
#undef OP

/* place: the slot as vm/listen/access_filter.h counts it. What orders threads is never a repetition. */
#define TELL(object, slot, place, write, value) \
    do { \
        struct listener *l = t->vm->listener; \
        if ((pc->a & l->fields) && !(pc->a & FIELD_FINAL) && \
            (pc->a & FIELD_VOLATILE || !listen_is_repeated(l, object, place, write))) { \
            SYNC(); \
            listen_access(t, object, slot, pc->a & 0xFF, write, value); \
        } \
    } while (0)

#define LISTENED_GET(name, value) \
    LISTENED(name) { \
        ref r = sp[-1]; \
        if (LIKELY(r)) TELL(r, pc->b, pc->b / 4, false, value); \
        TAIL op_##name(t, pc, sp, fp, ops, objs); \
    }
#define LISTENED_PUT(name, width, value) \
    LISTENED(name) { \
        ref r = sp[-1 - (width)]; \
        if (LIKELY(r)) TELL(r, pc->b, pc->b / 4, true, value); \
        TAIL op_##name(t, pc, sp, fp, ops, objs); \
    }
LISTENED_GET(GETFIELD32, get32(objs[r], pc->b))
LISTENED_GET(GETFIELD64, get64(objs[r], pc->b))
LISTENED_PUT(PUTFIELD32, 1, sp[-1])
LISTENED_PUT(PUTFIELD64, 2, load64(sp - 2))
LISTENED_PUT(PUTFIELDNARROW, 1, narrow_word(sp[-1], pc->a >> 8))

/* Somebody has initialised the class; the thread has to know of it. */
#define SEE_CLASS(c) \
    do { \
        const struct class *seen = (c); \
        const struct listened_thread *listened = t->listened; \
        if (UNLIKELY(!listened || listened->classes.count <= seen->id / 64 || \
                     !(listened->classes.items[seen->id / 64] >> seen->id % 64 & 1))) { \
            SYNC(); \
            listen_class(t, seen); \
        } \
    } while (0)

#define LISTENED_STATIC(name, write, value) \
    LISTENED(name) { \
        SEE_CLASS(t->classes[t->vm->statics.owner[pc->b]]); \
        TELL(0, pc->b, pc->b, write, value); \
        TAIL op_##name(t, pc, sp, fp, ops, objs); \
    }
LISTENED_STATIC(GETSTATIC32, false, t->statics[pc->b])
LISTENED_STATIC(GETSTATIC64, false, load64(&t->statics[pc->b]))
LISTENED_STATIC(PUTSTATIC32, true, sp[-1])
LISTENED_STATIC(PUTSTATIC64, true, load64(sp - 2))
LISTENED_STATIC(PUTSTATICNARROW, true, narrow_word(sp[-1], pc->a >> 8))

LISTENED(CALLSTATIC) {
    SEE_CLASS(t->methods[pc->b]->holder);
    TAIL op_CALLSTATIC(t, pc, sp, fp, ops, objs);
}

/* Elements of arrays: accesses by the application's code. */
#define TELL_ELEMENT(array, index, write, value) \
    do { \
        struct listener *l = t->vm->listener; \
        if (UNLIKELY(!(array) || (index) >= objs[array]->length)) break; \
        if (!fp->method->holder->module || l->jdk) { \
            if (listen_is_repeated(l, array, index, write)) break; \
            SYNC(); \
            listen_access(t, array, index, 0, write, value); \
        } else if (UNLIKELY(fp->method->flags & METHOD_PASSES_ON)) { \
            SYNC(); \
            listen_element(t, array, index, write, value); \
        } \
    } while (0)

static inline u64 element(const struct object *array, u32 index, u32 size) {
    u64 value = 0;
    memcpy(&value, array->data + (u64)index * size, size);
    return value;
}

#define LISTENED_LOAD(name, type) \
    LISTENED(name) { \
        ref array = sp[-2]; \
        u32 index = sp[-1]; \
        TELL_ELEMENT(array, index, false, element(objs[array], index, sizeof(type))); \
        TAIL op_##name(t, pc, sp, fp, ops, objs); \
    }
#define LISTENED_STORE(name, width, value) \
    LISTENED(name) { \
        TELL_ELEMENT(sp[-2 - (width)], sp[-1 - (width)], true, value); \
        TAIL op_##name(t, pc, sp, fp, ops, objs); \
    }
LISTENED_LOAD(ALOAD32, u32)
LISTENED_LOAD(ALOAD64, u64)
LISTENED_LOAD(ALOAD8, u8)
LISTENED_LOAD(ALOADU16, u16)
LISTENED_LOAD(ALOAD16, u16)
LISTENED_STORE(ASTORE32, 1, sp[-1])
LISTENED_STORE(ASTORE64, 2, load64(sp - 2))
LISTENED_STORE(ASTORE8, 1, sp[-1])
LISTENED_STORE(ASTORE16, 1, sp[-1])
LISTENED_STORE(ASTOREREF, 1, sp[-1])

/* After a call that leaves the thread where it was: to read the registers again is cheaper than to keep them. */
#define RELOAD() (pc = t->pc, sp = t->sp, fp = t->fp, objs = t->objects)

LISTENED(MONITORENTER) {
    ref r = sp[-1];
    if (LIKELY(r) && !objs[r]->owner && listen_wants(t->vm, EVENT_LOCK)) {
        SYNC();
        listen_monitor(t, r);
        RELOAD();
    }
    TAIL op_MONITORENTER(t, pc, sp, fp, ops, objs);
}

/* Where a monitor is really given back; the rest, and what fails, is nobody's news. */
LISTENED(MONITOREXIT) {
    ref r = sp[-1];
    if (UNLIKELY(!r || !(fp->flags & FRAME_MONITORS) || objs[r]->owner != t->id + 1 || objs[r]->count != 1))
        TAIL op_MONITOREXIT(t, pc, sp, fp, ops, objs);
    objs[r]->owner = objs[r]->count = 0;
    if (!lock_fastpath_leaves(t, fp, r) && listen_wants(t->vm, EVENT_UNLOCK)) {
        SYNC();
        listen_unlock(t, r, 0, 0);
        RELOAD();
    }
    if (--fp->extra == 0) fp->flags &= (u16)~FRAME_MONITORS;
    sp--;
    NEXT();
}

/* Labels count an application's objects in the order they are made. */
LISTENED(NEWQUICK) {
    struct class *c = t->classes[pc->b];
    if (t->vm->listener->wants & (SINK_WANTS(ACQUIRE))) SEE_CLASS(c);
    if (fp->method->holder->module || heap_is_due(&t->vm->heap)) TAIL op_NEWQUICK(t, pc, sp, fp, ops, objs);
    SYNC();
    ref r = alloc_object(t, c);
    if (UNLIKELY(!r)) TAIL op_NEWQUICK(t, pc, sp, fp, ops, objs);
    event_names_made(t->vm->listener->names, r);
    *sp++ = r;
    NEXT();
}
