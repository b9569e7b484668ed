#include "vm/explore/stretch.h"

#include "base/limits.h"
#include "vm/interp/interp.h"

bool stretch_is_to_end(struct thread *t, bool anyway) {
    const struct vm_asked *asked = &t->vm->explore.asked;
    if (!anyway && !limits_hit(t->vm->options.limits)) return false;
    if (!asked->to_end || !asked->to_end(asked->context)) return false;
    t->stop = STOP_ASKED;
    return true;
}

/* A collection ends the budget early. What is watched from then on would not tell which numbers were free. */
enum stop stretch_run(struct thread *t, i64 branches) {
    struct vm *vm = t->vm;
    for (i64 left = branches; left > 0; left = vm->gc.unused) {
        u32 collections = vm->gc.in_step;
        if (interp_run(t, left) != STOP_BUDGET || vm->gc.in_step == collections) break;
        if (vm->explore.watch.brief) vm->explore.watch = (struct vm_watch){0};
        if (stretch_is_to_end(t, true)) break;
    }
    return (enum stop)t->stop;
}
