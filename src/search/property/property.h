/* property.h - what is a violation, beside deadlocks of the whole program and uncaught exceptions.
 *
 * Wait cycles: threads that firmly wait for each other (waits.h), as soon as a step closes the cycle, while others may
 * go on. Cycles of daemons that no other thread waits for are violations on request only.
 *
 * Stuck threads: blocked for ever while others go on for ever (scc.h), in Object.wait, parked, before a lock or a class
 * initialisation, and no daemons. Waiting for the end of a thread that goes on is no fault, nor is an idle worker of a
 * pool in a program that is not about to end.
 *
 * Spinning threads: they go round in a loop for ever, and all that they look at stays as it is for ever (solo_loop.h
 * says what counts as a loop). Daemons may do that, and threads of the library with nothing of the program on their
 * stack. So may a loop that has no exit: it waits for nothing.
 *
 * Races (on request): two threads stand before accesses to the same place (race_access.h), one of them would write, and
 * one of them is plain. Places that protection.h takes for protected cannot be in a race: at such a place all accesses
 * have a lock in common, or are reads, or of one thread, and the first access that is not makes the place visible.
 *
 * Invariants (on request): see invariant.h.
 *
 * Exit statuses (on request): the program ends with another one than 0, by its own decision.
 */
#ifndef HAVELOCK_SEARCH_PROPERTY_PROPERTY_H
#define HAVELOCK_SEARCH_PROPERTY_PROPERTY_H

#include "search/property/invariant.h"
#include "vm/explore/seam.h"
#include "vm/explore/solo_loop.h"

struct properties {
    bool race;
    bool hidden_race; /* with `race`: notes also what is not reported (property_hidden_race) */
    bool daemons;
    bool exit_status;
    struct VEC(struct invariant *) invariants; /* owned */
};

void properties_free(struct properties *properties);

/* After a step of `thread`: is there a cycle of firm waits that counts? properties: may be NULL. */
bool property_wait_cycle(const struct properties *properties, struct vm *vm, u32 thread);

/* Is there a stuck thread, where only `movers` (thread_mask.h) ever take a step? Is it that thread? */
bool property_stuck(struct vm *vm, u64 movers);
bool property_stuck_thread(struct vm *vm, u32 thread, u64 movers);

/* Can it go on, as one that is no daemon, nor an idle worker of a pool? */
bool property_runs_on(struct vm *vm, u32 thread);

/* Does the thread go round in such a loop, which is filled in, as long as no other thread takes a step? */
bool property_spins(struct vm *vm, u32 thread, struct solo_loop *loop);

/* Is the thread about to race with another one? Then *other is its number. */
bool property_race(struct vm *vm, u32 thread, u32 *other);

/* The same, variables of the JDK included, whether or not these are reported; or is it about to access something in a
 * way that orders nothing (weak_access.h)? */
bool property_hidden_race(struct vm *vm, u32 thread);

/* Is the exception one by which assertions fail? */
bool property_is_assertion(struct vm *vm, ref exception);

/* Has the program, which is over, chosen a status other than 0? (An exception that leaves main is a finding anyway.) */
bool property_bad_exit(const struct vm *vm);

/* The number of the first invariant that does not hold; -1: all do. */
int property_broken_invariant(const struct properties *properties, struct vm *vm, struct invariant_subjects *witness);

#endif
