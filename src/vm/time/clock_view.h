/* clock_view.h - what the clock shows, without moving it. */
#ifndef HAVELOCK_VM_TIME_CLOCK_VIEW_H
#define HAVELOCK_VM_TIME_CLOCK_VIEW_H

#include "vm/time/time_value.h"
#include "vm/vm.h"

/* Nanoseconds since the start as the thread sees them. */
static inline u64 clock_now(const struct thread *t) { return t->vm->clock.now + t->h.ahead; }

/* In a search: has time passed, so that what it is compared with may be a limit (limit_learning.h)? */
static inline bool clock_has_moved(const struct thread *t) { return clock_now(t) != 0; }

#endif
