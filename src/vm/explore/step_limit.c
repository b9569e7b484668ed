#include "vm/explore/step_limit.h"

#include "vm/access/access.h"
#include "vm/access/extra_accesses.h"
#include "vm/access/unobserved.h"
#include "vm/explore/interrupt_status.h"
#include "vm/explore/library_op.h"

/* One that makes more accesses, none of them new, waits for others by looking again and again: they must get their
 * turn. And a step that touches too much is not worth comparing with others. */
enum { MOST_PASSED = 1 << 10, MOST_NOTED = 1 << 11 };

static bool is_unwatched(const struct thread *t, struct frame *f) {
    const struct vm *vm = t->vm;
    return !vm->threads.concurrent || !vm->undo || t->h.atomic || unobserved_run(vm, f);
}

/* What it does after its first access belongs to the step, too. */
static void note(struct thread *t) {
    struct access accesses[MOST_ACCESSES];
    u32 count = access_of_operation(t, accesses);
    for (u32 i = 0; i < count; i++)
        if (extra_accesses_add(t->vm, accesses[i])) t->vm->explore.passed = 0;
}

/* What is cut, and no operation itself, is so where a cut operation calls it. */
static bool is_cut(struct frame *f) {
    if (!(f->method->flags & METHOD_CUT) || (f->method->flags & METHOD_OPERATION)) return f->method->flags & METHOD_CUT;
    const struct frame *caller = frame_caller(f);
    return caller && (caller->method->flags & METHOD_CUT);
}

static bool is_step_of_its_own(struct thread *t, struct frame *f) {
    return is_cut(f) || interrupt_status_is_next(t, f);
}

bool step_goes_on(struct thread *t, struct frame *f) {
    struct vm *vm = t->vm;
    if (!is_unwatched(t, f)) {
        const struct frame *operation = library_op_of(vm, f);
        if (operation && is_step_of_its_own(t, f)) operation = NULL;
        u32 inside = operation ? operation->depth + 1 : 0;
        bool is_inside = inside && t->h.inside == inside;
        bool may_pass = is_inside && vm->explore.passed++ < MOST_PASSED && vm->explore.noted.count < MOST_NOTED;
        if (!may_pass && !vm->explore.open) return false;
        if (is_inside && !(operation->method->flags & METHOD_LOCK)) note(t);
        t->h.inside = inside;
    }
    vm->explore.open = false;
    return true;
}
