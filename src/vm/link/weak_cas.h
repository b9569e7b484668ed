/* weak_cas.h - weakCompareAndSet may fail for no reason.
 *
 * In a search it is a choice, for calls of the application: the library's own are retried until they succeed. Where a
 * loop surrounds the call, which is how it should be used, failing only repeats the iteration, so it is tried on
 * request
 * (--spurious); without that, the verdict names the place (caveats.h).
 */
#ifndef HAVELOCK_VM_LINK_WEAK_CAS_H
#define HAVELOCK_VM_LINK_WEAK_CAS_H

#include "vm/vm.h"

/* Is it the name of such a method? */
static inline bool weak_cas_is_named(const char *name) { return strncmp(name, "weakCompareAndSet", 17) == 0; }

/* The thread stands before such a call, by a method or a variable handle: is failing one of its alternatives? */
bool weak_cas_may_fail(struct thread *t);

/* The same if it may not stand before one: it does if it is a call of a variable handle of that name. */
bool weak_cas_is_next(struct thread *t);

/* Carries out the choice of this step, where weak_cas_may_fail: does it fail? Elsewhere notes that it never does. */
bool weak_cas_fails(struct thread *t);

#endif
