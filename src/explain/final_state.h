/* final_state.h - the last picture of a story: who holds what, taken where, and waits for whom or would go on how.
 *
 * Who is in it depends on the violation: at a deadlock the threads that cannot go on or hold locks, and where others
 * can go on these, too; at a race the two that race; at a broken invariant or an exception those that hold locks, for
 * the rest was told on the way. On the way to a violation it is everybody.
 */
#ifndef HAVELOCK_EXPLAIN_FINAL_STATE_H
#define HAVELOCK_EXPLAIN_FINAL_STATE_H

#include "explain/violation.h"
#include "report/sources.h"
#include "report/story.h"

/* Adds to the ends and facts of the story. is_over: the VM stands at the violation. steps: by event of the scene's
 * recorder, the step that the story tells it under, 0 if it does not. */
void final_state_describe(const struct scene *scene, bool is_over, const u32 *steps,
                          struct display_names *display_names, struct sources *sources, struct story *story);

#endif
