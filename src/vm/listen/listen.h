/* listen.h - what a program does becomes events (event/event.h) for the listener of its VM.
 *
 * A VM without a listener pays nothing: the dispatch table of the interpreter says whether accesses make events. In a
 * search, a path is listened to from its first step to its end: what a listener has got cannot be taken back.
 *
 * The functions below emit an event for what the running thread has just done where it stands (registers written back),
 * if the listener wants events of that kind. The VM must have a listener, but for listen_is_wanted.
 */
#ifndef HAVELOCK_VM_LISTEN_LISTEN_H
#define HAVELOCK_VM_LISTEN_LISTEN_H

#include "vm/listen/listener.h"
#include "vm/native.h"

struct listened_thread *listen_thread(struct thread *t);

/* The calls that led to a frame of the running thread, which is not known yet; the frame keeps it. */
u32 listen_context(struct listener *l, struct frame *f);

static inline event_site listen_place(struct listener *l, struct frame *f, const struct insn *pc) {
    u32 context = f->context ? f->context : listen_context(l, f);
    return site_pack(context, f->method->id, listen_instruction(f, pc));
}

/* t->callee, a synchronized method, is entered. */
void listen_entered(struct thread *t, ref lock);
/* monitorenter takes a monitor that nobody has. */
void listen_monitor(struct thread *t, ref lock);
/* slot: 0 the monitor, 1 the lock of the library that the object is. */
void listen_lock(struct thread *t, ref lock, u32 slot, u32 flags);
void listen_unlock(struct thread *t, ref lock, u32 slot, u32 flags);

/* Was there an event for such an access in this turn already? Notes the access. place: see access_filter.h. */
static inline bool listen_is_repeated(struct listener *l, ref object, u32 place, bool write) {
    return access_filter_note(&l->filter, l->turn, object, place, write) && !l->every;
}

/* Another thread runs, or objects have gone. */
static inline void listen_turn(struct vm *vm) { vm->listener->turn++; }

/* A variable, of an access that does not repeat one; flags: enum field_flag. Array elements have none. */
void listen_access(struct thread *t, ref object, u32 slot, u32 flags, bool write, u64 value);

/* Code of the JDK that acts for its caller (METHOD_PASSES_ON) accesses an element; it is told if the application
 * asked for it (native_access.h). */
void listen_element(struct thread *t, ref array, u32 index, bool write, u64 value);

/* An access to a variable that may be accessed plainly elsewhere: an atomic one that orders nothing; one that orders
 * threads, too (own: by the application, to whose plain accesses it may be compared). */
void listen_opaquely(struct thread *t, ref object, u32 slot, bool write);
void listen_update(struct thread *t, ref object, u32 slot, bool read, bool wrote, bool own);

/* The library hands something on with the object, or somebody receives it: EVENT_RELEASE, EVENT_ACQUIRE. */
void listen_order(struct thread *t, ref object, enum event_kind kind);

/* A task, or its result, is handed on or received: EVENT_HAND, EVENT_RECEIVE. */
void listen_handover(struct thread *t, ref object, bool result, enum event_kind kind);

/* The thread uses a class that is initialised, maybe by another thread; it has initialised a class. */
void listen_class(struct thread *t, const struct class *c);
void listen_initialised(struct thread *t, const struct class *c);

/* An operation on a variable that orders threads: reads it, writes it, or both. */
void listen_atomic(struct thread *t, ref object, u32 slot, bool reads, bool writes);

/* An atomic section begins, or ends. Sections come one after the other, and what is accessed inside is in no race. */
void listen_section(struct thread *t, bool begins);

/* Does the class do the JDK's internal bookkeeping about threads? What it does makes no events. */
bool listen_is_bookkeeper(const struct class *c);

/* A native method returned or threw. */
void listen_native(struct thread *t, const struct method *m, const u32 *args, const u32 *result,
                   enum native_status status);

void listen_uncaught(struct thread *t, ref exception);
void listen_end(struct thread *t);
void listen_freed(struct vm *vm, ref r);

/* Does anybody want events of that kind? Also for VMs without a listener. */
static inline bool listen_is_wanted(const struct vm *vm, enum event_kind kind) {
    return vm->listener && vm->listener->wants >> kind & 1;
}
static inline bool listen_wants(const struct vm *vm, enum event_kind kind) { return vm->listener->wants >> kind & 1; }

#endif
