/* library_op.h - operations of java.util.concurrent that a search takes as one: whatever a lock of the library does
 * inside, for its users it is taken, given up, or waited for at one moment (program/library.h lists them).
 *
 * The first thing in such a method that other threads can see is visible; what comes after it up to its return, or
 * until it has to wait (it parks), calls the program or runs a task, belongs to the same step. To the reduction a step
 * on a lock is one access to it as a whole (access_slots.h, SLOT_OWNER); of others each access is noted
 * (extra_accesses.h). That the library keeps to what it promises is assumed; an object of a class of the program (one
 * that extends AbstractQueuedSynchronizer, say) is watched in all its parts.
 */
#ifndef HAVELOCK_VM_EXPLORE_LIBRARY_OP_H
#define HAVELOCK_VM_EXPLORE_LIBRARY_OP_H

#include "vm/vm.h"

/* The operation on a lock that the frame belongs to: its own, or of the outermost one that called it from within the
 * library; NULL. */
struct frame *library_op_on_lock(struct vm *vm, struct frame *f, ref *lock);

/* Likewise, the operation of any kind. */
struct frame *library_op_of(struct vm *vm, struct frame *f);

/* Is the method no part of the operation that called it? */
static inline bool library_op_ends_at(const struct method *m) {
    return !m->holder->module || (m->flags & METHOD_APART);
}

/* The frame is left. What an operation does after it called the program, or ran a task, belongs to another step. */
static inline void library_op_left(struct thread *t, const struct frame *f) {
    if (t->h.inside && (t->h.inside == f->depth + 1 || library_op_ends_at(f->method))) t->h.inside = 0;
}

#endif
