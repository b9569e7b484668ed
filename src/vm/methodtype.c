#include "vm/methodtype.h"

int methodtype_literal(struct thread *t, struct class *c, u16 index) {
    vm_fatal(t->vm, t, "method type constant %u of %s is not supported", index, c->name->text);
    return -1;
}

int methodhandle_literal(struct thread *t, struct class *c, u16 index) {
    vm_fatal(t->vm, t, "method handle constant %u of %s is not supported", index, c->name->text);
    return -1;
}
