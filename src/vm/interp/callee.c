#include "vm/interp/callee.h"

#include "program/link/itable.h"
#include "program/link/resolve.h"

static struct class *receiver_class(const struct thread *t) {
    ref receiver = t->sp[-(i32)t->pc->a];
    return receiver ? class_of(t->vm, receiver) : NULL;
}

static struct method *selected_for(const struct thread *t, struct class *c, struct method *m) {
    struct link_error ignored = {0};
    struct method *selected = itable_find(c, m->id);
    if (selected || !class_is_subclass(c, m->holder)) return selected;
    return select_interface(t->vm->program, c, m, &ignored);
}

struct method *callee_of(const struct thread *t) {
    const struct insn *pc = t->pc;
    struct class *c;
    switch (pc->op) {
    case OP_CALLSTATIC:
    case OP_CALLFINAL:
    case OP_CALLSUPERIN:
    case OP_CALLPRIVATEIN: return t->methods[pc->b];
    case OP_CALLVIRTUAL: return (c = receiver_class(t)) ? c->vtable[pc->b] : NULL;
    case OP_CALLINTERFACE: return (c = receiver_class(t)) ? selected_for(t, c, t->methods[pc->b]) : NULL;
    default: return NULL;
    }
}
