/* base_layer.h - what existed when a VM was opened for a search (seam_open).
 *
 * The base layer is immutable until it is written, and no part of a state as long as it is untouched. The figures are 0
 * in plain runs and do not change during a search.
 *
 * Invariant: a base object is in `written` iff its old contents are in `copies`.
 */
#ifndef HAVELOCK_VM_STATE_BASE_LAYER_H
#define HAVELOCK_VM_STATE_BASE_LAYER_H

#include "base/vec.h"
#include "vm/heap/object.h"

struct map;

struct base_layer {
    u32 objects;                     /* object numbers below it belong to the base layer, */
    u32 classes, methods;            /* and class and method numbers, */
    u32 words, threads;              /* static words and threads, if numbers are shared (seam_share) */
    struct VEC(ref) written;         /* base objects that were ever written */
    struct map *copies;              /* reference -> what such an object looked like before (base_copies.h) */
    struct VEC(u32) written_statics; /* classes whose statics were ever written */
};

#endif
