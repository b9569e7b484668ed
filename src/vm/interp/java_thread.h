/* java_thread.h - the life of a thread: made, started, run, ended.
 *
 * The lowest frame of a thread executes THREADBOTTOM whenever the frame above it returns or throws; the
 * phase in the thread's header says what that was: run(), the uncaught-exception handler, exit().
 */
#ifndef HAVELOCK_VM_INTERP_JAVA_THREAD_H
#define HAVELOCK_VM_INTERP_JAVA_THREAD_H

#include "vm/interp/thread_object.h"

/* The thread for a java.lang.Thread object, in state NEW, with its bottom frame; made if need be. */
struct thread *thread_for(struct vm *vm, ref object);

/* Makes it runnable. */
void thread_start(struct thread *t);

void thread_free(struct thread *t);

#endif
