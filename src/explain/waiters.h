/* waiters.h - who waits on an object to be notified, or on a condition to be signalled; and whom that woke. */
#ifndef HAVELOCK_EXPLAIN_WAITERS_H
#define HAVELOCK_EXPLAIN_WAITERS_H

#include "base/arena.h"
#include "vm/listen/display_names.h"

struct sleepers VEC(u32); /* numbers of threads */

/* Is the method signal or signalAll of the conditions that java.util.concurrent's locks have? */
bool waiters_is_signal(const struct method *m);

/* Those in Object.wait on the object; of a condition those in its queue. */
void waiters_list(struct sleepers *sleepers, struct vm *vm, ref object);

/* What became of those listed before a notify: "no thread is waiting", "wakes a, leaves b waiting". woken: the names of
 * those that no longer wait, NULL: none. */
const char *waiters_fate(const struct sleepers *before, struct display_names *display_names, struct arena *arena,
                         ref object, const char **woken);

#endif
