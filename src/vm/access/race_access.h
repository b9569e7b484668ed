/* race_access.h - the accesses a thread stands before that can be in a data race.
 *
 * These are its own instructions, and what it has the JDK do for it (native_access.h); a copy reads and writes ranges.
 * Volatile and final fields cannot be in a race. Fields of the JDK, and array accesses in its code, are left out unless
 * the VM's options say otherwise (jdk_races).
 */
#ifndef HAVELOCK_VM_ACCESS_RACE_ACCESS_H
#define HAVELOCK_VM_ACCESS_RACE_ACCESS_H

#include "vm/listen/native_access.h"

/* Lists them; returns how many, at most MOST_NATIVE_ACCESSES. */
u32 race_access_list(struct vm *vm, u32 thread, struct native_access *accesses);

/* Does one of them conflict with one of the other thread's: the same place, one writes, one is not atomic? Both are
 * given for that place. */
bool race_access_conflict(struct vm *vm, u32 thread, u32 other, struct native_access *mine,
                          struct native_access *theirs);

#endif
