/* gc_state.h - what the collector keeps between collections (gc.h). */
#ifndef HAVELOCK_VM_HEAP_GC_STATE_H
#define HAVELOCK_VM_HEAP_GC_STATE_H

#include "base/vec.h"
#include "vm/heap/object.h"

struct gc_state {
    struct VEC(ref) roots; /* objects that the VM itself refers to */
    ref pending;   /* plain runs: references that were cleared and are not enqueued yet, a list by `discovered` */
    u32 enqueuing; /* 1 + number of the thread that enqueues them, 0: none */
};

#endif
