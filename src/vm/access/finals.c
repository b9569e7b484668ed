#include "vm/access/finals.h"

#include "vm/access/protection.h"
#include "vm/caveats.h"
#include "vm/heap/place.h"

void finals_native_write(struct thread *t, ref object, u32 slot) {
    struct vm *vm = t->vm;
    bool can_be_field = object ? (vm->heap.flags[object] & OBJECT_SHARED) : slot < program_static_words(vm->program);
    if (!can_be_field || !vm->threads.concurrent || !vm->undo) return;
    const struct field *f = place_field(vm, object, slot);
    if (!f || !(f->access & ACC_FINAL)) return;
    if (f->holder->module) {
        caveat_note(t, CAVEAT_FINALS);
        return;
    }
    protection_expose(vm, 0, f->access & ACC_STATIC ? SLOT_STATIC_FINALS : SLOT_FINALS);
}

bool finals_are_settled(const struct vm *vm, const struct field *f) {
    return (f->access & ACC_FINAL) && (!vm->explore.finals_open || f->holder->module);
}
