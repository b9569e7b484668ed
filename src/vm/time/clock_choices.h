/* landing.h - where may time land that passes while a thread looks at the clock?
 *
 * Far behind every time that the thread can tell; and just before each one that it waits for: deadlines that it holds, and
 * limits (limits.h) after stamps that it holds. What a time just before a limit is compared with is a limit as well, and
 * perhaps not known.
 */
#ifndef HAVELOCK_VM_TIME_CLOCK_CHOICES_H
#define HAVELOCK_VM_TIME_CLOCK_CHOICES_H

#include "vm/time/time_values.h"

enum { MOST_LANDINGS = 24 };

struct landings {
    u64 at[MOST_LANDINGS]; /* [0]: far behind; then the others, the first one first */
    u32 count;
    bool cut; /* there would be more */
};

struct landings landings_of(const struct vm *vm, const struct held *held);

/* Half a leap at least behind the time: whoever holds it, and nothing later, need not see more pass. */
u64 landing_behind(u64 time);

/* at[0] of the landings. */
u64 landing_far(const struct held *held);

/* Does the thread, or the heap, hold something that leads to a time behind this one: a deadline, or a stamp with a limit? */
bool landing_is_awaited(const struct vm *vm, const struct held *held, u64 time);

#endif
