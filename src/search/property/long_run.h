/* long_run.h - what a long random run from where a VM stands shows of what lasts for ever.
 *
 * One state does not show that a thread never goes on, or never leaves its loop; only a search of everything that
 * follows does. A replay, which has no such search, takes a long run instead: what a search has shown will hold in it,
 * too. The VM is taken back.
 */
#ifndef HAVELOCK_SEARCH_PROPERTY_LONG_RUN_H
#define HAVELOCK_SEARCH_PROPERTY_LONG_RUN_H

#include "base/types.h"

struct vm;

/* The threads (thread_mask.h) that take a step. */
u64 long_run_movers(struct vm *vm);

/* The threads that spin for ever (property.h): what their loops look at never changes. */
u64 long_run_spinners(struct vm *vm);

#endif
