#include "vm/access/owner.h"

#include <string.h>

#include "vm/access/access_slots.h"
#include "vm/access/protection.h"

bool owner_is_field(const struct field *f) {
    return strcmp(f->name->text, "exclusiveOwnerThread") == 0 && f->holder->module &&
           strcmp(f->holder->name->text, "java/util/concurrent/locks/AbstractOwnableSynchronizer") == 0;
}

void owner_change(struct thread *t, ref synchronizer, u32 offset, ref to) {
    struct vm *vm = t->vm;
    ref self = t->h.object, from = get32(object_at(vm, synchronizer), offset);
    if (!vm->undo || from == to) return;
    bool enters = !from && to == self, leaves = from == self && !to;
    if (leaves) protection_unlocked(t, synchronizer);
    else if (!enters) protection_expose(vm, synchronizer, (u32)SLOT_OWNER);
    else if (!protection_is_exposed(vm, synchronizer, (u32)SLOT_OWNER)) protection_locked(t, synchronizer);
}
