#include "vm/explore/observe.h"

#include "base/map.h"
#include "vm/interp/thread_slots.h"

void observe_start(struct vm *vm, ref thread) {
    u64 number;
    share(vm, thread);
    if (map_get(vm->threads.ids, thread, &number)) protection_started(vm, (u32)number);
    protection_expose(vm, thread, SLOT_MONITOR);
    protection_expose(vm, thread, vm->known.Thread_interrupted);
}

void observe_join(struct thread *t, ref thread) {
    u32 number;
    if (thread_has_ended(t->vm, thread, &number)) protection_joined(t, number);
}

void observe_class(struct vm *vm, const struct class *c) {
    extra_accesses_add(vm, (struct access){0, c->statics_start, ACCESS_READ});
}
