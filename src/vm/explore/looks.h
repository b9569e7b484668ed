/* looks.h - what the library keeps about threads that matters only if the program looks at it.
 *
 * The numbers of threads (Thread.getId): a search assumes that nobody asks for them. Then they follow from the Thread
 * objects, and taking one is no operation that others could see. The lists of thread groups, which JDK 17 keeps:
 * likewise, and they are not kept. The first look breaks the assumption (protection.h): in the search that starts
 * again, numbers come from one counter that all threads share, and the lists are data like others.
 *
 * A recorded schedule has all that threads do in order, but does not say whether the program looks: there, numbers are
 * counted and lists kept.
 */
#ifndef HAVELOCK_VM_EXPLORE_LOOKS_H
#define HAVELOCK_VM_EXPLORE_LOOKS_H

#include "vm/vm.h"

/* The program looks. */
void looks_at_ids(struct vm *vm);
void looks_at_groups(struct vm *vm);

/* Do the numbers of threads come from a counter; are lists of groups kept? */
bool looks_count_ids(const struct vm *vm);
bool looks_keep_groups(const struct vm *vm);

#endif
