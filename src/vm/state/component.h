/* component_table.h - the contents of one part of a VM's state, as numbers.
 *
 * Canonical: dead locals are 0, masked caches are left out, host pointers are method and instruction numbers.
 * What equals the base layer is empty.
 */
#ifndef HAVELOCK_VM_STATE_COMPONENT_H
#define HAVELOCK_VM_STATE_COMPONENT_H

#include "vm/state/undo.h"

/* In the length word of an object: it is shared between threads. */
#define COMPONENT_SHARED 0x80000000u

struct buffer {
    u8 *bytes;
    u32 used, capacity;
};

/* Appends the contents; nothing: empty. */
void component_read(struct vm *vm, struct touched component, struct buffer *out);

/* Remembers what statics and written base objects looked like when the base layer was taken. */
void component_take_base(struct vm *vm);
void component_note_base_object(struct vm *vm, ref r); /* before its first write */

void buffer_put(struct buffer *buffer, const void *bytes, u32 length);

/* Is it not empty? */
bool component_differs(struct vm *vm, struct touched c);

#endif
