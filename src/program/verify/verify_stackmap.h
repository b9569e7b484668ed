/* verify_stackmap.h - the frames of a StackMapTable (JVMS 4.7.4).
 *
 * A frame differs little from the one before it, and a hostile table can hold thousands of frames of thousands of
 * locals. So the locals of a frame are a chain of cells that ends in the chain of an older frame: memory stays
 * proportional to the attribute. A frame is expanded to a vframe when it is compared.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_STACKMAP_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_STACKMAP_H

#include "program/verify/verifier.h"

struct stackmap_cell {
    u32 below; /* number of the next cell; cell 0 ends a chain */
    vtype type;
    bool uninit_this; /* is V_UNINIT_THIS here or below? */
};

struct stackmap_frame {
    u32 offset;
    u32 locals_size, stack_size; /* places */
    u32 locals, stack;           /* topmost cells */
};

struct stackmap {
    u32 frame_count, cell_count, cell_capacity;
    struct stackmap_frame *frames; /* by ascending offset */
    struct stackmap_cell *cells;
    struct vframe expanded; /* frame number expanded_from, or nothing when there is no such frame */
    u32 expanded_from;
};

/* Reads the method's table into v->map, relative to the entry frame in v->frame. */
bool stackmap_read(struct verifier *v);
void stackmap_free(struct stackmap *map);

/* Number of the frame at this offset, or frame_count. */
u32 stackmap_find(const struct stackmap *map, i64 offset);

/* The frame as a vframe; valid until the next call. */
const struct vframe *stackmap_expand(struct verifier *v, u32 number);

#endif
