/* interrupt_status.h - an operation of the library and the interrupt status of threads.
 *
 * An operation that may be interrupted looks at the thread's status at one moment and at its lock at another; and one
 * that interrupts others does so beside its own effect. So an access to the status is a step of its own, also in the
 * midst of an operation (library_op.h). That nobody interrupts a thread but itself is assumed of all threads that were
 * made at one place of the program; then its status is nothing that others see. The first interrupt breaks the
 * assumption (protection.h).
 *
 * Pools interrupt their idle workers when they want fewer of them. Idle workers tell nobody (idle_worker.h).
 */
#ifndef HAVELOCK_VM_EXPLORE_INTERRUPT_STATUS_H
#define HAVELOCK_VM_EXPLORE_INTERRUPT_STATUS_H

#include "vm/vm.h"

/* Is the access that the running thread is about to make in its frame, in the midst of an operation, one to the status
 * of a thread that is interrupted by others? */
bool interrupt_status_is_next(struct thread *t, struct frame *f);

/* The running thread interrupts that one. */
void interrupt_status_set(struct thread *t, ref thread);

#endif
