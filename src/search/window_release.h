/* window_release.h - a standstill of the threads in a window: is it one for good?
 *
 * Threads outside the window have not moved. From the standstill on they are let go, one after the other, until they
 * have ended or stand still, too. If nobody in the window could go on in the meantime, and somebody is left waiting,
 * that is a deadlock of the whole program, and the schedule with the way there is its proof. If not, nothing is known,
 * and nothing was found.
 */
#ifndef HAVELOCK_SEARCH_WINDOW_RELEASE_H
#define HAVELOCK_SEARCH_WINDOW_RELEASE_H

#include "search/search.h"

/* For every standstill that was found. The VM is frozen (seam_freeze) and stands at the start, before and after. */
void window_release(struct vm *vm, const struct search_options *options, struct search_result *result);

#endif
