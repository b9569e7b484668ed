/* interp.h - runs a thread (handler.h says how instructions are executed). */
#ifndef HAVELOCK_VM_INTERP_INTERP_H
#define HAVELOCK_VM_INTERP_INTERP_H

#include "base/compiler.h"
#include "vm/vm.h"

/* Runs the thread until it stops; the reason is also in t->stop. */
enum stop interp_run(struct thread *t, i64 budget);

#endif
