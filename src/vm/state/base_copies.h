/* base_copies.h - what the base layer looked like when it was taken (base_layer.h).
 *
 * Statics are copied at once, an object before it is written for the first time: undo.c calls base_copies_keep then.
 */
#ifndef HAVELOCK_VM_STATE_BASE_COPIES_H
#define HAVELOCK_VM_STATE_BASE_COPIES_H

#include "vm/state/byte_buffer.h"
#include "vm/vm.h"

/* In the length word of an object's contents: it is shared between threads. */
#define COMPONENT_SHARED 0x80000000u

/* Everything so far becomes the base layer. Once, before anything is kept. */
void base_copies_take(struct vm *vm);
void base_copies_free(struct vm *vm);

/* Keeps a copy of a base object, unless there is one. */
void base_copies_keep(struct vm *vm, ref r);

/* Does the base object have the contents it had? contents: as base_copies_put gives them. */
bool base_copies_equal(const struct vm *vm, ref r, const u8 *contents, u32 length);

/* Appends the contents of an object as a component has them: class, length, fields or elements, masked (mask.h). */
void base_copies_put(struct vm *vm, ref r, struct byte_buffer *out);

#endif
