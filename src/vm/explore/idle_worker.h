/* idle_worker.h - threads of a pool that wait for work (METHOD_IDLE).
 *
 * They tell nobody what happens to them meanwhile. A worker of a ForkJoinPool that gets nothing to do for its
 * keep-alive time ends, and another one is made for the next task. Its tasks cannot tell it from the old one but by its
 * name and its thread locals, and each would be new to a search: there, workers stay, and the verdict says so
 * (CAVEAT_STEAL). A ThreadPoolExecutor must be searched with the ends of its workers, since the program may wait for
 * them.
 */
#ifndef HAVELOCK_VM_EXPLORE_IDLE_WORKER_H
#define HAVELOCK_VM_EXPLORE_IDLE_WORKER_H

#include "vm/vm.h"

/* Is the thread in a method of the library that is about workers without a task? */
bool idle_worker_is_met(const struct thread *t);

/* Likewise, in one of ForkJoinPool, in a search: time does not pass for the thread. */
bool idle_worker_stays(const struct thread *t);

#endif
