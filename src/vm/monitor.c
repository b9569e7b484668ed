#include "vm/monitor.h"

#include "vm/raise.h"
#include "vm/undo.h"

bool monitor_owned(const struct thread *t, ref r) { return t->objects[r]->owner == t->id + 1; }

bool monitor_enter(struct thread *t, ref r) {
    struct object *o = t->objects[r];
    if (o->owner && o->owner != t->id + 1) {
        undo_thread(t->vm, t);
        t->h.state = THREAD_BLOCKED;
        t->h.blocker = r;
        return false;
    }
    undo_monitor(t->vm, r);
    o->owner = t->id + 1;
    o->count++;
    return true;
}

int monitor_exit(struct thread *t, ref r) {
    struct object *o = t->objects[r];
    if (o->owner != t->id + 1)
        return throw_new(t, "java/lang/IllegalMonitorStateException", "current thread is not owner");
    undo_monitor(t->vm, r);
    if (--o->count == 0) o->owner = 0;
    return 0;
}

u32 monitor_release_all(struct thread *t, ref r) {
    struct object *o = t->objects[r];
    undo_monitor(t->vm, r);
    u32 count = o->count;
    o->owner = o->count = 0;
    return count;
}

void monitor_take_back(struct thread *t, ref r, u32 count) {
    struct object *o = t->objects[r];
    undo_monitor(t->vm, r);
    o->owner = t->id + 1;
    o->count = count;
}

static void wake(struct vm *vm, struct thread *t) {
    undo_thread(vm, t);
    t->h.wake = WAKE_NOTIFIED;
    t->h.state = THREAD_REACQUIRE;
}

static bool waits_on(const struct thread *t, ref r) { return t->h.state == THREAD_WAITING && t->h.blocker == r; }

void monitor_notify(struct vm *vm, ref r, bool all) {
    struct thread *first = NULL;
    for (u32 i = 0; i < vm->threads.count; i++) {
        struct thread *t = vm->threads.items[i];
        if (!waits_on(t, r)) continue;
        if (all) wake(vm, t);
        else if (!first || t->h.wait_order < first->h.wait_order) first = t;
    }
    if (first) wake(vm, first);
}
