/* juc_locks.h - the locks of java.util.concurrent, as a user thinks of them.
 *
 * In a run that is listened to, the methods in a table (juc_locks.c) are noticed when they are entered and left: from
 * that come the lock events of the library's locks. What happens inside them is marked EVENT_LIBRARY. A lock of the
 * library is known in events by the object that all its parts share (the synchronizer).
 *
 * The table also has what the library hands from thread to thread by plain accesses and fences of its own: that orders.
 * And it has where tasks are handed to an executor and executed, and where their results are left and collected.
 */
#ifndef HAVELOCK_VM_LISTEN_JUC_LOCKS_H
#define HAVELOCK_VM_LISTEN_JUC_LOCKS_H

#include "vm/native.h"

/* Is the method in the table? Then it gets a body that calls juc_locks_enter and leaves the rest to the bytecode. */
bool juc_locks_bind(struct method *m);

/* Does a method of that class and name take a lock? java.util.concurrent.locks.Lock's do. */
bool juc_locks_takes(struct slice holder, struct slice name);

/* Methods that were prepared before anybody listened are prepared again. */
void juc_locks_reset(struct vm *vm);

/* The frame of such a method is left: with a result (not zero), or by an exception. */
void juc_locks_leave(struct thread *t, struct frame *f, bool result, bool thrown);

enum native_status juc_locks_enter(struct thread *t, u32 *args, u32 *result);

static inline u16 juc_locks_flag(const struct method *m) {
    return m->native == (void (*)(void))juc_locks_enter ? FRAME_JUC_LOCK : 0;
}

#endif
