/* observe.h - observed runs: what other threads can see, and where a step ends.
 *
 * A step executes one visible operation and then runs on to just before the next one. vm->open says
 * that the visible operation of this step has not been executed yet.
 */
#ifndef HAVELOCK_VM_OBSERVE_H
#define HAVELOCK_VM_OBSERVE_H

#include "vm/undo.h"

/* Notes about a field in quick instructions. */
enum field_flag { FIELD_VOLATILE = 1, FIELD_FINAL = 2, FIELD_REF = 4 };

/* Marks r and everything reachable from it as shared between threads. */
void share(struct vm *vm, ref r);

static inline void share_through(struct vm *vm, ref holder, ref value) {
    if (value && (vm->heap.flags[holder] & OBJECT_SHARED) && !(vm->heap.flags[value] & OBJECT_SHARED)) share(vm, value);
}

/* For handlers: the operation is visible; the step ends before it unless it is the step's own. Nothing is visible
 * while there is only one thread. */
#define OBSERVE_VISIBLE()                                            \
    do {                                                             \
        if (!t->vm->open && t->vm->alive > 1 && t->vm->undo) LEAVE(STOP_VISIBLE); \
        t->vm->open = false;                                         \
    } while (0)

/* A choice of the program is one even then. */
#define OBSERVE_CHOICE()                                             \
    do {                                                             \
        if (!t->vm->open && t->vm->undo) LEAVE(STOP_VISIBLE);        \
        t->vm->open = false;                                         \
    } while (0)

#define OBSERVE_SHARED(r)                                                               \
    do {                                                                                \
        if ((r) && (t->vm->heap.flags[r] & OBJECT_SHARED)) OBSERVE_VISIBLE();           \
    } while (0)

#endif
