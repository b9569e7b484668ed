/* footprint.h - which components decide what a step does.
 *
 * In any state in which those components are as they were, the same choice changes the same components in the same
 * way: a search that knows the footprint of a step need not take it again (its transition cache). Which objects a step
 * leaves unreachable depends on the whole state: they are unreachable there, too, iff nothing but what the step
 * changed, and they themselves, refers to them.
 *
 * The list is complete for steps that consist of plain instructions. Others (most natives, allocations, exceptions) are
 * not cacheable; their list has what was read before that turned out.
 */
#ifndef HAVELOCK_VM_ACCESS_FOOTPRINT_H
#define HAVELOCK_VM_ACCESS_FOOTPRINT_H

#include "vm/explore/seam.h"

enum cacheable {
    CACHEABLE,
    CACHEABLE_LATER, /* something was done for the first time (code was linked): the next step from here may be */
    CACHEABLE_NEVER
};

struct footprint {
    struct vm *vm;
    struct VEC(struct component_key) reads; /* each once */
    struct VEC(ref) gone;                   /* objects that were collected */
    enum cacheable verdict;
    u32 thread, depth; /* whose step; its frames from this depth on are in the list, or new */
};

void footprint_free(struct footprint *f);

/* An empty one, of something that depends on the thread; and what else it depends on. */
void footprint_start(struct footprint *f, struct vm *vm, u32 thread);
void footprint_add(struct footprint *f, struct component_key component);
void footprint_object(struct footprint *f, ref r); /* null: an exception is likely, which is not cacheable */
void footprint_lock(struct footprint *f, ref r);   /* who has it, and whether others can see that */
void footprint_give_up(struct footprint *f, enum cacheable verdict);

/* Called before and after seam_step: record what it reads. */
void footprint_begin(struct footprint *f, struct vm *vm, struct choice choice);
void footprint_end(struct footprint *f);

/* A call of a native method, or the work at the bottom of a thread's stack. */
void footprint_native(struct footprint *f, struct thread *t, const struct method *m);
void footprint_bottom(struct footprint *f, struct thread *t);

/* Of the question whether all threads may go on that can (not when the program is over, or one is in an atomic
 * section). */
void footprint_of_freedom(struct footprint *f, struct vm *vm);

/* Of the question which choices a thread has then (seam_enabled, seam_alternatives), as the VM stands. */
void footprint_of_choices(struct footprint *f, struct vm *vm, u32 thread);

#endif
