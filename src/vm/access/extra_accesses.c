#include "vm/access/extra_accesses.h"

#include <assert.h>

bool extra_accesses_add(struct vm *vm, struct access access) {
    assert(vm->undo);
    for (u32 i = 0; i < vm->explore.noted.count; i++) {
        const struct access *a = &vm->explore.noted.items[i];
        if (a->object == access.object && a->slot == access.slot && a->kind == access.kind) return false;
    }
    vec_push(&vm->explore.noted, access);
    return true;
}
