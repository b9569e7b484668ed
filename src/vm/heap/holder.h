/* holder.h - who was last seen to hold a newer object: a guess that spares most collections of an observed run.
 *
 * A collection notes for each object what led to it. Afterwards, undone steps included, the note is only a hint: it is
 * followed from holder to holder and believed if every link still stands and the first one is a root, as a collection
 * has them. So an answer never depends on what was noted, only how soon it comes.
 */
#ifndef HAVELOCK_VM_HEAP_HOLDER_H
#define HAVELOCK_VM_HEAP_HOLDER_H

#include "vm/vm.h"

/* Holders: an object, the statics of a class, a thread (as its own object, or on its stack). */
u32 holder_object(ref r);
u32 holder_statics(u32 class_id);
u32 holder_thread(u32 thread);

void holder_note(struct vm *vm, ref r, u32 holder);

/* True: the newer object is reachable. False: it may not be. */
bool holder_stands(struct vm *vm, ref r);

#endif
