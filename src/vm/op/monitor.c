/* monitorenter and monitorexit. */
#include "vm/monitor.h"
#include "vm/interp.h"
#include "vm/observe.h"

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
    sp--;
    NEXT();
}

HANDLER(MONITOREXIT) {
    ref r = sp[-1];
    if (UNLIKELY(!r)) THROW_NULL();
    SYNC();
    if (monitor_exit(t, r) < 0) UNWIND();
    sp--;
    NEXT();
}

/* Entering again and leaving do not wait for anybody: only a first entry is visible. */
OBSERVED(MONITORENTER) {
    ref r = sp[-1];
    if (UNLIKELY(!r)) THROW_NULL();
    if (!monitor_owned(t, r)) OBSERVE_SHARED(r);
    undo_monitor(t->vm, r);
    TAIL op_MONITORENTER(t, pc, sp, fp, ops, objs);
}
