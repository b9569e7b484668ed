#include "vm/access/bulk.h"
#include "vm/explore/looks.h"
#include "vm/heap/alloc.h"
#include "vm/heap/identity.h"
#include "vm/interp/monitor.h"
#include "vm/interp/raise.h"
#include "vm/interp/thread_object.h"
#include "vm/link/java_names.h"
#include "vm/link/mirror.h"
#include "vm/native.h"
#include "vm/state/undo.h"
#include "vm/time/clock.h"

static enum native_status getClass(struct thread *t, u32 *args, u32 *result) {
    result[0] = mirror_of(t->vm, class_of(t->vm, args[0]));
    return NATIVE_DONE;
}

static enum native_status hashCode(struct thread *t, u32 *args, u32 *result) {
    result[0] = identity_hash_asked(t, args[0]);
    return NATIVE_DONE;
}

static bool is_static_field(const struct class *c, u32 index) {
    for (; index >= c->field_count; c = c->super) index -= c->field_count;
    return c->fields[index].access & ACC_STATIC;
}

static enum native_status move_to_clone(struct thread *t, const struct bulk *b, u32 index, bool write) {
    u32 bytes;
    u64 offset = bulk_offset(b, &b->from, index, &bytes);
    (void)write; /* the clone is still this thread's own */
    if (b->c && is_static_field(b->c, index)) return NATIVE_DONE;
    undo_object(t->vm, t->h.made);
    memcpy((u8 *)object_at(t->vm, t->h.made) + offset, (u8 *)object_at(t->vm, b->from.object) + offset, bytes);
    return NATIVE_DONE;
}

static enum native_status clone_by_parts(struct thread *t, const struct bulk *b, u32 *result) {
    struct class *c = class_of(t->vm, b->from.object);
    if (!t->h.made) {
        ref made = c->is_array ? alloc_array(t, c, b->count) : alloc_object(t, c);
        if (!made) return throw_memory(t), NATIVE_THROWN;
        undo_thread(t->vm, t);
        t->h.made = made;
    }
    return bulk_run(t, b, move_to_clone, result);
}

static enum native_status clone(struct thread *t, u32 *args, u32 *result) {
    struct class *c = class_of(t->vm, args[0]);
    struct link_error ignored = {0};
    struct bulk b;
    struct class *cloneable = program_class_named(t->vm->program, LOADER_BOOT, "java/lang/Cloneable", &ignored);
    if (!c->is_array && !class_is_subclass(c, cloneable)) {
        char name[512];
        class_external_name(c, name, sizeof name);
        throw_new(t, "java/lang/CloneNotSupportedException", "%s", name);
        return NATIVE_THROWN;
    }
    if (bulk_is_torn(t, args, &b)) return clone_by_parts(t, &b, result);
    result[0] = alloc_copy(t, args[0]);
    if (!result[0]) return throw_memory(t), NATIVE_THROWN;
    return NATIVE_DONE;
}

static enum native_status not_owner(struct thread *t) {
    throw_new(t, "java/lang/IllegalMonitorStateException", "current thread is not owner");
    return NATIVE_THROWN;
}

static enum native_status notify(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!thread_owns(t, args[0])) return not_owner(t);
    monitor_notify(t->vm, args[0]);
    return NATIVE_DONE;
}

static u32 ways_to_notify(struct thread *t, const u32 *args) {
    return thread_owns(t, args[0]) ? monitor_ways_to_notify(t->vm, args[0]) : 1;
}

static u32 ways_to_notify_all(struct thread *t, const u32 *args) {
    return thread_owns(t, args[0]) ? monitor_ways_to_notify_all(t->vm, args[0]) : 1;
}

static enum native_status notifyAll(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!thread_owns(t, args[0])) return not_owner(t);
    monitor_notify_all(t->vm, args[0]);
    return NATIVE_DONE;
}

static enum native_status throw_interrupted(struct thread *t) {
    thread_set_interrupted(t, false);
    throw_new(t, "java/lang/InterruptedException", NULL);
    return NATIVE_THROWN;
}

/* Gives the monitor up and waits. The call comes again when the thread left the wait set and the monitor is free. */
static enum native_status begin_wait(struct thread *t, ref r, i64 millis) {
    struct vm *vm = t->vm;
    if (!thread_owns(t, r)) return not_owner(t);
    if (thread_is_interrupted(t)) return throw_interrupted(t);
    undo_thread(vm, t);
    undo_global(vm);
    t->h.saved_count = monitor_release_all(t, r);
    t->h.state = THREAD_WAITING;
    t->h.blocker = r;
    t->h.stage = 1;
    t->h.wake = WAKE_NONE;
    t->h.deadline = millis ? clock_deadline(t, (u64)millis, 0) : 0;
    if (!vm->heap.canonical) t->h.wait_order = (u32)++vm->threads.wait_counter;
    return NATIVE_BLOCKED;
}

static enum native_status wait0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    ref r = args[0];
    i64 millis = (i64)arg64(args + 1);
    if (millis < 0) {
        throw_new(t, "java/lang/IllegalArgumentException", "timeout value is negative");
        return NATIVE_THROWN;
    }
    if (class_of(t->vm, r) == t->vm->known.ThreadGroup) looks_at_groups(t->vm); /* its last thread notifies */
    if (!t->h.stage) return begin_wait(t, r, millis);
    undo_thread(t->vm, t);
    t->h.stage = 0;
    monitor_take_back(t, r, t->h.saved_count);
    t->h.saved_count = 0;
    t->h.blocker = 0;
    if (t->h.wake == WAKE_INTERRUPTED || (t->h.wake != WAKE_NOTIFIED && thread_is_interrupted(t)))
        return throw_interrupted(t);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"getClass", "()Ljava/lang/Class;", getClass, 0},
    {"hashCode", "()I", hashCode, 0},
    {"clone", "()Ljava/lang/Object;", clone, NATIVE_VISIBLE_ARG0 | TOUCHES(CLONE)},
    {"notify", "()V", notify, NATIVE_VISIBLE | TOUCHES(NOTIFY), ways_to_notify},
    {"notifyAll", "()V", notifyAll, NATIVE_VISIBLE | TOUCHES(NOTIFY), ways_to_notify_all},
    {"wait", "(J)V", wait0, NATIVE_VISIBLE | TOUCHES(WAIT)},
    {"wait0", "(J)V", wait0, NATIVE_VISIBLE | TOUCHES(WAIT)},
    {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Object_natives = {"java/lang/Object", entries};
