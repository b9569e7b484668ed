#include "search/property/property.h"

#include <stdlib.h>

#include "search/property/waits.h"
#include "search/strategy/scc.h"
#include "vm/explore/library_op.h"
#include "vm/explore/observe.h"
#include "vm/heap/place.h"
#include "vm/interp/insn.h"
#include "vm/link/handle.h"
#include "vm/listen/listen.h"
#include "vm/native.h"

void properties_free(struct properties *properties) {
    for (u32 i = 0; i < properties->invariants.count; i++) invariant_free(properties->invariants.items[i]);
    vec_free(&properties->invariants);
}

/* ---- circles ---- */

bool property_wait_cycle(const struct properties *properties, struct vm *vm, u32 thread) {
    if (!wait_is_endless(vm, thread)) return false;
    if (properties && properties->daemons) return true;
    for (u32 i = 0; i < vm->threads.list.count; i++)
        if (!vm->threads.list.items[i]->h.daemon && wait_is_endless(vm, i)) return true;
    return false;
}

/* ---- stuck threads ---- */

bool property_stuck_thread(struct vm *vm, u32 thread, u64 movers) {
    enum wait_kind kind = wait_of(vm, thread).kind;
    bool counts = kind == WAIT_LOCK || kind == WAIT_NOTIFY || kind == WAIT_PARK || kind == WAIT_INIT;
    if (!counts || (movers & scc_bit(thread)) || seam_enabled(vm, thread)) return false;
    return !vm->threads.list.items[thread]->h.daemon && !wait_is_idle(vm, thread);
}

bool property_stuck(struct vm *vm, u64 movers) {
    for (u32 i = 0; i < vm->threads.list.count; i++)
        if (property_stuck_thread(vm, i, movers)) return true;
    return false;
}

/* ---- races ---- */

/* May variables of the JDK, where the thread stands? What is inside a lock of the library, or about the JDK's books, is
 * not heard by those who predict either. */
static bool jdk_can_race(struct vm *vm, u32 thread) {
    struct frame *f = vm->threads.list.items[thread]->fp;
    ref lock;
    return vm->options.jdk_races && !(f->method->holder->module && listen_is_bookkeeper(f->method->holder)) &&
           !library_op_on_lock(vm, f, &lock);
}

static bool can_race(struct vm *vm, u32 thread, const struct field *field) {
    if (!field || field->access & (ACC_VOLATILE | ACC_FINAL)) return false;
    return !field->holder->module || jdk_can_race(vm, thread);
}

/* Where an instruction of its own is about to access something. */
static u32 of_instruction(struct vm *vm, u32 thread, const struct pending *p, struct native_access *access) {
    const struct thread *t = vm->threads.list.items[thread];
    bool atomic = t->pc->op == OP_CALLHANDLE && !handle_is_plain(vm->threads.list.items[thread]);
    bool element = p->object && class_of(vm, p->object)->is_array;
    *access = (struct native_access){p->object, p->slot, 1, p->operation == OPERATION_WRITE, atomic, NULL};
    access->field = place_field(vm, p->object, p->slot);
    if (!element) return can_race(vm, thread, access->field);
    return !p->method->holder->module || jdk_can_race(vm, thread);
}

static u32 of_native(struct vm *vm, u32 thread, const struct pending *p, struct native_access *accesses) {
    struct thread *t = vm->threads.list.items[thread];
    u32 count = native_access_of(t, p->called, t->sp - p->called->arg_slots, accesses);
    if (!count || (accesses->field && !can_race(vm, thread, accesses->field))) return 0;
    if (native_access_asker(t, p->called, accesses)) return count;
    return p->called->native_flags >> NATIVE_TOUCH_SHIFT == TOUCH_COPY && jdk_can_race(vm, thread) ? count : 0;
}

u32 property_accesses(struct vm *vm, u32 thread, struct native_access *accesses) {
    const struct thread *t = vm->threads.list.items[thread];
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

bool property_conflict(struct vm *vm, u32 thread, u32 other, struct native_access *mine, struct native_access *theirs) {
    struct native_access ours[MOST_NATIVE_ACCESSES], others[MOST_NATIVE_ACCESSES];
    u32 count = property_accesses(vm, thread, ours), more = count ? property_accesses(vm, other, others) : 0;
    for (u32 i = 0; i < count * more; i++) {
        *mine = ours[i / more];
        *theirs = others[i % more];
        if (conflict(vm, mine, theirs)) return true;
    }
    return false;
}

bool property_race(struct vm *vm, u32 thread, u32 *other) {
    struct native_access mine, theirs;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        if (i == thread || !property_conflict(vm, thread, i, &mine, &theirs)) continue;
        *other = i;
        return true;
    }
    return false;
}

/* ---- exit statuses ---- */

bool property_bad_exit(const struct vm *vm) { return vm->exit_status != 0 && !vm->threads.list.items[0]->h.uncaught; }

/* ---- invariants ---- */

int property_broken_invariant(const struct properties *properties, struct vm *vm, struct witness *witness) {
    for (u32 i = 0; i < properties->invariants.count; i++)
        if (!invariant_holds(properties->invariants.items[i], vm, witness)) return (int)i;
    return -1;
}
