/* path_listener.h - lets somebody listen to the paths that a search explores.
 *
 * Analyses of a run's history (event/event.h) cannot be taken back step by step, as a search takes back its steps. So
 * each explored path, one that leads to no new state, is executed once more from the start, as a whole, with the
 * listener attached. What a listener finds adds to what the search finds; it never says that something is not there.
 */
#ifndef HAVELOCK_SEARCH_PATH_PATH_LISTENER_H
#define HAVELOCK_SEARCH_PATH_PATH_LISTENER_H

#include "search/path/schedule.h"

struct path_listener {
    void (*begin)(void *context, struct vm *vm); /* the VM stands before the first step of a path */
    void (*end)(void *context, struct vm *vm);   /* and at its end */
    void *context;
};

/* Takes the VM back to the start and attaches the listener; the caller executes the path again, then detaches it. */
void path_listener_begin(const struct path_listener *listener, struct vm *vm, undo_mark start);
void path_listener_end(const struct path_listener *listener, struct vm *vm);

/* All of it: executes a path and, if there is one, a further choice. Then the VM stands at the start. */
void path_listener_take(const struct path_listener *listener, struct vm *vm, undo_mark start,
                        const struct schedule *path, const struct choice *last);

#endif
