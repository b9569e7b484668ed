/* thread_slots.h - which number a thread gets (thread_table.h).
 *
 * Plain runs use numbers of ended threads again. In a search the same Thread object (the same canonical number) always
 * has the same thread number, whichever order threads are started in; with shared numbers, in all VMs.
 */
#ifndef HAVELOCK_VM_INTERP_THREAD_SLOTS_H
#define HAVELOCK_VM_INTERP_THREAD_SLOTS_H

#include "vm/vm.h"

/* The slot for a Thread object. A new one has a number only, in a search also a bottom frame. */
struct thread *thread_slot_for(struct vm *vm, ref object);

/* Makes slots up to `count`, each with a bottom frame. -1: too many. */
int thread_slots_make(struct vm *vm, u32 count);

/* Observed: was the thread started, and has it ended? Says which it was. That follows from the object alone, not from
 * what happened on other paths. */
bool thread_has_ended(struct vm *vm, ref object, u32 *number);

/* Connects a slot to the VM's tables. */
void thread_slot_connect(struct vm *vm, struct thread *t);

#endif
