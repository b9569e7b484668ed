/* monitorenter and monitorexit. */
#include "vm/interp/monitor.h"
#include "vm/explore/observe.h"
#include "vm/interp/handler.h"
#include "vm/interp/raise.h"

HANDLER(MONITORENTER) {
    ref r = sp[-1];
    if (UNLIKELY(!r)) THROW_NULL();
    struct object *o = objs[r];
    if (LIKELY(!o->owner)) {
        o->owner = t->id + 1;
        o->count = 1;
    } else if (o->owner == t->id + 1) {
        o->count++;
    } else {
        monitor_enter(t, r);
        LEAVE(STOP_BLOCKED);
    }
    fp->extra = fp->flags & FRAME_MONITORS ? fp->extra + 1 : 1;
    fp->flags |= FRAME_MONITORS;
    sp--;
    NEXT();
}

/* Only monitors that this very activation entered (structured locking, JVMS 2.11.10). */
HANDLER(MONITOREXIT) {
    ref r = sp[-1];
    if (UNLIKELY(!r)) THROW_NULL();
    SYNC();
    if (UNLIKELY(!(fp->flags & FRAME_MONITORS) || !thread_owns(t, r)))
        THROW("java/lang/IllegalMonitorStateException", NULL);
    monitor_exit(t, r);
    if (--fp->extra == 0) fp->flags &= (u16)~FRAME_MONITORS;
    sp--;
    NEXT();
}

/* Entering again and leaving do not wait for anybody: only a first entry is visible. */
LISTENED(MONITORENTER);
OBSERVED(MONITORENTER) {
    ref r = sp[-1];
    if (UNLIKELY(!r)) THROW_NULL();
    if (!thread_owns(t, r)) OBSERVE_LOCK(r);
    undo_monitor(t->vm, r);
    if (t->vm->undo && !objs[r]->owner) protection_locked(t, r);
    CARRY_OUT(MONITORENTER);
}
