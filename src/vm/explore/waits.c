#include "vm/explore/waits.h"

#include "program/link/resolve.h"
#include "vm/explore/inspect.h"
#include "vm/explore/seam.h"
#include "vm/interp/monitor.h"
#include "vm/interp/thread_object.h"

/* Is the thread inside Thread.join, with nothing but Object's own methods above? */
static bool is_joining(struct thread *t) {
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        const struct method *m = f->method;
        if (m->holder == inspect_known(t->vm)->Object) continue;
        return m->holder == inspect_known(t->vm)->Thread && strcmp(m->name->text, "join") == 0;
    }
    return false;
}

static u32 number_of(struct vm *vm, ref thread_object) {
    struct thread *t = thread_object ? thread_of_object(vm, thread_object) : NULL;
    return t ? t->id + 1 : 0;
}

/* The Thread that a lock of java.util.concurrent says it is owned by; 0: none, or it is no lock. */
static ref owner_in(struct vm *vm, ref object) {
    struct field *owner = find_field(class_of(vm, object), "exclusiveOwnerThread", "Ljava/lang/Thread;");
    return owner ? get32(object_at(vm, object), owner->offset) : 0;
}

static struct wait parked(struct vm *vm, struct thread *t) {
    struct wait wait = {.kind = WAIT_PARK};
    struct field *blocker = find_field(inspect_known(vm)->Thread, "parkBlocker", "Ljava/lang/Object;");
    wait.object = blocker ? get32(object_at(vm, t->h.object), blocker->offset) : 0;
    if (wait.object) wait.owner = number_of(vm, owner_in(vm, wait.object));
    return wait;
}

ref wait_past_owner(struct vm *vm, struct wait wait) {
    return wait.kind == WAIT_PARK && wait.object && !wait.owner ? owner_in(vm, wait.object) : 0;
}

static struct wait waiting(struct vm *vm, struct thread *t) {
    ref r = t->h.blocker;
    if (class_is_subclass(class_of(vm, r), inspect_known(vm)->Thread) && is_joining(t))
        return (struct wait){WAIT_JOIN, r, number_of(vm, r)};
    if (monitor_wanted_back(t)) return (struct wait){WAIT_LOCK, r, object_at(vm, r)->owner};
    return (struct wait){WAIT_NOTIFY, r, 0};
}

/* Runnable, but before a lock that another thread has. */
static struct wait before_lock(struct vm *vm, const struct thread *t) {
    struct pending p = seam_pending(vm, t->id);
    if (p.operation != OPERATION_LOCK || !p.object) return (struct wait){WAIT_NONE, 0, 0};
    u32 owner = object_at(vm, p.object)->owner;
    return owner && owner != t->id + 1 ? (struct wait){WAIT_LOCK, p.object, owner} : (struct wait){WAIT_NONE, 0, 0};
}

struct wait wait_of(struct vm *vm, u32 thread) {
    struct thread *t = inspect_thread(vm, thread);
    if (!t->h.object) return (struct wait){WAIT_OVER, 0, 0};
    switch (t->h.state) {
    case THREAD_RUNNABLE: return before_lock(vm, t);
    case THREAD_BLOCKED:
    case THREAD_REACQUIRE: return (struct wait){WAIT_LOCK, t->h.blocker, object_at(vm, t->h.blocker)->owner};
    case THREAD_WAITING: return waiting(vm, t);
    case THREAD_JOINING: return (struct wait){WAIT_JOIN, t->h.blocker, number_of(vm, t->h.blocker)};
    case THREAD_PARKED: return parked(vm, t);
    case THREAD_SLEEPING: return (struct wait){WAIT_SLEEP, 0, 0};
    case THREAD_INIT:
        return (struct wait){WAIT_INIT, t->h.blocker, *inspect_static(vm, t->classes[t->h.blocker]->statics_start + 1)};
    default: return (struct wait){WAIT_OVER, 0, 0};
    }
}

static u32 next_of(struct vm *vm, u32 number) { return wait_of(vm, number - 1).owner; }

/* Every thread once, from a member on, the lowest number first. */
static u32 fill_cycle(struct vm *vm, u32 first, u32 *cycle) {
    u32 count = 0, at = first, least = 0;
    do {
        cycle[count++] = at - 1;
        at = next_of(vm, at);
    } while (at != first);
    for (u32 k = 1; k < count; k++)
        if (cycle[k] < cycle[least]) least = k;
    for (; least; least--) {
        u32 moved = cycle[0];
        memmove(cycle, cycle + 1, (count - 1) * sizeof *cycle);
        cycle[count - 1] = moved;
    }
    return count;
}

/* Follows the owners from one thread; a chain longer than the number of threads has a cycle. Returns a member's number
 * plus 1, or 0. */
static u32 follow(struct vm *vm, u32 thread, bool firmly) {
    u32 at = thread + 1;
    for (u32 k = 0; k < inspect_thread_count(vm) && at; k++)
        at = firmly ? wait_firmly_for(vm, at - 1) : next_of(vm, at);
    return at;
}

u32 wait_cycle(struct vm *vm, u32 *cycle) {
    for (u32 i = 0; i < inspect_thread_count(vm); i++) {
        u32 member = follow(vm, i, false);
        if (member) return fill_cycle(vm, member, cycle);
    }
    return 0;
}

u32 wait_cycle_from(struct vm *vm, u32 thread, u32 *cycle) {
    u32 member = follow(vm, thread, true);
    return member ? fill_cycle(vm, member, cycle) : 0;
}

/* ---- for ever ---- */

static bool is_synchronizer(const struct class *c) {
    return strcmp(c->name->text, "java/util/concurrent/locks/AbstractQueuedSynchronizer") == 0 ||
           strcmp(c->name->text, "java/util/concurrent/locks/AbstractQueuedLongSynchronizer") == 0;
}

/* Inside the synchronizer's acquire, which parks again whatever woke it; its interruptible and timed forms do not. */
static bool is_acquiring(struct thread *t) {
    struct frame *f = t->fp;
    while (f && f->method->holder->module && !is_synchronizer(f->method->holder)) f = frame_caller(f);
    if (!f || !is_synchronizer(f->method->holder)) return false;
    for (; f && is_synchronizer(f->method->holder); f = frame_caller(f)) {
        const char *name = f->method->name->text;
        if (strncmp(name, "acquire", 7) != 0 || strstr(name, "Interruptibly")) return false;
    }
    return true;
}

static bool is_firm(struct thread *t, struct wait w) {
    switch (w.kind) {
    case WAIT_LOCK:
    case WAIT_INIT: return w.owner != 0;
    case WAIT_PARK: return w.owner && !t->h.deadline && !t->h.permit && is_acquiring(t);
    default: return false;
    }
}

u32 wait_firmly_for(struct vm *vm, u32 thread) {
    struct wait w = wait_of(vm, thread);
    return is_firm(inspect_thread(vm, thread), w) ? w.owner : 0;
}

bool wait_is_endless(struct vm *vm, u32 thread) { return follow(vm, thread, true) != 0; }

bool wait_is_possible(struct vm *vm, u32 thread) {
    const struct thread *t = inspect_thread(vm, thread);
    switch (t->h.state) {
    case THREAD_RUNNABLE: return seam_pending(vm, thread).operation == OPERATION_LOCK;
    case THREAD_BLOCKED:
    case THREAD_REACQUIRE:
    case THREAD_WAITING:
    case THREAD_PARKED:
    case THREAD_INIT: return true;
    default: return false;
    }
}

void wait_footprint(struct vm *vm, u32 thread, struct footprint *footprint) {
    struct thread *t = inspect_thread(vm, thread);
    struct pending p = {.object = t->h.blocker};
    footprint_start(footprint, vm, thread);
    if (t->h.state == THREAD_PARKED || t->h.state == THREAD_INIT) footprint->verdict = CACHEABLE_NEVER;
    if (t->h.state == THREAD_RUNNABLE) {
        footprint_add(footprint, (struct component_key){COMPONENT_FRAME, (u64)thread << 32 | t->fp->depth});
        p = seam_pending(vm, thread);
        if (p.operation == OPERATION_READ || p.operation == OPERATION_WRITE) p.object = 0;
    } else if (t->h.state == THREAD_WAITING) /* whether it was interrupted stands there */
        footprint_add(footprint, (struct component_key){COMPONENT_OBJECT, t->h.object});
    else if (t->h.state != THREAD_BLOCKED && t->h.state != THREAD_REACQUIRE) p.object = 0;
    if (!p.object) return;
    footprint_add(footprint, (struct component_key){COMPONENT_OBJECT, p.object});
    footprint_add(footprint, (struct component_key){COMPONENT_MONITOR, p.object});
}

bool wait_is_idle(struct vm *vm, u32 thread) {
    struct wait w = wait_of(vm, thread);
    if (w.owner || (w.kind != WAIT_PARK && w.kind != WAIT_NOTIFY)) return false;
    for (struct frame *f = inspect_thread(vm, thread)->fp; f; f = frame_caller(f))
        if (!f->method->holder->module && !(f->flags & FRAME_BOTTOM)) return false;
    return true;
}
