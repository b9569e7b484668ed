#include "vm/explore/library_op.h"

#include <string.h>

#include "vm/explore/access.h"
#include "vm/explore/observe.h"
#include "vm/explore/seam.h"
#include "vm/explore/unobserved.h"

/* One that makes more accesses, none of them new, waits for others by looking again and again: they must get their
 * turn. And a step that touches too much is not worth comparing with others. */
enum { MOST_PASSED = 1 << 10, MOST_NOTED = 1 << 11 };

/* A part of a lock knows the lock: conditions their synchronizer, phasers their root. */
static ref whole_of(struct vm *vm, ref part) {
    const struct class *c = class_of(vm, part);
    for (u32 i = 0; i < c->field_count; i++) {
        const struct field *f = &c->fields[i];
        bool leads = strcmp(f->name->text, "this$0") == 0 || strcmp(f->name->text, "root") == 0;
        if (leads && !(f->access & ACC_STATIC) && f->type == 'L') return get32(object_at(vm, part), f->offset);
    }
    return part;
}

/* Is the frame one of an operation, if flags are METHOD_OPERATION, or METHOD_LOCK? A lock of a class of the program
 * that extends one of the library's may do what it likes. */
static bool is_operation(struct vm *vm, struct frame *f, u32 flags, ref *lock) {
    if (!(f->method->flags & flags)) return false;
    *lock = 0;
    if (!(f->method->flags & METHOD_LOCK)) return true;
    *lock = whole_of(vm, frame_locals(f)[0]);
    return *lock && class_of(vm, *lock)->module;
}

static struct frame *outermost(struct vm *vm, struct frame *f, u32 flags, ref *lock) {
    struct frame *found = NULL;
    ref at;
    for (; f && f->method->holder->module; f = frame_caller(f)) {
        if (!is_operation(vm, f, flags, &at)) continue;
        found = f;
        *lock = at;
    }
    return found;
}

struct frame *library_op_on_lock(struct vm *vm, struct frame *f, ref *lock) {
    return outermost(vm, f, METHOD_LOCK, lock);
}

static bool is_unwatched(const struct thread *t, struct frame *f) {
    const struct vm *vm = t->vm;
    return !vm->threads.concurrent || !vm->undo || t->h.atomic || unobserved_run(f);
}

/* What it does after its first access belongs to the step, too. */
static void note(struct thread *t) {
    struct access accesses[MOST_ACCESSES];
    u32 count = access_of_operation(t, accesses);
    for (u32 i = 0; i < count; i++)
        if (observe_note(t->vm, accesses[i])) t->vm->explore.passed = 0;
}

static u32 noted(struct vm *vm) {
    u32 count;
    return seam_noted(vm, &count), count;
}

bool library_op_goes_on(struct thread *t, struct frame *f) {
    struct vm *vm = t->vm;
    ref ignored;
    if (!is_unwatched(t, f)) {
        const struct frame *operation = outermost(vm, f, METHOD_OPERATION, &ignored);
        u32 inside = operation ? operation->depth + 1 : 0;
        bool is_inside = inside && t->h.inside == inside;
        bool may_pass = is_inside && vm->explore.passed++ < MOST_PASSED && noted(vm) < MOST_NOTED;
        if (!may_pass && !vm->explore.open) return false;
        if (is_inside && !(operation->method->flags & METHOD_LOCK)) note(t);
        t->h.inside = inside;
    }
    vm->explore.open = false;
    return true;
}
