#include "vm/condy.h"

int condy_resolve(struct thread *t) {
    vm_fatal(t->vm, t, "dynamic constants are not supported");
    return -1;
}
