/* lock_fastpath.h - monitorenter and monitorexit of the application, where they make no event.
 *
 * A lock filter (event/lock_filter.h) keeps back locks that a thread takes as it did before. These functions ask it
 * without making an event first, for the handlers of op/listened.c; what the listener counts is counted. Where they
 * answer false, listen_lock and listen_unlock must be called.
 */
#ifndef HAVELOCK_VM_LISTEN_LOCK_FASTPATH_H
#define HAVELOCK_VM_LISTEN_LOCK_FASTPATH_H

#include "vm/listen/listener.h"

/* Does the frame belong to the application, and to no operation of the library's locks? */
static inline bool is_of_application(const struct listened_thread *listened, const struct frame *f) {
    return listened && !listened->juc_depth && !(f->flags & FRAME_BOTTOM) && !f->method->holder->module;
}

/* The running thread takes a monitor that nobody has: registers are written back, the frame's context is known. True:
 * there is no event. False: nothing was done. */
static inline bool lock_fastpath_takes(struct thread *t, ref lock) {
    struct listener *l = t->vm->listener;
    struct listened_thread *listened = t->listened;
    const struct frame *f = t->fp;
    if (!l->locks || !is_of_application(listened, f)) return false;
    event_site at = site_pack(f->context, f->method->id, listen_instruction(f, t->pc));
    if (!lock_filter_takes(l->locks, listened->number, lock_filter_key(lock, 0, 0), 0, at)) return false;
    listened->holds++;
    l->turn++;
    l->events++;
    return true;
}

/* ... gives one back; registers need not be written back. */
static inline bool lock_fastpath_leaves(struct thread *t, const struct frame *f, ref lock) {
    struct listener *l = t->vm->listener;
    struct listened_thread *listened = t->listened;
    if (!l->unlocks || !is_of_application(listened, f) || !listened->holds) return false;
    if (!lock_filter_leaves(l->unlocks, listened->number, lock_filter_key(lock, 0, 0))) return false;
    listened->holds--;
    l->turn++;
    l->events++;
    return true;
}

#endif
