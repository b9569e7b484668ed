#include "vm/access/race_access.h"

#include "vm/explore/inspect.h"
#include "vm/explore/library_op.h"
#include "vm/explore/seam.h"
#include "vm/heap/place.h"
#include "vm/interp/insn.h"
#include "vm/link/handle_access.h"
#include "vm/listen/listen.h"
#include "vm/native.h"

/* Can variables of the JDK be in a race where the thread stands? Not inside a lock of the library or its internal
 * bookkeeping, which listeners of a run are not told of either. */
static bool jdk_can_race(struct vm *vm, u32 thread) {
    struct frame *f = inspect_thread(vm, thread)->fp;
    ref lock;
    return inspect_reports_jdk_races(vm) && !(f->method->holder->module && listen_is_bookkeeper(f->method->holder)) &&
           !library_op_on_lock(vm, f, &lock);
}

static bool can_race(struct vm *vm, u32 thread, const struct field *field) {
    if (!field || field->access & (ACC_VOLATILE | ACC_FINAL)) return false;
    return !field->holder->module || jdk_can_race(vm, thread);
}

/* Where an instruction of its own is about to access something. */
static u32 of_instruction(struct vm *vm, u32 thread, const struct pending *p, struct native_access *access) {
    const struct thread *t = inspect_thread(vm, thread);
    bool atomic = t->pc->op == OP_CALLHANDLE && !handle_is_plain(inspect_thread(vm, thread));
    bool element = p->object && class_of(vm, p->object)->is_array;
    *access = (struct native_access){p->object, p->slot, 1, p->operation == OPERATION_WRITE, atomic, NULL};
    access->field = place_field(vm, p->object, p->slot);
    if (!element) return can_race(vm, thread, access->field);
    return !p->method->holder->module || native_access_behind(inspect_thread(vm, thread)) || jdk_can_race(vm, thread);
}

static u32 of_native(struct vm *vm, u32 thread, const struct pending *p, struct native_access *accesses) {
    struct thread *t = inspect_thread(vm, thread);
    u32 found = native_access_of(t, p->called, t->sp - p->called->arg_slots, NULL, accesses), count = 0;
    struct native_access first = accesses[0];
    for (u32 i = 0; i < found; i++)
        if (!accesses[i].field || can_race(vm, thread, accesses[i].field)) accesses[count++] = accesses[i];
    if (!count) return 0;
    if (native_access_asker(t, p->called, &first)) return count;
    return p->called->native_flags >> NATIVE_TOUCH_SHIFT == TOUCH_COPY && jdk_can_race(vm, thread) ? count : 0;
}

u32 race_access_list(struct vm *vm, u32 thread, struct native_access *accesses) {
    const struct thread *t = inspect_thread(vm, thread);
    if (!t->h.object || t->h.state != THREAD_RUNNABLE || !t->h.visible) return 0;
    struct pending p = seam_pending(vm, thread);
    bool plain = p.operation == OPERATION_READ || p.operation == OPERATION_WRITE;
    if (plain) return of_instruction(vm, thread, &p, accesses);
    if (p.operation != OPERATION_CALL || !p.called || !p.called->native) return 0;
    return of_native(vm, thread, &p, accesses);
}

static bool contains(const struct native_access *a, u32 slot) { return slot - a->slot < a->count; }

/* Of all of an object, the field that the other one is about. */
static void narrow(struct vm *vm, struct native_access *a, u32 slot) {
    a->slot = slot;
    a->count = 1;
    if (!a->field) a->field = place_field(vm, a->object, slot);
}

static bool conflict(struct vm *vm, struct native_access *a, struct native_access *b) {
    u32 slot = a->slot > b->slot ? a->slot : b->slot;
    if (a->object != b->object || !(a->write || b->write) || (a->atomic && b->atomic)) return false;
    if (!contains(a, slot) || !contains(b, slot)) return false;
    narrow(vm, a, slot);
    narrow(vm, b, slot);
    return true;
}

bool race_access_conflict(struct vm *vm, u32 thread, u32 other, struct native_access *mine,
                          struct native_access *theirs) {
    struct native_access ours[MOST_NATIVE_ACCESSES], others[MOST_NATIVE_ACCESSES];
    u32 count = race_access_list(vm, thread, ours), more = count ? race_access_list(vm, other, others) : 0;
    for (u32 i = 0; i < count * more; i++) {
        *mine = ours[i / more];
        *theirs = others[i % more];
        if (conflict(vm, mine, theirs)) return true;
    }
    return false;
}
