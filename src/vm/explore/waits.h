/* waits.h - what keeps a thread from going on, and who could let it. */
#ifndef HAVELOCK_VM_EXPLORE_WAITS_H
#define HAVELOCK_VM_EXPLORE_WAITS_H

#include "vm/access/footprint.h"

enum wait_kind {
    WAIT_NONE,   /* it can go on */
    WAIT_LOCK,   /* for the monitor of object, owned by owner; also to get it back, after or at the end of a wait */
    WAIT_NOTIFY, /* in Object.wait on object */
    WAIT_JOIN,   /* for the end of thread owner; object is its Thread */
    WAIT_PARK,   /* in LockSupport.park; object: the blocker it named, owner: who owns that, as far as it says */
    WAIT_SLEEP,
    WAIT_INIT, /* for owner to initialise class number object */
    WAIT_OVER  /* the thread has ended, or was not started; main also when it waits for the others */
};

struct wait {
    enum wait_kind kind;
    u32 object;
    u32 owner; /* thread number + 1; 0: nobody */
};

struct wait wait_of(struct vm *vm, u32 thread);

/* The Thread that has ended without giving up what is waited for; 0: none. */
ref wait_past_owner(struct vm *vm, struct wait wait);

/* A cycle of threads that wait for each other: fills `cycle` (room for every thread) in order, each one waiting for the
 * next, and returns how many they are; 0: there is no cycle. */
u32 wait_cycle(struct vm *vm, u32 *cycle);

/* Do firm waits lead from the thread into a cycle? Then it is blocked for ever, whatever others do. */
bool wait_is_endless(struct vm *vm, u32 thread);

/* That cycle, as above. */
u32 wait_cycle_from(struct vm *vm, u32 thread, u32 *cycle);

/* Does the thread wait inside the library, with no method of the application on its stack: a worker of a pool that has
 * nothing to do? */
bool wait_is_idle(struct vm *vm, u32 thread);

/* Could it wait firmly if other threads stood elsewhere? Depends on the thread alone; implied by wait_firmly_for. */
bool wait_is_possible(struct vm *vm, u32 thread);

/* The thread that it firmly waits for, plus 1; 0: none. Firmly: nothing but that thread can end the wait, not even an
 * interrupt or a time-out. So of monitors, class initialisations, and java.util.concurrent locks that are not taken
 * interruptibly. And the components that decide it. */
u32 wait_firmly_for(struct vm *vm, u32 thread);
void wait_footprint(struct vm *vm, u32 thread, struct footprint *footprint);

#endif
