#include "search/property.h"

#include <stdlib.h>

#include "search/circling.h"
#include "search/waits.h"
#include "vm/insn.h"
#include "vm/observe.h"

void properties_free(struct properties *properties) {
    for (u32 i = 0; i < properties->invariants.count; i++) invariant_free(properties->invariants.items[i]);
    vec_free(&properties->invariants);
}

/* ---- circles ---- */

bool property_circle(struct vm *vm, u32 thread) {
    if (!wait_is_endless(vm, thread)) return false;
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

/* Calls, variable handles and natives are operations of another kind. */
static bool is_field_instruction(const struct thread *t) {
    switch (t->pc->op) {
    case OP_GETFIELD32:
    case OP_GETFIELD64:
    case OP_PUTFIELD32:
    case OP_PUTFIELD64:
    case OP_PUTFIELDNARROW:
    case OP_GETSTATIC32:
    case OP_GETSTATIC64:
    case OP_PUTSTATIC32:
    case OP_PUTSTATIC64:
    case OP_PUTSTATICNARROW: return true;
    default: return false;
    }
}

bool property_plain_access(struct vm *vm, u32 thread, struct plain_access *access) {
    const struct thread *t = vm->threads.items[thread];
    if (!t->h.object || t->h.state != THREAD_RUNNABLE || !t->h.visible) return false;
    struct pending p = seam_pending(vm, thread);
    if ((p.operation != OPERATION_READ && p.operation != OPERATION_WRITE) || t->pc->op == OP_CALLHANDLE) return false;
    *access = (struct plain_access){p.object, p.slot, p.operation == OPERATION_WRITE, NULL};
    if (!is_field_instruction(t)) return p.object && !p.method->holder->module;
    access->field = p.object ? field_at(class_of(vm, p.object), p.slot) : static_at(vm, p.slot);
    return access->field && !access->field->holder->module && !(access->field->access & (ACC_VOLATILE | ACC_FINAL));
}

bool property_race(struct vm *vm, u32 thread, u32 *other) {
    struct plain_access mine, theirs;
    if (!property_plain_access(vm, thread, &mine)) return false;
    for (u32 i = 0; i < vm->threads.count; i++) {
        if (i == thread || !property_plain_access(vm, i, &theirs)) continue;
        if (mine.object != theirs.object || mine.slot != theirs.slot || (!mine.write && !theirs.write)) continue;
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
