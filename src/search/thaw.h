/* thaw.h - a standstill of the threads in a window: is it one for good?
 *
 * Threads outside the window have not moved. From here they are let go, one after the other, until they have ended or stand
 * still. If nobody in the window could go on in the meantime, and somebody is left waiting, that is a deadlock of the
 * whole program, and the path is the way to it. If not, nothing is known.
 */
#ifndef HAVELOCK_SEARCH_THAW_H
#define HAVELOCK_SEARCH_THAW_H

#include "search/search.h"

/* True: a deadlock; the path and the VM are there now, and the window is lifted, until thaw_undo. An assumption that was
 * broken on the way asks for the search to begin again (s->again). */
struct thaw {
    undo_mark mark;
    u32 depth;
};
bool thaw(struct search *s, struct thaw *thaw);
void thaw_undo(struct search *s, const struct thaw *thaw);

#endif
