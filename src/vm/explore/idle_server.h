/* idle_server.h - is a loop that nothing ends a server without work?
 *
 * It would do something and go on if a place that it looks at held something else, or looks at a place that others
 * write (it polls a queue, say), and no thread ever writes what decides whether it ends: it is like a loop without an
 * exit. That nobody does is assumed
 * (protection_stays): a search that comes to such a write begins again.
 */
#ifndef HAVELOCK_VM_EXPLORE_IDLE_SERVER_H
#define HAVELOCK_VM_EXPLORE_IDLE_SERVER_H

#include "vm/explore/solo_loop.h"

/* If so, a verdict will name it (caveats.h). */
bool idle_server_is_one(struct vm *vm, const struct solo_loop *loop);

#endif
