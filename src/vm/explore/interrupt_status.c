#include "vm/explore/interrupt_status.h"

#include "vm/access/protection.h"
#include "vm/explore/idle_worker.h"
#include "vm/explore/pending.h"

bool interrupt_status_is_next(struct thread *t, struct frame *f) {
    struct vm *vm = t->vm;
    if (!class_is_subclass(f->method->holder, vm->known.Thread)) return false;
    struct pending p = pending_at(t);
    bool accesses = p.operation == OPERATION_READ || p.operation == OPERATION_WRITE;
    if (!accesses || p.slot != vm->known.Thread_interrupted || !p.object) return false;
    if (!class_is_subclass(class_of(vm, p.object), vm->known.Thread) || idle_worker_is_met(t)) return false;
    return protection_is_exposed(vm, p.object, (u32)SLOT_INTERRUPT);
}

void interrupt_status_set(struct thread *t, ref thread) {
    struct vm *vm = t->vm;
    if (vm->undo && vm->threads.concurrent && thread != t->h.object && !idle_worker_is_met(t))
        protection_expose(vm, thread, (u32)SLOT_INTERRUPT);
}
