/* library_holds.h - which locks of the library threads hold, and how often, as far as the listener was told.
 *
 * A hold is (thread, lock, shared): a lock can be held in both ways. Threads are known by their numbers in events. A
 * lock that becomes garbage while it is held is forgotten: its number may be another lock's.
 */
#ifndef HAVELOCK_VM_LISTEN_LIBRARY_HOLDS_H
#define HAVELOCK_VM_LISTEN_LIBRARY_HOLDS_H

#include "vm/listen/listener.h"

/* How often; 0: not at all. */
u64 library_holds_count(const struct listener *l, u32 thread, ref lock, bool shared);
void library_holds_set(struct listener *l, u32 thread, ref lock, bool shared, u64 count);

/* The object is no more. */
void library_holds_forget(struct listener *l, ref lock);

#endif
