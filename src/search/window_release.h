/* window_release.h - is a standstill of the threads in a window a deadlock of the whole program?
 *
 * Threads outside the window have not moved. From the standstill on they are released, one after the other, until they
 * have ended or stand still, too. If no thread of the window could go on in the meantime, and a thread is left waiting,
 * that is a deadlock of the whole program, and the schedule that led there is its proof. Otherwise nothing is known,
 * and the standstill is dropped.
 */
#ifndef HAVELOCK_SEARCH_WINDOW_RELEASE_H
#define HAVELOCK_SEARCH_WINDOW_RELEASE_H

#include "search/search.h"

/* For every standstill that was found. The VM is frozen (seam_freeze) and stands at the start, before and after. */
void window_release(struct vm *vm, const struct search_options *options, struct search_result *result);

#endif
