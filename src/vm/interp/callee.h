/* callee.h - which method a thread is about to call. */
#ifndef HAVELOCK_VM_INTERP_CALLEE_H
#define HAVELOCK_VM_INTERP_CALLEE_H

#include "vm/vm.h"

/* The method that the call instruction the thread stands at would enter. NULL: it is no quick call, its receiver is
 * null, or it selects no method. */
struct method *callee_of(const struct thread *t);

#endif
