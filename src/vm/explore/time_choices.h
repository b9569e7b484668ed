/* time_choices.h - which choices of a state let time pass, and are they offered?
 *
 * Without idle time (idle_time.h) all of them are, always: a wait may time out at any moment. With it, they are offered
 * where the search says so (enum time_offer): where no thread can do anything else, or where those that can go round in
 * a closed part of the state space. Then it is the earliest ones: ends of waits, and looks at the clock by which a
 * thread would see something new.
 *
 * A thread that counts while it looks at the clock never comes back to a state. After some rounds it stands back until
 * nobody else can go on, and then time passes; what it leads to otherwise is cut off (vm->clock.cut).
 */
#ifndef HAVELOCK_VM_EXPLORE_TIME_CHOICES_H
#define HAVELOCK_VM_EXPLORE_TIME_CHOICES_H

#include "vm/vm.h"

/* A thread whose timed wait may end because its time is up (idle_time_may_end): is that offered? */
bool time_choices_offer_end(const struct thread *t);

/* A thread before a look at the clock: is it offered that time passes? */
bool time_choices_offer_passing(struct thread *t);

/* Must the thread, which could go on, stand back? */
bool time_choices_hold_back(struct thread *t);

/* Does the thread stand before a look at the clock? */
bool time_choices_look_is_next(struct thread *t);

#endif
