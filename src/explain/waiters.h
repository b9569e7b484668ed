/* waiters.h - which threads wait on an object or a condition, and which of them a notify woke. */
#ifndef HAVELOCK_EXPLAIN_WAITERS_H
#define HAVELOCK_EXPLAIN_WAITERS_H

#include "base/arena.h"
#include "vm/listen/display_names.h"

struct waiters VEC(u32); /* numbers of threads */

/* Is the method signal or signalAll of the conditions that java.util.concurrent's locks have? */
bool waiters_is_signal(const struct method *m);

/* The threads in Object.wait on the object; of a condition those in its queue. */
void waiters_list(struct waiters *waiters, struct vm *vm, ref object);

/* After a notify: what became of the threads listed before it: "nobody is waiting", "wakes a, leaves b waiting". woken:
 * the names of those that no longer wait, NULL: none. */
const char *waiters_fate(const struct waiters *before, struct display_names *display_names, struct arena *arena,
                         ref object, const char **woken);

#endif
