/* java_thread.h - the life of a thread: made, started, run, ended.
 *
 * The lowest frame of a thread executes THREADBOTTOM whenever the frame above it returns or throws; the
 * phase in the thread's header says what that was: run(), the uncaught-exception handler, exit().
 */
#ifndef HAVELOCK_VM_INTERP_JAVA_THREAD_H
#define HAVELOCK_VM_INTERP_JAVA_THREAD_H

#include "vm/vm.h"

/* The thread for a java.lang.Thread object, in state NEW, with its bottom frame; made if need be. */
struct thread *thread_for(struct vm *vm, ref object);

/* The thread of a Thread object that was started and has not ended, or NULL. */
struct thread *thread_of_object(struct vm *vm, ref object);

/* Observed: was it started, and has it ended? Says which thread it was. That follows from the object alone, not from
 * what happened on other paths. */
bool thread_has_ended(struct vm *vm, ref object, u32 *number);

/* Makes it runnable. */
void thread_start(struct thread *t);

void thread_free(struct thread *t);

/* What getName() says; cut to fit. */
void thread_java_name(struct thread *t, char *out, size_t size);

/* The name to show, never blank. A thread without a name goes by its number among those that were started:
 * "VirtualThread#0" is the first one. In a search that is the number that it was first met under, on whatever path, so
 * that a name means the same thread everywhere. */
void thread_display_name(struct thread *t, char *out, size_t size);

bool thread_is_virtual(struct vm *vm, ref object);

/* JVMTI-style status word of the thread's present state (Thread.threadStatus). */
u32 thread_status(const struct thread *t);
void thread_set_status(struct vm *vm, ref object, u32 status);

bool thread_is_interrupted(const struct thread *t);
void thread_set_interrupted(struct thread *t, bool value);

#endif
