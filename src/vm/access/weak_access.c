#include "vm/access/weak_access.h"

#include <string.h>

#include "vm/access/access.h"
#include "vm/explore/inspect.h"
#include "vm/explore/seam.h"
#include "vm/link/handle_access.h"
#include "vm/native.h"

static bool is_of_handle(struct thread *t) {
    ref object;
    u32 slot;
    bool write;
    if (t->pc->op != OP_CALLHANDLE || !handle_pending(t, &object, &slot, &write)) return false;
    const char *name = handle_site_at(t)->name;
    return handle_is_plain(t) || strstr(name, "Opaque") || strstr(name, "Plain");
}

static bool is_of_native(const struct method *m) {
    enum native_touch touch = m->native_flags >> NATIVE_TOUCH_SHIFT;
    return (touch == TOUCH_PLACE_READ || touch == TOUCH_PLACE_WRITE) && !access_is_atomic(m);
}

bool weak_access_is_next(struct vm *vm, u32 thread) {
    struct thread *t = inspect_thread(vm, thread);
    if (!t->h.object || t->h.state != THREAD_RUNNABLE || !t->h.visible) return false;
    struct pending p = seam_pending(vm, thread);
    if (p.operation == OPERATION_READ || p.operation == OPERATION_WRITE) return is_of_handle(t);
    return p.operation == OPERATION_CALL && p.called && p.called->native && is_of_native(p.called);
}
