/* span.h - which places (access_slots.h) a run of bytes covers: an access may be wider than an element or a field,
 * narrower, or lie across two of them.
 *
 * A field counts as touched if one of its bytes is. Its place is that of its first byte, as it is for instructions.
 */
#ifndef HAVELOCK_VM_ACCESS_SPAN_H
#define HAVELOCK_VM_ACCESS_SPAN_H

#include "vm/access/access_slots.h"
#include "vm/vm.h"

enum { SPAN_BYTES = 8 }; /* the widest run; it covers at most as many places */

/* Lists the places that `bytes` bytes at an offset (place.h) of the object cover; returns how many: at least 1. */
u32 span_places(struct vm *vm, ref object, u64 offset, u32 bytes, enum access_kind kind, struct access *out);

/* How many bytes a value of that descriptor character takes at (object, offset); object 0: outside the heap. */
u32 span_width(struct vm *vm, ref object, char type);

#endif
