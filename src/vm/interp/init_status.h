/* init_status.h - how far the initialisation of a class is: the first of its static words (init.h). */
#ifndef HAVELOCK_VM_INTERP_INIT_STATUS_H
#define HAVELOCK_VM_INTERP_INIT_STATUS_H

#include "vm/vm.h"

enum init_status { INIT_STATUS_NONE, INIT_STATUS_RUNNING, INIT_STATUS_DONE, INIT_STATUS_FAILED };

static inline bool init_done(const struct vm *vm, const struct class *c) {
    return vm->statics.words[c->statics_start] == INIT_STATUS_DONE;
}

#endif
