/* box.h - wrapper objects of primitive values, made and read by natives. */
#ifndef HAVELOCK_VM_HEAP_BOX_H
#define HAVELOCK_VM_HEAP_BOX_H

#include "vm/vm.h"

/* A new wrapper (never a cached one) of a value with a descriptor character; 0: out of memory, nothing raised. */
ref box_new(struct thread *t, char type, u64 value);

/* The descriptor character of a wrapper object, 0 if it is none; *value gets the bits. */
char box_read(struct vm *vm, ref object, u64 *value);

/* Widening primitive conversion (JLS 5.1.2): false if there is none from `from` to `to`. */
bool box_widen(char from, char to, u64 *value);

#endif
