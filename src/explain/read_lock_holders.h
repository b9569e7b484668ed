/* read_lock_holders.h - which threads hold a ReentrantReadWriteLock for reading? The lock only counts them; each thread
 * has its own count in a thread-local variable. */
#ifndef HAVELOCK_EXPLAIN_READ_LOCK_HOLDERS_H
#define HAVELOCK_EXPLAIN_READ_LOCK_HOLDERS_H

#include "vm/listen/display_names.h"

/* Does the thread? lock: any object. */
bool read_lock_holders_has(struct vm *vm, ref lock, u32 thread);

/* "for writing" or "for reading": what a thread that waits for such a lock wants it for. */
const char *read_lock_holders_purpose(const struct thread *t);

/* "Thread-1 and Thread-2"; NULL: nobody, or it is no such lock. */
const char *read_lock_holders_text(struct display_names *display_names, struct arena *arena, ref lock);

#endif
