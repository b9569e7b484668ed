/* endless.h - threads that run for ever, which is no violation: what a verdict names instead.
 *
 * A loop without an exit may be what was meant (a ticker), or not (a flag that was read only once). */
#ifndef HAVELOCK_VM_EXPLORE_ENDLESS_H
#define HAVELOCK_VM_EXPLORE_ENDLESS_H

#include "vm/vm.h"

/* Notes the outermost method of the application in which the thread stands (caveats.h); nothing for a daemon. */
void endless_note(const struct thread *t);

#endif
