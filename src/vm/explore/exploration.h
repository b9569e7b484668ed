/* exploration.h - what a VM keeps while a search steps it (seam.h); all zero in plain runs.
 *
 * Invariant: seam and protection are there from seam_open to seam_close. `observed` is set by seam_open and stays: code
 * that was quickened in a search may rest on initialisations that were taken back.
 */
#ifndef HAVELOCK_VM_EXPLORE_EXPLORATION_H
#define HAVELOCK_VM_EXPLORE_EXPLORATION_H

#include "base/vec.h"
#include "vm/access/access_slots.h"
#include "vm/heap/object.h"

struct thread;
struct field;
struct seam;
struct reach;
struct protection;
struct window;
struct numbers;

/* Called before every instruction of an observed run, with the thread's registers written back. An instruction at which
 * the thread then stops, or calls something first, is reported again. True: the step ends here, as if the operation
 * were visible and not this step's. */
struct vm_watch {
    bool (*before)(void *context, struct thread *t); /* NULL: nobody watches */
    void *context;
    bool leads; /* a step ends where the watch says, and not before what is visible: no other thread comes in between */
    bool brief; /* only the beginning of a long step is watched */
};

/* Asked now and then in a step of a search that takes long: shall it be given up? */
struct vm_asked {
    bool (*to_end)(void *context); /* NULL: never */
    void *context;
};

/* The program ends because it said (Verify) that this path does not matter, or that the search shall end. */
enum ignored { IGNORED_NOT, IGNORED_PATH, IGNORED_SEARCH };

/* With idle time (idle_time.h): when are the choices offered by which it passes? When no thread can do anything else;
 * always, the earliest ones; always, all of them; never; never, but looks at the clock by which much time passes. */
enum time_offer { TIME_WHEN_IDLE, TIME_EARLIEST, TIME_ALL, TIME_NEVER, TIME_FAR };

struct exploration {
    enum time_offer time_offer;
    u64 time_limit;                       /* of TIME_EARLIEST: not those after which more time has passed */
    bool observed;                        /* uses the observed dispatch table */
    bool open;                            /* the visible operation of this step has not been executed yet (observe.h) */
    bool finals_open, static_finals_open; /* final fields are visible (finals.h) */
    bool ids_seen, groups_seen;           /* the program looks at them (looks.h) */
    bool cut;                             /* since the search began, a thread was left behind (step_run.h) */
    u64 divergences;                      /* likewise: how often a thread was seen to diverge */
    u32 hashes;                           /* identity hash codes of its own objects that this step asked for */
    u32 alternative;                      /* which of the alternatives of that operation is taken */
    u32 passed; /* accesses inside library operations (library_op.h) since the last new one in this step */
    struct vm_watch watch;
    struct vm_asked asked;
    struct seam *seam;
    struct reach *reach;             /* which newer objects are alive, see reach.h; there while there is an undo log */
    struct VEC(struct access) noted; /* what this step touched without having stopped before it (extra_accesses.h) */
    struct protection *protection;
    struct window *window;                    /* who may take steps, see window.h; NULL: all */
    struct VEC(const struct field *) watched; /* every write to these is visible, see watched.h */
    ref uncaught;                             /* the exception that nobody caught, last */
    ref written;       /* the object of which the last step wrote a watched field; it may be unreachable */
    u32 atomic_thread; /* 1 + number of the thread that wants to run alone, 0: none */
    enum ignored ignored;
    struct numbers *numbers; /* shared with other VMs, see seam_share; NULL: its own */
};

#endif
