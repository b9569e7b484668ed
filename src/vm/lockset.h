/* lockset.h - sets of locks, each stored once and known by a number; number 0 is the empty set.
 *
 * A lock is any 32-bit number (a reference). Sets are never freed before the table: there are few different ones in a
 * program, and asking again for a set that was computed before costs one look into a map.
 */
#ifndef HAVELOCK_VM_LOCKSET_H
#define HAVELOCK_VM_LOCKSET_H

#include "base/types.h"

struct locksets;

struct locksets *locksets_new(void);
void locksets_free(struct locksets *sets);

u32 lockset_with(struct locksets *sets, u32 set, u32 lock);
u32 lockset_without(struct locksets *sets, u32 set, u32 lock);
u32 lockset_common(struct locksets *sets, u32 a, u32 b);

/* The locks in ascending order; borrowed until the next set is made. */
const u32 *lockset_locks(const struct locksets *sets, u32 set, u32 *count);

#endif
