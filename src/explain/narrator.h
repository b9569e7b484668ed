/* narrator.h - makes a story of the records of a run.
 *
 * A story shows what threads can notice of each other: accesses to places that several threads use and one of them
 * writes, locks that several threads take, waiting and waking, starts and ends; accesses to fields that an invariant
 * names; and calls of the library in which such things happen. A call is shown once, unless other threads act between
 * its beginning and its return.
 */
#ifndef HAVELOCK_EXPLAIN_NARRATOR_H
#define HAVELOCK_EXPLAIN_NARRATOR_H

#include "explain/violation.h"
#include "report/sources.h"
#include "report/story.h"

/* The VM stands where its recorder left it: at a violation, or (is_over false) on the way there. The story is the
 * caller's. */
struct story *narrate(const struct scene *scene, bool is_over, struct display_names *display_names,
                      struct sources *sources, u32 steps);

#endif
