/* gc_state.h - what the collector keeps between collections (gc.h). */
#ifndef HAVELOCK_VM_HEAP_GC_STATE_H
#define HAVELOCK_VM_HEAP_GC_STATE_H

#include "base/vec.h"
#include "vm/heap/object.h"

struct gc_state {
    struct VEC(ref) roots; /* objects that the VM itself refers to */
    ref pending; /* plain runs: references that were cleared and are not enqueued yet, a list by `discovered` */
    struct VEC(ref) finalizable; /* plain runs: objects with a finalizer that were reachable so far */
    struct VEC(ref) dying;       /* likewise: they are not any more, and their finalizers are to be run */
    bool initialising;           /* the JDK's class for them is being set up */
    bool finalizing;             /* the JDK's thread for them was started */
    bool registered;             /* one has just been given to it */
    u32 in_step;                 /* collections in steps of a search; the last one ended the thread's budget, */
    i64 unused;                  /* of which so much was left */
    u32 enqueuing;               /* 1 + number of the thread that enqueues them, 0: none */
};

#endif
