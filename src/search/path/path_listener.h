/* path_listener.h - whoever listens to the paths that a search explores.
 *
 * Analyses of a run's history (event/event.h) cannot be taken back step by step, as a search takes back its steps. So
 * each explored path, one that leads to no new state, is taken once more from the start, as a whole, with somebody
 * listening. What they find adds to what the search finds; it never says that something is not there.
 */
#ifndef HAVELOCK_SEARCH_PATH_PATH_LISTENER_H
#define HAVELOCK_SEARCH_PATH_PATH_LISTENER_H

#include "search/search.h"

/* Takes the VM back to the start; from there the path is taken again, between these two. Nothing happens unless
 * somebody listens. */
void path_listener_begin(const struct search *s);
void path_listener_end(const struct search *s);

/* All of it: the steps of the search's path and, if there is one, a further choice. The VM then stands before the first
 * step. */
void path_listener_take(const struct search *s, const struct choice *last);

/* A schedule that was found in a search that is over. The VM stands before the first step, and does so again on return.
 */
void path_listener_take_found(struct vm *vm, const struct search_options *options, const struct schedule *schedule);

static inline bool path_listener_is_asked(const struct search *s) { return s->options->path_listener != NULL; }

#endif
