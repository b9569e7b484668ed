/* watched.h - fields whose every write ends a step, whoever writes and whatever protects it.
 *
 * For properties of single fields: who evaluates them after each step sees every value such a field ever has. The list
 * is made before the first step and does not change. A write by the constructor of an object that no other thread can
 * reach does not end a step: nobody judges an object that is not made yet.
 */
#ifndef HAVELOCK_VM_EXPLORE_WATCHED_H
#define HAVELOCK_VM_EXPLORE_WATCHED_H

#include "vm/vm.h"

void watched_add(struct vm *vm, const struct field *field);
bool watched_field(const struct vm *vm, const struct field *field);

/* Is that place (access_slots.h: object, slot) one of them? */
bool watched_place(struct vm *vm, ref object, u32 slot);

/* Is a constructor of the object running? */
bool watched_in_the_making(struct vm *vm, ref object);

#endif
