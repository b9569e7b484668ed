#include "vm/explore/library_op.h"

#include <string.h>

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
    for (; f && !library_op_ends_at(f->method); f = frame_caller(f)) {
        if (!is_operation(vm, f, flags, &at)) continue;
        found = f;
        *lock = at;
    }
    return found;
}

struct frame *library_op_on_lock(struct vm *vm, struct frame *f, ref *lock) {
    return outermost(vm, f, METHOD_LOCK, lock);
}

struct frame *library_op_of(struct vm *vm, struct frame *f) {
    ref ignored;
    return outermost(vm, f, METHOD_OPERATION, &ignored);
}
