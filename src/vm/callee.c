#include "vm/callee.h"

#include "program/itable.h"

static struct class *receiver_class(const struct thread *t) {
    ref receiver = t->sp[-(i32)t->pc->a];
    return receiver ? class_of(t->vm, receiver) : NULL;
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
    case OP_CALLINTERFACE: return (c = receiver_class(t)) ? itable_find(c, pc->b) : NULL;
    default: return NULL;
    }
}
