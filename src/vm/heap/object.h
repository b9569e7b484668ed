/* object.h - what an object looks like in memory, and how a reference finds it.
 *
 * A reference is a number; 0 is null. The object table maps numbers to memory, so a state holds
 * numbers only and objects may be freed and made again under the same number. Every object starts
 * with a header; after it come fields (4 or 8 bytes each) or array elements.
 *
 * The monitor is part of the header: owner is the number of the owning thread plus 1, or 0, and
 * count says how often it was entered. Who waits is written in the threads, not here.
 */
#ifndef HAVELOCK_VM_HEAP_OBJECT_H
#define HAVELOCK_VM_HEAP_OBJECT_H

#include <string.h>

#include "base/types.h"

typedef u32 ref;

struct object {
    u32 class_id;
    u32 length; /* arrays: elements; mirrors of classes: the class number; threads: thread number + 1 */
    u32 owner;
    u32 count;
    u8 data[];
};

_Static_assert(sizeof(struct object) == 16, "the header is 16 bytes, as the field layout assumes");

static inline u32 get32(const struct object *o, u32 offset) {
    u32 v;
    memcpy(&v, (const char *)o + offset, 4);
    return v;
}
static inline u64 get64(const struct object *o, u32 offset) {
    u64 v;
    memcpy(&v, (const char *)o + offset, 8);
    return v;
}
static inline void set32(struct object *o, u32 offset, u32 v) { memcpy((char *)o + offset, &v, 4); }
static inline void set64(struct object *o, u32 offset, u64 v) { memcpy((char *)o + offset, &v, 8); }

static inline u32 *words(struct object *o) { return (u32 *)(void *)o->data; }

#endif
