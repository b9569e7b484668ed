#include "vm/explore/pending.h"

#include "vm/interp/callee.h"
#include "vm/link/handle_access.h"
#include "vm/native.h"
#include "vm/world/printed.h"

static void describe_call(struct thread *t, struct pending *p) {
    struct method *m = callee_of(t);
    p->operation = OPERATION_CALL;
    p->called = m;
    if (!m) return;
    if (m->arg_slots && !method_is_static(m)) p->object = t->sp[-(i32)m->arg_slots];
    if (!m->code || !m->code->native) {
        p->operation = OPERATION_LOCK;
        if (method_is_static(m)) p->object = t->vm->link.mirrors[m->holder->id];
    } else if (native_prints(m) && printed_lock(t, p->object)) p->operation = OPERATION_LOCK;
}

static void describe_handle(struct thread *t, struct pending *p) {
    bool write = false;
    p->operation = OPERATION_CALL;
    if (handle_pending(t, &p->object, &p->slot, &write)) p->operation = write ? OPERATION_WRITE : OPERATION_READ;
}

static void describe_access(struct thread *t, struct pending *p) {
    const u32 *sp = t->sp;
    switch (t->pc->op) {
    case OP_MONITORENTER: *p = (struct pending){.operation = OPERATION_LOCK, .object = sp[-1]}; break;
    case OP_GETFIELD32:
    case OP_GETFIELD64: *p = (struct pending){.operation = OPERATION_READ, .object = sp[-1], .slot = t->pc->b}; break;
    case OP_PUTFIELD32:
    case OP_PUTFIELDNARROW:
        *p = (struct pending){.operation = OPERATION_WRITE, .object = sp[-2], .slot = t->pc->b};
        break;
    case OP_PUTFIELD64: *p = (struct pending){.operation = OPERATION_WRITE, .object = sp[-3], .slot = t->pc->b}; break;
    case OP_GETSTATIC32:
    case OP_GETSTATIC64: *p = (struct pending){.operation = OPERATION_READ, .slot = t->pc->b}; break;
    case OP_PUTSTATIC32:
    case OP_PUTSTATIC64:
    case OP_PUTSTATICNARROW: *p = (struct pending){.operation = OPERATION_WRITE, .slot = t->pc->b}; break;
    case OP_ALOAD32:
    case OP_ALOAD64:
    case OP_ALOAD8:
    case OP_ALOAD16:
    case OP_ALOADU16: *p = (struct pending){.operation = OPERATION_READ, .object = sp[-2], .slot = sp[-1]}; break;
    case OP_ASTORE32:
    case OP_ASTORE8:
    case OP_ASTORE16:
    case OP_ASTOREREF: *p = (struct pending){.operation = OPERATION_WRITE, .object = sp[-3], .slot = sp[-2]}; break;
    case OP_ASTORE64: *p = (struct pending){.operation = OPERATION_WRITE, .object = sp[-4], .slot = sp[-3]}; break;
    case OP_CALLHANDLE: describe_handle(t, p); break;
    case OP_THREADBOTTOM: *p = (struct pending){.operation = OPERATION_END, .object = t->h.object}; break;
    case OP_INITBEGIN:
        *p = (struct pending){.operation = OPERATION_INIT, .slot = t->classes[t->fp->extra]->statics_start};
        break;
    default: describe_call(t, p);
    }
}

struct pending pending_at(struct thread *t) {
    struct pending p = {.operation = OPERATION_BEGIN};
    describe_access(t, &p);
    return p;
}

struct pending pending_of(struct thread *t) {
    struct pending p = {.operation = OPERATION_BEGIN};
    if (t->h.state == THREAD_DESTROY) p.operation = OPERATION_END;
    else if (t->h.state == THREAD_WAITING || t->h.state == THREAD_REACQUIRE)
        p = (struct pending){.operation = OPERATION_WAIT, .object = t->h.blocker};
    else if (t->h.visible) describe_access(t, &p);
    p.method = t->fp->method;
    p.offset = t->fp->method->code->offsets[t->pc - t->fp->method->code->insns];
    return p;
}
