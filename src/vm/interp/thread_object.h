/* thread_object.h - the java.lang.Thread of a thread: its number, name, status and interrupt.
 *
 * The object's length word (object.h) is the number of its thread plus 1 while that lives; 0: it was not started;
 * THREAD_GONE: it has ended.
 */
#ifndef HAVELOCK_VM_INTERP_THREAD_OBJECT_H
#define HAVELOCK_VM_INTERP_THREAD_OBJECT_H

#include "vm/vm.h"

enum { THREAD_GONE = INT32_MAX };

/* JVMTI's status words, as Thread.threadStatus has them. */
enum java_thread_status {
    THREAD_STATUS_NEW = 0,
    THREAD_STATUS_TERMINATED = 2,
    THREAD_STATUS_RUNNABLE = 0x5,
    THREAD_STATUS_SLEEPING = 0xE1,
    THREAD_STATUS_WAITING = 0x191,
    THREAD_STATUS_TIMED_WAITING = 0x1A1,
    THREAD_STATUS_PARKED = 0x291,
    THREAD_STATUS_TIMED_PARKED = 0x2A1,
    THREAD_STATUS_BLOCKED = 0x401
};

/* The thread of a Thread object that was started and has not ended, or NULL. */
struct thread *thread_of_object(struct vm *vm, ref object);

/* The length word, saved for undo. */
void thread_set_number(struct vm *vm, ref object, u32 number);

/* What getName() says; cut to fit. */
void thread_java_name(struct thread *t, char *out, size_t size);

/* The name to show, never blank. A thread without a name goes by its number among those that were started:
 * "VirtualThread#0" is the first one. In a search that is the number that it was first met under, on whatever path, so
 * that a name means the same thread everywhere. */
void thread_display_name(struct thread *t, char *out, size_t size);

bool thread_is_virtual(struct vm *vm, ref object);

/* The status word of the thread's present state; and the one that the object has. */
u32 thread_status(const struct thread *t);
void thread_set_status(struct vm *vm, ref object, u32 status);

bool thread_is_interrupted(const struct thread *t);
void thread_set_interrupted(struct thread *t, bool value);

#endif
