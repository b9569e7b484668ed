/* listen.h - a VM whose run is listened to: what the program does becomes events (event/event.h).
 *
 * A VM without a listener pays nothing: the interpreter's dispatch table says whether accesses are heard.
 * In a search, a path is listened to from its first step to its end: what the listener knows cannot be taken back.
 * The functions below tell of what just happened, by the running thread where it stands (registers written back), and
 * do nothing unless somebody wants to hear it; all but listen_to and listen_stop need vm->listener.
 */
#ifndef HAVELOCK_VM_LISTEN_LISTEN_H
#define HAVELOCK_VM_LISTEN_LISTEN_H

#include "event/context.h"
#include "event/lock_filter.h"
#include "event/sink.h"
#include "vm/listen/access_filter.h"
#include "vm/native.h"
#include "vm/vm.h"

/* What the listener knows of a thread. */
struct heard_thread {
    u32 number;              /* in events; never used again */
    u32 told;                /* how many methods of locks of the library it is in (juc_locks.h) */
    u32 holds;               /* so many locks, as far as they were told */
    struct VEC(u64) classes; /* bit by class number: it has seen the initialisation */
};

/* An exception that left a thread. The object is kept. */
struct heard_exception {
    u32 thread; /* its number in events */
    ref exception;
};

struct listener {
    struct sink *to[EVENT_KINDS]; /* who hears of events of each kind */
    struct lock_filter *locks,
        *unlocks; /* to[EVENT_LOCK] and to[EVENT_UNLOCK] if these keep back what is familiar; NULL */
    u64 events;   /* so many were told */
    struct contexts *contexts;
    u32 wants;
    u32 turn;                    /* grows with every event that is no access, and when another thread runs */
    bool every;                  /* repeated accesses are told, too */
    struct access_filter filter; /* accesses of this turn */
    struct VEC(u8) books;        /* by class: 1 it keeps the JDK's books, 2 it does not; 0 not known yet */
    u16 fields;                  /* of enum field_flag: accesses to these are heard */
    bool jdk;                    /* the JDK's own variables, too */
    struct VEC(struct heard_thread *) threads; /* by number in events */
    struct VEC(char *) thread_names;           /* likewise, as they were last known */
    struct map *by_object;                     /* Thread reference -> number in events */
    struct map *holds;                /* locks of the library: (thread, lock, shared) -> how often it is held */
    struct map *semaphores;           /* of one permit: object -> 1 + the thread that holds it, see juc_locks.c */
    struct VEC(struct frame *) chain; /* for context_of */
    struct frame *asker;              /* while a mandate is told (native_access.h): where; else NULL */
    struct VEC(struct heard_exception) uncaught;
    struct event_names *names; /* see event_names.h */
};

/* From now on the sink hears of what it wants. Before the program's first step; of a VM that took steps before, and is
 * back, vm->options.heard must say so from the beginning. */
void listen_to(struct vm *vm, struct sink *sink, bool jdk);
void listen_stop(struct vm *vm); /* vm_free does it */

/* To whoever wants it. */
static inline void listen_pass(struct listener *l, const struct event *event) {
    struct sink *to = l->to[event->kind];
    l->events++;
    to->hear(to, event);
}

struct heard_thread *listen_thread(struct thread *t);

/* The calls that led to a frame of the running thread, which is not known yet; the frame keeps it. */
u32 listen_context(struct listener *l, struct frame *f);

static inline u32 listen_instruction(const struct frame *f, const struct insn *pc) {
    return (u32)(pc - f->method->code->insns);
}

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
static inline bool listen_repeats(struct listener *l, ref object, u32 place, bool write) {
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
static inline bool listen_hears(const struct vm *vm, enum event_kind kind) {
    return vm->listener && vm->listener->wants >> kind & 1;
}
static inline bool listen_wants(const struct vm *vm, enum event_kind kind) { return vm->listener->wants >> kind & 1; }

#endif
