/* waits.h - what keeps a thread from going on, and who could let it. */
#ifndef HAVELOCK_SEARCH_WAITS_H
#define HAVELOCK_SEARCH_WAITS_H

#include "vm/vm.h"

enum wait_kind {
    WAIT_NONE,   /* it can go on */
    WAIT_LOCK,   /* for the monitor of object, owned by owner */
    WAIT_NOTIFY, /* in Object.wait on object */
    WAIT_JOIN,   /* for the end of thread owner; object is its Thread */
    WAIT_PARK,   /* in LockSupport.park; object: the blocker it named, owner: who owns that, as far as it says */
    WAIT_SLEEP,
    WAIT_INIT,   /* for owner to initialise class number object */
    WAIT_OVER    /* the thread has ended, or was not started; main also when it waits for the others */
};

struct wait {
    enum wait_kind kind;
    u32 object;
    u32 owner; /* thread number + 1; 0: nobody */
};

struct wait wait_of(struct vm *vm, u32 thread);

/* Threads that wait for each other in a circle: fills `circle` (room for every thread) in order, each one waiting for
 * the next, and returns how many they are; 0: there is no circle. */
u32 wait_circle(struct vm *vm, u32 *circle);

#endif
