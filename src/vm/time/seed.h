/* seed.h - the clock as a seed.
 *
 * Generators of random numbers that get no seed take one from the clock. They get a number instead that depends on the
 * seed of the VM only: random numbers do not depend on how much time has passed, and another seed gives other ones. So
 * does the iteration order of Set.of and Map.of.
 */
#ifndef HAVELOCK_VM_TIME_SEED_H
#define HAVELOCK_VM_TIME_SEED_H

#include "vm/vm.h"

/* Is it such a generator that looks at the clock? */
bool seed_is_wanted(const struct thread *t);

/* Another one for each clock. */
u64 seed_number(const struct vm *vm, u64 clock);

#endif
