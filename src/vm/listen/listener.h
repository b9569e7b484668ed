/* listener.h - who gets the events of a VM, and what is known about the run for them.
 *
 * Attached by attach.h; listen.h makes the events.
 */
#ifndef HAVELOCK_VM_LISTEN_LISTENER_H
#define HAVELOCK_VM_LISTEN_LISTENER_H

#include "event/context.h"
#include "event/lock_filter.h"
#include "event/sink.h"
#include "vm/listen/access_filter.h"
#include "vm/vm.h"

/* What the listener knows of a thread. */
struct listened_thread {
    u32 number;              /* in events; never used again */
    u32 juc_depth;           /* how many methods of the library's locks it is in (juc_locks.h) */
    u32 sections;            /* how many atomic sections it is in */
    u32 holds;               /* how many locks it holds, as far as there were events */
    struct VEC(u64) classes; /* bit by class number: it has seen the initialisation */
};

/* An exception that left a thread. The object is kept. */
struct listened_exception {
    u32 thread; /* its number in events */
    ref exception;
};

struct listener {
    struct sink *to[EVENT_KINDS]; /* who gets events of each kind */
    struct lock_filter *locks,
        *unlocks; /* to[EVENT_LOCK] and to[EVENT_UNLOCK] if these are lock filters (event/lock_filter.h); else NULL */
    u64 events;   /* how many there were, those included that a filter kept back */
    struct contexts *contexts;
    u32 wants;
    u32 turn;                    /* grows with every event that is no access, and when another thread runs */
    bool every;                  /* repeated accesses make events, too */
    struct access_filter filter; /* accesses of this turn */
    struct VEC(u8) books;        /* by class: 1 it does the JDK's bookkeeping, 2 it does not; 0 not known yet */
    u16 fields;                  /* of enum field_flag: accesses to these make events */
    bool jdk;                    /* the JDK's own variables, too */
    struct VEC(struct listened_thread *) threads; /* by number in events */
    struct VEC(char *) thread_names;              /* likewise, as they were last known */
    struct map *by_object;                        /* Thread reference -> number in events */
    struct map *holds;                            /* locks of the library: see library_holds.h */
    struct VEC(u64) taken;                        /* bit by object: it is such a lock and was taken */
    struct map *semaphores;           /* of one permit: object -> 1 + the thread that holds it, see juc_locks.c */
    struct VEC(struct frame *) chain; /* scratch memory of listen_context */
    /* While accesses of a native are emitted (native_access.h): the frame that asked for them; else NULL. */
    struct frame *asker;
    struct VEC(struct listened_exception) uncaught;
    struct event_names *names; /* see event_names.h */
};

/* Passes an event on to whoever wants it. */
static inline void listen_pass(struct listener *l, const struct event *event) {
    struct sink *to = l->to[event->kind];
    l->events++;
    to->on_event(to, event);
}

static inline u32 listen_instruction(const struct frame *f, const struct insn *pc) {
    return (u32)(pc - f->method->code->insns);
}

#endif
