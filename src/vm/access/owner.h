/* owner.h - locks of java.util.concurrent: a synchronizer protects what its owner accesses, as a monitor does.
 *
 * AbstractOwnableSynchronizer keeps the thread that has it alone. From the moment a thread enters itself there until it
 * takes itself out, it holds the synchronizer: the lock belongs to its lockset (protection.h). That only one does is
 * assumed and checked at each change; a synchronizer of a class that breaks it holds nothing any more, and the search
 * starts again.
 */
#ifndef HAVELOCK_VM_ACCESS_OWNER_H
#define HAVELOCK_VM_ACCESS_OWNER_H

#include "vm/vm.h"

bool owner_is_field(const struct field *f);

/* The running thread of an observed run is about to write it. */
void owner_change(struct thread *t, ref synchronizer, u32 offset, ref to);

#endif
