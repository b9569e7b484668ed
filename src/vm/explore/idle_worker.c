#include "vm/explore/idle_worker.h"

#include <string.h>

#include "vm/explore/library_op.h"

static const struct method *idle_method(const struct thread *t) {
    for (struct frame *f = t->fp; f && !library_op_ends_at(f->method); f = frame_caller(f))
        if (f->method->flags & METHOD_IDLE) return f->method;
    return NULL;
}

bool idle_worker_is_met(const struct thread *t) { return idle_method(t) != NULL; }

bool idle_worker_stays(const struct thread *t) {
    const struct method *m = t->vm->undo ? idle_method(t) : NULL;
    return m && strcmp(m->holder->name->text, "java/util/concurrent/ForkJoinPool") == 0;
}
