#include "search/property.h"

#include <stdlib.h>

#include "search/circling.h"
#include "search/waits.h"
#include "vm/handle.h"
#include "vm/insn.h"
#include "vm/native.h"
#include "vm/observe.h"
#include "vm/varhandle.h"

void properties_free(struct properties *properties) {
    for (u32 i = 0; i < properties->invariants.count; i++) invariant_free(properties->invariants.items[i]);
    vec_free(&properties->invariants);
}

/* ---- circles ---- */

bool property_circle(const struct properties *properties, struct vm *vm, u32 thread) {
    if (!wait_is_endless(vm, thread)) return false;
    if (properties && properties->daemons) return true;
    for (u32 i = 0; i < vm->threads.count; i++)
        if (!vm->threads.items[i]->h.daemon && wait_is_endless(vm, i)) return true;
    return false;
}

/* ---- stuck threads ---- */

bool property_stuck_thread(struct vm *vm, u32 thread, u64 movers) {
    enum wait_kind kind = wait_of(vm, thread).kind;
    bool counts = kind == WAIT_LOCK || kind == WAIT_NOTIFY || kind == WAIT_PARK || kind == WAIT_INIT;
    if (!counts || (movers & circling_bit(thread)) || seam_enabled(vm, thread)) return false;
    return !vm->threads.items[thread]->h.daemon && !wait_is_idle(vm, thread);
}

bool property_stuck(struct vm *vm, u64 movers) {
    for (u32 i = 0; i < vm->threads.count; i++)
        if (property_stuck_thread(vm, i, movers)) return true;
    return false;
}

/* ---- races ---- */

static const struct field *field_at(const struct class *c, u32 offset) {
    for (; c; c = c->super)
        for (u32 i = 0; i < c->field_count; i++)
            if (!(c->fields[i].access & ACC_STATIC) && c->fields[i].offset == offset) return &c->fields[i];
    return NULL;
}

static const struct field *static_at(struct vm *vm, u32 word) {
    const struct class *c = program_classes(vm->program)[vm->static_owner[word]];
    for (u32 i = 0; i < c->field_count; i++)
        if ((c->fields[i].access & ACC_STATIC) && c->fields[i].offset == word) return &c->fields[i];
    return NULL;
}

static bool can_race(const struct field *field) {
    return field && !field->holder->module && !(field->access & (ACC_VOLATILE | ACC_FINAL));
}

/* A native of the JDK's that carries out a variable handle's operation. */
static bool is_place_native(const struct method *m) {
    enum native_touch touch = m && m->native ? m->native_flags >> NATIVE_TOUCH_SHIFT : TOUCH_NOTHING;
    return touch == TOUCH_PLACE_READ || touch == TOUCH_PLACE_WRITE;
}

/* Where the accesses of the application are: its own instructions, and what it has variable handles do. */
static bool find_access(struct vm *vm, u32 thread, struct variable_access *access) {
    struct thread *t = vm->threads.items[thread];
    struct pending p = seam_pending(vm, thread);
    struct access touched[MOST_ACCESSES];
    bool write = p.operation == OPERATION_WRITE;
    if (p.operation == OPERATION_READ || write) {
        bool atomic = t->pc->op == OP_CALLHANDLE && !handle_is_plain(t);
        *access = (struct variable_access){p.object, p.slot, write, atomic, NULL};
        return !p.method->holder->module || !p.object || !class_of(vm, p.object)->is_array;
    }
    if (p.operation != OPERATION_CALL || !is_place_native(p.called) || !varhandle_is_behind(t)) return false;
    if (!seam_accesses(vm, thread, touched)) return false;
    *access = (struct variable_access){touched->object, touched->slot, touched->kind == ACCESS_WRITE, access_is_atomic(p.called), NULL};
    return true;
}

bool property_access(struct vm *vm, u32 thread, struct variable_access *access) {
    const struct thread *t = vm->threads.items[thread];
    if (!t->h.object || t->h.state != THREAD_RUNNABLE || !t->h.visible || !find_access(vm, thread, access)) return false;
    const struct class *c = access->object ? class_of(vm, access->object) : NULL;
    if (c && c->is_array) return true;
    access->field = c ? field_at(c, access->slot) : static_at(vm, access->slot);
    return can_race(access->field);
}

static bool conflict(const struct variable_access *a, const struct variable_access *b) {
    return a->object == b->object && a->slot == b->slot && (a->write || b->write) && !(a->atomic && b->atomic);
}

bool property_race(struct vm *vm, u32 thread, u32 *other) {
    struct variable_access mine, theirs;
    if (!property_access(vm, thread, &mine)) return false;
    for (u32 i = 0; i < vm->threads.count; i++) {
        if (i == thread || !property_access(vm, i, &theirs) || !conflict(&mine, &theirs)) continue;
        *other = i;
        return true;
    }
    return false;
}

/* ---- exit statuses ---- */

bool property_bad_exit(const struct vm *vm) { return vm->exit_status != 0 && !vm->threads.items[0]->h.uncaught; }

/* ---- invariants ---- */

int property_broken_invariant(const struct properties *properties, struct vm *vm, struct witness *witness) {
    for (u32 i = 0; i < properties->invariants.count; i++)
        if (!invariant_holds(properties->invariants.items[i], vm, witness)) return (int)i;
    return -1;
}
