/* observe.h - observed runs: what other threads can see, and where a step ends.
 *
 * A step executes one visible operation and then runs on to just before the next one. vm->explore.open says
 * that the visible operation of this step has not been executed yet.
 */
#ifndef HAVELOCK_VM_EXPLORE_OBSERVE_H
#define HAVELOCK_VM_EXPLORE_OBSERVE_H

#include "vm/access/extra_accesses.h"
#include "vm/access/protection.h"
#include "vm/access/share.h"
#include "vm/explore/library_op.h"
#include "vm/explore/step_limit.h"
#include "vm/interp/init_status.h"
#include "vm/state/undo.h"

/* Notes about a field in quick instructions. FINAL: accesses are not visible (a cache counts as final, see mask.h).
 * OWNER: see owner.h. OWN: of the application; JDK: not so. */
enum field_flag {
    FIELD_VOLATILE = 1,
    FIELD_FINAL = 2,
    FIELD_REF = 4,
    FIELD_WATCHED = 8,
    FIELD_OWNER = 16,
    FIELD_OWN = 32,
    FIELD_JDK = 64
};

/* A thread is started: its object is shared, and its end will take its monitor. */
void observe_start(struct vm *vm, ref thread);

/* The running thread has seen the end of a thread. */
void observe_join(struct thread *t, ref thread);

/* A class that other threads may or may not have initialised was found initialised, or in error. The JDK's own are not
 * watched. */
#define OBSERVE_INITIALISED(c) \
    do { \
        if (!(c)->module && t->vm->undo && t->vm->threads.concurrent && \
            t->vm->statics.base[(c)->statics_start] != INIT_STATUS_DONE) \
            observe_class(t->vm, c); \
    } while (0)
void observe_class(struct vm *vm, const struct class *c);

/* Does the frame belong to a constructor of the object? */
static inline bool observe_makes(struct frame *f, ref r) {
    return f->method->name->text[0] == '<' && f->locals && frame_locals(f)[0] == r;
}

/* The end of an observed handler: the operation is carried out now. */
#define CARRY_OUT(name) \
    do { \
        if (UNLIKELY(ops == &dispatch_listened_observed)) TAIL listened_##name(t, pc, sp, fp, ops, objs); \
        TAIL op_##name(t, pc, sp, fp, ops, objs); \
    } while (0)

/* Accesses to final fields are not visible, see finals.h. */
#define IS_SETTLED_FINAL(field) (((field)&FIELD_FINAL) && (!t->vm->explore.finals_open || !((field)&FIELD_OWN)))
#define IS_SETTLED_STATIC_FINAL(field) \
    (((field)&FIELD_FINAL) && (!t->vm->explore.static_finals_open || !((field)&FIELD_OWN)))
#define OBSERVE_FINAL_WRITE(r, field) \
    do { \
        if (((field)&FIELD_OWN) && (t->vm->heap.flags[r] & OBJECT_SHARED) && t->vm->threads.concurrent && t->vm->undo) \
            protection_expose(t->vm, 0, SLOT_FINALS); \
    } while (0)

/* For handlers: the operation is visible; the step ends before it unless it is the step's own. Nothing is visible
 * before a second thread is started. */
#define OBSERVE_VISIBLE() \
    do { \
        SYNC(); \
        if (!step_goes_on(t, fp)) LEAVE(STOP_VISIBLE); \
    } while (0)

/* A choice of the program is one even then. */
#define OBSERVE_CHOICE() \
    do { \
        if (!t->vm->explore.open && t->vm->undo) LEAVE(STOP_VISIBLE); \
        t->vm->explore.open = false; \
    } while (0)

/* An access to a field or element: visible if the object is shared and nothing protects it. */
#define OBSERVE_ACCESS(r, slot, write, volatile_place) \
    do { \
        if ((r) && (t->vm->heap.flags[r] & OBJECT_SHARED) && t->vm->threads.concurrent && t->vm->undo && \
            protection_access(t, r, slot, write, volatile_place)) \
            OBSERVE_VISIBLE(); \
    } while (0)

#define OBSERVE_STATIC(word, write, volatile_place) \
    do { \
        if (t->vm->threads.concurrent && t->vm->undo && protection_access(t, 0, word, write, volatile_place)) \
            OBSERVE_VISIBLE(); \
    } while (0)

/* A write to a watched field. It is one even before a second thread is started, and inside locks: protection notes
 * it all the same. Only a constructor may write to its own object unseen. */
#define OBSERVE_WATCHED(r, slot, volatile_place) \
    do { \
        bool shared_place = !(r) || (t->vm->heap.flags[r] & OBJECT_SHARED); \
        if (!t->vm->undo) break; \
        if (t->vm->threads.concurrent && shared_place) protection_access(t, r, slot, true, volatile_place); \
        if (shared_place || !observe_makes(fp, r)) OBSERVE_CHOICE(); \
    } while (0)

/* A first entry. A monitor that another thread holds is not protected by any other. */
#define OBSERVE_LOCK(r) \
    do { \
        if ((t->vm->heap.flags[r] & OBJECT_SHARED) && t->vm->threads.concurrent && t->vm->undo) { \
            if (objs[r]->owner) protection_expose(t->vm, r, SLOT_MONITOR); \
            if (protection_access(t, r, SLOT_MONITOR, true, false)) OBSERVE_VISIBLE(); \
        } \
    } while (0)

#endif
