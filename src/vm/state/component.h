/* component.h - the contents of one part of a VM's state, as numbers.
 *
 * Canonical: dead locals are 0, masked caches are left out, host pointers are method and instruction numbers.
 * What equals the base layer is empty.
 */
#ifndef HAVELOCK_VM_STATE_COMPONENT_H
#define HAVELOCK_VM_STATE_COMPONENT_H

#include "vm/state/byte_buffer.h"
#include "vm/state/component_key.h"
#include "vm/vm.h"

/* Appends the contents; nothing: empty. */
void component_read(struct vm *vm, struct component_key component, struct byte_buffer *out);

/* Is it not empty? */
bool component_differs(struct vm *vm, struct component_key c);

#endif
