/* identity.h - which violations are the same: of one kind, at the same places in the program.
 *
 * For an exception that is its class and its stack trace; for a deadlock, where each of the threads stands that cannot
 * go on, whichever threads they are. Two different violations may have one identity only by an accident of hashing.
 */
#ifndef HAVELOCK_SEARCH_IDENTITY_H
#define HAVELOCK_SEARCH_IDENTITY_H

#include "search/search.h"

/* The VM stands in the violation. */
u64 identity_of(struct vm *vm, enum violation_kind kind);

#endif
