/* mask.h - fields that are not part of the state: caches whose value follows from the rest. Accesses to them are not
 * visible either: where a step ends must not depend on what the state does not show. */
#ifndef HAVELOCK_VM_EXPLORE_MASK_H
#define HAVELOCK_VM_EXPLORE_MASK_H

#include "vm/vm.h"

/* Zeroes masked fields in a copy of an object's data (after the header) / of a class's static words. */
void mask_object(struct vm *vm, const struct class *c, u8 *data);
void mask_statics(struct vm *vm, const struct class *c, u8 *words);

bool mask_has(const struct vm *vm, const struct field *f);

#endif
