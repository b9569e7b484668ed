/* access.h - what an operation touches that other threads can see (access_slots.h). */
#ifndef HAVELOCK_VM_ACCESS_ACCESS_H
#define HAVELOCK_VM_ACCESS_ACCESS_H

#include "vm/access/access_slots.h"
#include "vm/access/protection.h"

/* What the native method touches with these arguments (the notes of its table entry say, see native.h); returns how
 * many. */
u32 access_of_native(struct thread *t, const struct method *m, const u32 *args, struct access *out);

/* Of a native that touches a place (Unsafe's): is it more than a plain read or write? */
bool access_is_atomic(const struct method *m);

/* Can another thread see or affect that call? Notes the accesses for protection. */
bool access_native_visible(struct thread *t, const struct method *m, const u32 *args);

/* What the running thread is about to touch in the midst of an operation (library_op.h). */
u32 access_of_operation(struct thread *t, struct access *out);

/* What the thread would touch in its next step, where it stands; at most MOST_ACCESSES. */
u32 access_of_next(struct thread *t, struct access *out);

#endif
