#include "vm/interp/monitor.h"

#include <assert.h>

#include "vm/access/protection.h"
#include "vm/interp/raise.h"
#include "vm/interp/thread_object.h"
#include "vm/listen/listen.h"
#include "vm/native.h"
#include "vm/state/undo.h"

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
    if (o->count++ == 0) {
        if (t->vm->undo) protection_locked(t, r);
        if (listen_is_wanted(t->vm, EVENT_LOCK)) listen_entered(t, r);
    }
    return true;
}

int monitor_exit(struct thread *t, ref r) {
    struct object *o = t->objects[r];
    if (o->owner != t->id + 1)
        return throw_new(t, "java/lang/IllegalMonitorStateException", "current thread is not owner");
    undo_monitor(t->vm, r);
    if (--o->count == 0) {
        o->owner = 0;
        if (t->vm->undo) protection_unlocked(t, r);
        if (listen_is_wanted(t->vm, EVENT_UNLOCK)) listen_unlock(t, r, 0, 0);
    }
    return 0;
}

u32 monitor_release_all(struct thread *t, ref r) {
    struct object *o = t->objects[r];
    assert(thread_owns(t, r) && o->count);
    undo_monitor(t->vm, r);
    u32 count = o->count;
    o->owner = o->count = 0;
    if (t->vm->undo) protection_unlocked(t, r);
    if (listen_is_wanted(t->vm, EVENT_UNLOCK)) listen_unlock(t, r, 0, EVENT_WAIT);
    return count;
}

void monitor_take_back(struct thread *t, ref r, u32 count) {
    struct object *o = t->objects[r];
    undo_monitor(t->vm, r);
    o->owner = t->id + 1;
    o->count = count;
    if (t->vm->undo) protection_locked(t, r);
    if (listen_is_wanted(t->vm, EVENT_LOCK)) listen_lock(t, r, 0, EVENT_WAIT);
}

bool monitor_wanted_back(const struct thread *t) {
    if (t->h.state != THREAD_WAITING || !(t->h.deadline || thread_is_interrupted(t))) return false;
    u32 owner = t->objects[t->h.blocker]->owner;
    return owner && owner != t->id + 1;
}

static void wake(struct vm *vm, struct thread *t, enum wake by) {
    undo_thread(vm, t);
    undo_monitor(vm, t->h.blocker);
    t->h.wake = by;
    t->h.state = THREAD_REACQUIRE;
}

static u32 interrupted_waiters(const struct vm *vm, ref r) {
    u32 count = 0;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        count += thread_waits_on(t, r) && thread_is_interrupted(t);
    }
    return count;
}

/* Who waits for the end of a thread waits on it (Thread.join): a notify may be wasted on that one, which looks and
 * waits on. */
static bool has_joiner(const struct vm *vm, ref r) {
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        if (t->h.state == THREAD_JOINING && t->h.blocker == r) return true;
    }
    return false;
}

u32 monitor_ways_to_notify(const struct vm *vm, ref r) {
    u32 waiters = threads_waiting_on(&vm->threads, r), interrupted = interrupted_waiters(vm, r),
        others = waiters - interrupted;
    u32 ways = waiters + (!interrupted ? 0 : others ? others : 1);
    return ways ? ways + has_joiner(vm, r) : 1;
}

u32 monitor_ways_to_notify_all(const struct vm *vm, ref r) { return interrupted_waiters(vm, r) ? 2 : 1; }

/* Their interrupts came first: they are not there any more. */
static void leave_interrupted(struct vm *vm, ref r) {
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        struct thread *t = vm->threads.list.items[i];
        if (thread_waits_on(t, r) && thread_is_interrupted(t)) wake(vm, t, WAKE_INTERRUPTED);
    }
}

/* In a search the wait set has no order: wait_order is 0 everywhere. */
void monitor_notify(struct vm *vm, ref r) {
    struct thread *chosen = NULL;
    u32 before = native_alternative(vm), waiters = threads_waiting_on(&vm->threads, r);
    bool is_last = before && before + 1 == monitor_ways_to_notify(vm, r);
    if (vm->undo && is_last && has_joiner(vm, r)) return;
    if (vm->undo && before && before >= waiters) {
        leave_interrupted(vm, r);
        before -= waiters;
    }
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        struct thread *t = vm->threads.list.items[i];
        if (!thread_waits_on(t, r)) continue;
        if (vm->undo ? before-- == 0 : !chosen || t->h.wait_order < chosen->h.wait_order) chosen = t;
    }
    if (chosen) wake(vm, chosen, WAKE_NOTIFIED);
}

void monitor_notify_all(struct vm *vm, ref r) {
    if (vm->undo && native_alternative(vm)) leave_interrupted(vm, r);
    for (u32 i = 0; i < vm->threads.list.count; i++)
        if (thread_waits_on(vm->threads.list.items[i], r)) wake(vm, vm->threads.list.items[i], WAKE_NOTIFIED);
}

/* ---- frames that forget their monitors ---- */

/* How often the methods below the running one hold r for sure. */
static u32 held_below(struct thread *t, ref r) {
    u32 count = 0;
    for (struct frame *f = frame_caller(t->fp); f; f = frame_caller(f)) count += f->lock == r;
    return count + (t->fp->lock == r);
}

static void give_up(struct thread *t, ref r) {
    while (t->fp->extra && thread_owns(t, r) && t->objects[r]->count > held_below(t, r)) {
        monitor_exit(t, r);
        t->fp->extra--;
    }
}

/* A word of the stack may be anything; only objects that exist and are owned count. */
static bool is_owned_object(struct thread *t, u32 word) {
    const struct heap *heap = &t->vm->heap;
    return word && word < heap->next && (heap->flags[word] & OBJECT_LIVE) && thread_owns(t, word);
}

void monitor_abandon(struct thread *t) {
    const u32 *locals = frame_locals(t->fp);
    for (u32 i = 0; i < t->fp->locals; i++)
        if (is_owned_object(t, locals[i])) give_up(t, locals[i]);
    for (ref r = 1; r < t->vm->heap.next && t->fp->extra; r++)
        if (is_owned_object(t, r)) give_up(t, r);
    t->fp->extra = 0;
    t->fp->flags &= (u16)~FRAME_MONITORS;
}
