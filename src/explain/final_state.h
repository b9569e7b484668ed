/* final_state.h - the end of a story: which locks the threads hold, and what they wait for or would do next.
 *
 * Which threads are described depends on the violation:
 *   deadlock                     those that cannot go on, and those that hold locks;
 *   wait cycle, stuck threads    all;
 *   race                         the two that race;
 *   invariant, exception         those that hold locks; the rest is in the story.
 * Before the violation it is all threads.
 */
#ifndef HAVELOCK_EXPLAIN_FINAL_STATE_H
#define HAVELOCK_EXPLAIN_FINAL_STATE_H

#include "explain/violation.h"
#include "report/sources.h"
#include "report/story.h"

/* Adds to the ends and facts of the story. is_over: the VM stands at the violation. steps: for each record of the
 * scene's recorder, the step of the story that shows it, 0 if none does. */
void final_state_describe(const struct scene *scene, bool is_over, const u32 *steps,
                          struct display_names *display_names, struct sources *sources, struct story *story);

#endif
