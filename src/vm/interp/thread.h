/* thread.h - a Java thread as data.
 *
 * A thread that cannot go on says in `state` why, and in `blocker`, `deadline` what it waits for;
 * thread_enabled (scheduler.h) tells from that alone whether it could go on now. No queues: whoever
 * is let in next is the scheduler's choice.
 */
#ifndef HAVELOCK_VM_INTERP_THREAD_H
#define HAVELOCK_VM_INTERP_THREAD_H

#include "vm/interp/frame.h"

enum thread_state {
    THREAD_NEW,
    THREAD_RUNNABLE,
    THREAD_BLOCKED,   /* wants the monitor of blocker */
    THREAD_WAITING,   /* in Object.wait on blocker; until notified, interrupted or the deadline */
    THREAD_REACQUIRE, /* left the wait set of blocker, wants its monitor back */
    THREAD_SLEEPING,  /* until the deadline or an interrupt */
    THREAD_PARKED,    /* until a permit, an interrupt or the deadline */
    THREAD_JOINING,   /* until the thread of the Thread blocker has ended, or an interrupt; observed runs only */
    THREAD_INIT,      /* waits for another thread to initialise class number blocker */
    THREAD_DESTROY,   /* main has ended: waits for the other non-daemon threads */
    THREAD_ENDED
};

/* What the lowest frame does when the one above it returns. */
enum thread_phase {
    PHASE_BOOT,
    PHASE_START,
    PHASE_RUN,
    PHASE_DISPATCH,
    PHASE_EXIT,
    PHASE_LEAVE,
    PHASE_SHUTDOWN,
    PHASE_OVER
};

enum wake { WAKE_NONE, WAKE_NOTIFIED, WAKE_INTERRUPTED, WAKE_TIMEOUT };

/* What a thread stands before. */
enum visible {
    VISIBLE_NOTHING,
    VISIBLE_OPERATION, /* one that others can see */
    VISIBLE_CHOICE     /* likewise, and there may be several ways to carry it out */
};

/* A thread that diverges runs for ever without a visible operation; it takes no step any more (step_run.h). */
enum divergence {
    DIVERGENCE_NONE,
    DIVERGENCE_SUSPECTED, /* its step takes long: it is left behind in the midst of it */
    DIVERGENCE_PROVED     /* its step never ends: it runs in a cycle, which nobody can see or change */
};

/* The part of a thread that a state stores, beside its frames. */
struct thread_header {
    ref object; /* its java.lang.Thread */
    u32 state;
    u32 phase;
    u32 blocker;
    u32 saved_count; /* entries of the monitor given up by wait */
    u32 wake;        /* why a wait ended */
    u32 permit;      /* of LockSupport */
    u32 stage;       /* a native in progress, which blocks or goes on part by part (bulk.h): 0 none */
    u32 wait_order;  /* plain runs: who waited first */
    u16 daemon;
    u16 uncaught;   /* main: ended by an exception */
    u32 inside;     /* observed: 1 + depth of the frame of the operation it is in the midst of, see library_op.h */
    u32 exception;  /* being delivered */
    u16 visible;    /* observed: enum visible */
    u16 divergence; /* observed: enum divergence */
    u32 joined;     /* observed: which threads it saw the end of, see protection_joined */
    u32 atomic;     /* observed: how often Verify.beginAtomic was called and not ended */
    u32 depth;      /* of the running frame; up to date in stored states only */
    u64 deadline;   /* virtual nanoseconds, 0: none; see clock.h */
    u64 ahead;      /* observed: how far its view is ahead of the clock */
    u32 looked;     /* observed: from where it looked at the clock last, holding no time; see clock.h */
    u32 iterations; /* observed: how often it looked again from one place, and had changed something; see clock_loops.h
                     */
    u32 home;       /* observed: that place, */
    u32 elsewhere;  /* where it looked since then, */
    u64 since;      /* and what its frames were then, and what it has changed since */
    u64 held;       /* observed: what a native in progress has read and not written yet, see bulk.h; */
    u32 held_ref;   /* likewise a reference, */
    u32 made;       /* and the object that it is making */
};

struct vm;

struct thread {
    struct vm *vm;
    struct object **objects; /* vm->heap.objects, here for the interpreter */
    u32 *statics;
    struct method **methods;
    struct class **classes;
    i64 budget; /* backward branches and calls until the scheduler is asked */
    u32 *stack;
    u32 *stack_end;        /* one past the last usable word */
    const struct insn *pc; /* where the running frame stands, while the interpreter is not in it */
    u32 *sp;
    struct frame *fp;
    struct thread_header h;
    u32 id;
    u32 serial;                       /* plain runs, where ids are used again: how many threads were made before it */
    struct listened_thread *listened; /* runs that are listened to, see listen.h */
    u32 lockset;                      /* observed: the monitors it holds, a set of references, see protection.h */
    bool saved;                       /* observed: the header is saved in the undo log */
    u32 saved_depth;                  /* observed: frames this deep or deeper are saved in the undo log, or new */
    struct method *callee;            /* between a call handler and its slow path */
    struct method *native;            /* in a native method: which */
    u32 stop;                         /* why the interpreter returned: enum stop */
    u32 width;                        /* words of the result, between a return handler and its slow path */
    bool out_of_memory;               /* the exception raised last is ours about memory */
    const struct sym *wanted; /* on the way to the unwinder: a class that loader number wanted_by must be asked for */
    u32 wanted_by;
    bool gc_tried; /* an allocation failed and a collection was done for it */
};

/* Is it in the wait set of the object? */
static inline bool thread_waits_on(const struct thread *t, ref r) {
    return t->h.state == THREAD_WAITING && t->h.blocker == r;
}

/* Does it own the monitor of the object? */
static inline bool thread_owns(const struct thread *t, ref r) { return t->objects[r]->owner == t->id + 1; }

/* Why the interpreter came back. */
enum stop {
    STOP_NONE,
    STOP_BUDGET,  /* used up its budget */
    STOP_BLOCKED, /* state says why */
    STOP_VISIBLE, /* observed runs: the next operation is visible to other threads */
    STOP_ENDED,
    STOP_ASKED, /* observed runs: vm->explore.asked wants the step to end, in the midst of it */
    STOP_EXIT,  /* the program is over: vm->exit_status */
    STOP_FATAL  /* vm->fatal: something unsupported */
};

#endif
