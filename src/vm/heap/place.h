/* place.h - a field or array element by object and offset, as Unsafe and VarHandles name it.
 *
 * Offsets are bytes from the start of the object (arrays begin at OBJECT_HEADER_BYTES). Static fields have the
 * class mirror as their object and PLACE_STATIC + 4 * word as their offset. A field narrower than a word fills
 * its 4-byte slot; array elements have their own width.
 */
#ifndef HAVELOCK_VM_HEAP_PLACE_H
#define HAVELOCK_VM_HEAP_PLACE_H

#include "vm/vm.h"

#define PLACE_STATIC ((u64)1 << 40)

struct place {
    u8 *at;     /* NULL: no such place */
    bool slot;  /* narrow values fill 4 bytes */
    ref object; /* 0 for statics */
};

/* Where (object, offset) is; before a write the component is saved for undo. */
struct place place_of(struct vm *vm, ref object, u64 offset, bool write);

/* The same for an offset that the program made up: NULL unless a value of that type, all of it, lies inside the fields
 * of the object, the elements of the array, the statics of the class, or a block of memory. References are where
 * references are declared to be; nothing else is written over them. */
struct place place_checked(struct vm *vm, ref object, u64 offset, char type, bool write);

/* Is there such a place? */
bool place_exists(struct vm *vm, ref object, u64 offset, char type, bool write);

/* May the reference be stored there? Its class must be one that the field or the array is declared for. The place is
 * one of references. */
bool place_accepts(struct vm *vm, ref object, u64 offset, ref value);

/* Reads and writes a value of a descriptor character: Z B C S I J F D L. Sign or zero extension as Java has it. */
u64 place_read(const struct place *place, char type);
void place_write(struct vm *vm, const struct place *place, char type, u64 value);

/* The field at a place as access_slots.h has it (object 0: a word of the statics); NULL: none, or an array. */
const struct field *place_field(struct vm *vm, ref object, u32 slot);

#endif
