/* file_access.h - which places outside the heap a native method touches: files, names, descriptors, standard input,
 * memory.
 *
 * They are slots of object 0 (access_slots.h), from SLOT_OUTSIDE on. Two files may share a slot: then operations on
 * them are taken to depend on each other, which is more than need be, never less.
 *
 * What a path leads to depends on the folders and links on the way: whoever makes, moves or removes one of those, and
 * whoever lists a folder, writes SLOT_NAMES; everything else that is asked about a path reads it.
 */
#ifndef HAVELOCK_VM_WORLD_FILE_ACCESS_H
#define HAVELOCK_VM_WORLD_FILE_ACCESS_H

#include "vm/access/access_slots.h"
#include "vm/vm.h"

enum outside_slot {
    SLOT_NAMES = SLOT_OUTSIDE,
    SLOT_INPUT,                                 /* the position in standard input */
    SLOT_DESCRIPTOR = SLOT_OUTSIDE + 0x1000000, /* and the 24 bits above it */
    SLOT_MEMORY = SLOT_OUTSIDE + 0x2000000,     /* likewise */
    SLOT_FILE = SLOT_OUTSIDE + 0x10000000       /* and the 27 bits above it: by path and by node */
};

/* What the call touches, by the notes of its table entry (TOUCH_FILE_READ and following); returns how many. */
u32 file_access_of(struct thread *t, const struct method *m, const u32 *args, struct access *out);

/* Memory outside the heap. */
u32 file_access_memory(u64 address, enum access_kind kind, struct access *out);

#endif
