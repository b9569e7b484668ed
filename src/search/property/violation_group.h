/* violation_group.h - which violations are the same: of one kind, at the same places of the program. Which threads and
 * objects they are does not matter.
 *
 * Each function gives a number for where the VM stands; violations of one kind with equal numbers make one group.
 */
#ifndef HAVELOCK_SEARCH_PROPERTY_VIOLATION_GROUP_H
#define HAVELOCK_SEARCH_PROPERTY_VIOLATION_GROUP_H

#include "vm/explore/inspect.h"
#include "vm/explore/solo_loop.h"

/* The exception that left a thread: its class and its stack. */
u64 violation_group_exception(struct vm *vm);

/* A standstill: the stacks of the threads that cannot go on. */
u64 violation_group_standstill(struct vm *vm);

/* Threads that never go on while others do: their stacks. */
u64 violation_group_stuck(struct vm *vm, u64 movers);

/* A loop that a thread never leaves. */
u64 violation_group_loop(const struct solo_loop *loop);

/* The cycle that firm waits lead to from the thread: the stacks of its members. */
u64 violation_group_wait_cycle(struct vm *vm, u32 thread);

/* The instructions two threads stand before. */
u64 violation_group_race(struct vm *vm, u32 thread, u32 other);

/* The instruction a thread stands before; an invariant, broken by the one that stood at such a site. */
u64 violation_group_site(struct vm *vm, u32 thread);
u64 violation_group_invariant(u32 invariant, u64 site);

#endif
