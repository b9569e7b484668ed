#include "vm/explore/interrupt_status.h"

#include "vm/access/protection.h"
#include "vm/explore/library_op.h"
#include "vm/explore/pending.h"

static bool is_idle(const struct thread *t) {
    for (struct frame *f = t->fp; f && !library_op_ends_at(f->method); f = frame_caller(f))
        if (f->method->flags & METHOD_IDLE) return true;
    return false;
}

bool interrupt_status_is_next(struct thread *t, struct frame *f) {
    struct vm *vm = t->vm;
    if (!class_is_subclass(f->method->holder, vm->known.Thread)) return false;
    struct pending p = pending_at(t);
    bool accesses = p.operation == OPERATION_READ || p.operation == OPERATION_WRITE;
    if (!accesses || p.slot != vm->known.Thread_interrupted || !p.object) return false;
    if (!class_is_subclass(class_of(vm, p.object), vm->known.Thread) || is_idle(t)) return false;
    return protection_is_exposed(vm, p.object, (u32)SLOT_INTERRUPT);
}

void interrupt_status_set(struct thread *t, ref thread) {
    struct vm *vm = t->vm;
    if (vm->undo && vm->threads.concurrent && thread != t->h.object && !is_idle(t))
        protection_expose(vm, thread, (u32)SLOT_INTERRUPT);
}
