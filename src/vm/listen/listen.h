/* listen.h - a VM whose run is listened to: what the program does becomes events (event/event.h).
 *
 * A VM without a listener pays nothing: the interpreter's dispatch table says whether accesses are heard.
 * In a search, a path is listened to from its first step to its end: what the listener knows cannot be taken back.
 * The functions below tell of what just happened, by the running thread where it stands (registers written back), and
 * do nothing unless somebody wants to hear it; all but listener_attach and listener_detach need vm->listener.
 */
#ifndef HAVELOCK_VM_LISTEN_LISTEN_H
#define HAVELOCK_VM_LISTEN_LISTEN_H

#include "vm/listen/listener.h"
#include "vm/native.h"

struct listened_thread *listen_thread(struct thread *t);

/* The calls that led to a frame of the running thread, which is not known yet; the frame keeps it. */
u32 listen_context(struct listener *l, struct frame *f);

static inline event_place listen_place(struct listener *l, struct frame *f, const struct insn *pc) {
    u32 context = f->context ? f->context : listen_context(l, f);
    return place_pack(context, f->method->id, listen_instruction(f, pc));
}

/* t->callee, a synchronized method, is entered. */
void listen_entered(struct thread *t, ref lock);
/* monitorenter takes a monitor that nobody has. */
void listen_monitor(struct thread *t, ref lock);
/* slot: 0 the monitor, 1 the lock of the library that the object is. */
void listen_lock(struct thread *t, ref lock, u32 slot, u32 flags);
void listen_unlock(struct thread *t, ref lock, u32 slot, u32 flags);

/* Was that access heard in this turn already? Then it tells nothing new. Notes it. place: see access_filter.h. */
static inline bool listen_is_repeated(struct listener *l, ref object, u32 place, bool write) {
    return access_filter_note(&l->filter, l->turn, object, place, write) && !l->every;
}

/* Another thread runs, or objects have gone. */
static inline void listen_turn(struct vm *vm) { vm->listener->turn++; }

/* A variable, of an access that does not repeat one; flags: enum field_flag. Array elements have none. */
void listen_access(struct thread *t, ref object, u32 slot, u32 flags, bool write, u64 value);

/* An access to a variable that may be accessed plainly elsewhere: an atomic one that orders nothing; one that orders
 * threads, too (own: by the application, to whose plain accesses it may be compared). */
void listen_opaquely(struct thread *t, ref object, u32 slot, bool write);
void listen_update(struct thread *t, ref object, u32 slot, bool read, bool wrote, bool own);

/* The thread comes upon a class that is initialised, maybe by another. */
/* The library hands something on with the object, or somebody receives it: EVENT_RELEASE, EVENT_ACQUIRE. */
void listen_order(struct thread *t, ref object, enum event_kind kind);

void listen_class(struct thread *t, const struct class *c);
void listen_initialised(struct thread *t, const struct class *c);

/* An operation on a variable that orders threads: reads it, writes it, or both. */
void listen_atomic(struct thread *t, ref object, u32 slot, bool reads, bool writes);

/* Does the class of the JDK keep its books about threads? What it does is not told. */
bool listen_is_bookkeeper(const struct class *c);

/* A native method returned or threw. */
void listen_native(struct thread *t, const struct method *m, const u32 *args, const u32 *result,
                   enum native_status status);

void listen_uncaught(struct thread *t, ref exception);
void listen_end(struct thread *t);
void listen_freed(struct vm *vm, ref r);

/* Also for VMs without a listener. */
static inline bool listen_is_wanted(const struct vm *vm, enum event_kind kind) {
    return vm->listener && vm->listener->wants >> kind & 1;
}
static inline bool listen_wants(const struct vm *vm, enum event_kind kind) { return vm->listener->wants >> kind & 1; }

#endif
