#include "vm/access/unobserved.h"

#include "vm/interp/frame.h"
#include "vm/vm.h"

static bool is_unobserved(const struct vm *vm, const struct frame *f) {
    if (f->method->flags & METHOD_UNOBSERVED) return !(f->method->flags & METHOD_GROUPS) || !vm->explore.groups_seen;
    return f->flags & FRAME_UNOBSERVED;
}

bool unobserved_run(const struct vm *vm, struct frame *f) {
    for (; f && f->method->holder->module; f = frame_caller(f))
        if (is_unobserved(vm, f)) return true;
    return false;
}
