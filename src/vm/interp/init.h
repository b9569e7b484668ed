/* init.h - class initialisation (JVMS 5.5), without recursion on the C stack.
 *
 * The initialisation record of a class is the head of its static words: status, owner (thread
 * number + 1), error (what a failed initialisation is reported with later). Initialising pushes a
 * stub frame whose four instructions wait or mark, initialise superclass and superinterfaces, run
 * <clinit>, and mark done; the instruction that asked is then executed again.
 */
#ifndef HAVELOCK_VM_INTERP_INIT_H
#define HAVELOCK_VM_INTERP_INIT_H

#include "vm/interp/init_status.h"

enum init_result {
    INIT_READY,   /* initialised */
    INIT_RUNNING, /* this very thread is initialising it: go on */
    INIT_PUSHED,  /* a stub frame was pushed: resume the thread, the instruction comes again */
    INIT_THROWN   /* an exception was raised */
};

/* The thread's registers must be written back. */
enum init_result init_ensure(struct thread *t, struct class *c);

/* Writes the initial values of static words of classes loaded since the last call. */
void init_prepare_statics(struct vm *vm);

/* Unwinding passes the stub frame of class c: marks it failed; returns the exception to go on with. */
ref init_failed(struct thread *t, struct class *c, ref exception);

#endif
