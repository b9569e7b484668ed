/* event.h - what a program did, one event at a time: the interface between whoever runs it and the analyses.
 *
 * Events are data. They come in the order of one sequentially consistent execution. Threads have numbers that are never
 * used again; the first is 0. Objects have numbers that may come back after EVENT_FREE; 0 is no object (the owner of
 * static fields, whose slots are unique among themselves). A variable or lock is (object, slot). What the numbers are
 * called can be asked of the source (event/names.h).
 *
 * Re-entry makes no event: LOCK is the first entry, UNLOCK the last exit. Locks are monitors (slot 0) and locks of
 * java.util.concurrent (slot 1); one object can be both. What a lock of the library does inside itself carries
 * EVENT_LIBRARY: it orders (happens before), but is no lock or variable of the program.
 */
#ifndef HAVELOCK_EVENT_EVENT_H
#define HAVELOCK_EVENT_EVENT_H

#include "base/types.h"

/* X(id, name): the comment says what the fields mean; fields not named are 0 */
#define EVENTS(X) \
    X(START, "start")   /* other: the thread that is started and may run from now on */ \
    X(END, "end")       /* the thread's last event */ \
    X(JOIN, "join")     /* other: the thread whose end was seen; EVENT_TRY */ \
    X(LOCK, "lock")     /* object, slot; EVENT_SHARED, EVENT_TRY, EVENT_WAIT, EVENT_PASSING */ \
    X(UNLOCK, "unlock") /* object, slot; EVENT_SHARED, EVENT_WAIT, EVENT_PASSING; without a site */ \
    X(NOTIFY, "notify") /* object; slot: how many were woken */ \
    X(READ, "read")     /* object, slot, value: a variable that does not order threads */ \
    X(WRITE, "write")   /* likewise */ \
    X(ACQUIRE, \
      "acquire") /* object, slot: comes after every RELEASE of the same (object, slot) so far; a volatile read */ \
    X(RELEASE, "release") /* object, slot: a volatile write, an unpark, the end of a class's initialisation, of an \
                           * atomic section */ \
    X(HAND, "hand") /* object: a task is handed on to whoever executes it (slot 0), or its result to whoever waits \
                     * for it (slot 1) */ \
    X(RECEIVE, "receive") /* object, slot: what was handed on with it is received. Whatever the schedule, this thread \
                           * got here only because of the HAND, if there was one only */ \
    X(FREE, "free")       /* object: nobody can reach it any more; its number may come back. No thread, no site */

#define EVENT_ID(id, name) EVENT_##id,
enum event_kind { EVENTS(EVENT_ID) EVENT_KINDS };

enum event_flag {
    EVENT_SHARED = 1,  /* a read lock: others may hold it shared at the same time */
    EVENT_TRY = 2,     /* the thread would not have waited for it */
    EVENT_WAIT = 4,    /* given up, and taken back, by a wait */
    EVENT_LIBRARY = 8, /* inside a lock of the library */
    /* Of ACQUIRE and RELEASE: of a variable, by value (a volatile field, an atomic). Of READ and WRITE: not a plain
     * access, but one that is atomic in its own right (through a variable handle). */
    EVENT_ATOMIC = 16,
    EVENT_ALONE = 32,    /* of READ and WRITE: no other thread was started yet, so it comes before all that others do */
    EVENT_SECTION = 128, /* of READ and WRITE: in an atomic section of the program, which no other thread's operation
                          * can interrupt: in no race */
    EVENT_PASSING = 64 /* of LOCK, and of the UNLOCK that follows at once: taken to print. The thread would have waited
                        * for it, so it counts in lock orders; but nobody prints to keep threads in order, so it orders
                        * and protects nothing. Told only if the thread holds another lock: else it is in no order */
};

/* Where in the program, with the calls that led there: a calling context and an instruction in it (event/context.h).
 * 0: nowhere. */
typedef u64 event_site;

struct event {
    u8 kind;  /* enum event_kind */
    u8 flags; /* enum event_flag */
    u32 thread, other;
    u32 object, slot;
    u64 value;
    event_site at;
};

const char *event_name(enum event_kind kind);

#endif
