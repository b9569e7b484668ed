/* window.h - the threads that may take steps in a search, by name; the others stay where they start.
 *
 * A thread that waits for one outside is not deadlocked: that one would go on if it were let.
 */
#ifndef HAVELOCK_VM_EXPLORE_WINDOW_H
#define HAVELOCK_VM_EXPLORE_WINDOW_H

#include "vm/vm.h"

struct window;

/* names: a list with commas; NULL: no window, all threads may. */
void window_set(struct vm *vm, const char *names);

bool window_excludes(const struct vm *vm, u32 thread);

/* Was there ever a thread of that name, one of the window's, since it was set? */
bool window_has_seen(const struct vm *vm, const char *name, size_t length);

/* Is any thread alive that is outside? */
bool window_holds_back(const struct vm *vm);

#endif
