/* alloc.h - new Java objects. 0 means out of memory, and nothing was raised. */
#ifndef HAVELOCK_VM_HEAP_ALLOC_H
#define HAVELOCK_VM_HEAP_ALLOC_H

#include "vm/vm.h"

enum { ARRAY_MAX = 0x7ffffffd }; /* HotSpot's limit on array lengths */

/* t may be NULL while the VM boots. The allocation site is the instruction t stands at. */
ref alloc_object(struct thread *t, struct class *c);
ref alloc_array(struct thread *t, struct class *array, u32 length);
ref alloc_multi(struct thread *t, struct class *array, u32 dimensions, const u32 *lengths);

/* Objects that are the same in every state: mirrors, literals. */
ref alloc_eternal(struct vm *vm, struct class *c, u32 length);
ref alloc_eternal_as(struct vm *vm, struct class *c, u32 length, struct slice key); /* key: as of heap_eternal */

/* A shallow copy. */
ref alloc_copy(struct thread *t, ref original);

/* The array class of a descriptor character: 'B' gives byte[]. */
struct class *array_class(struct vm *vm, char element);

#endif
