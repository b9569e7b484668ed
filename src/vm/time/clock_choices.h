/* clock_choices.h - to which times may the clock move while a thread looks at it?
 *
 * Far past every time that the thread can notice; and to just before each one that it waits for: deadlines that it
 * holds, and limits (time_limits.h) after stamps that it holds. What a time just before a limit is compared with is a
 * limit as well, and perhaps not known.
 */
#ifndef HAVELOCK_VM_TIME_CLOCK_CHOICES_H
#define HAVELOCK_VM_TIME_CLOCK_CHOICES_H

#include "vm/time/time_values.h"

enum { MOST_CLOCK_CHOICES = 24 };

struct clock_choices {
    u64 at[MOST_CLOCK_CHOICES]; /* [0]: far past all of them; then the others, in order */
    u32 count;
    bool cut; /* there would be more */
};

struct clock_choices clock_choices_of(const struct vm *vm, const struct time_values *held);

/* Half a leap at least after the time: whoever holds it, and nothing later, need not see more pass. */
u64 clock_choice_after(const struct vm *vm, u64 time);

/* at[0] of the choices. */
u64 clock_choice_far(const struct vm *vm, const struct time_values *held);

/* Does the thread, or the heap, hold something that leads to a time after this one: a deadline, or a stamp with a
 * limit? */
bool clock_choice_is_awaited(const struct vm *vm, const struct time_values *held, u64 time);

#endif
