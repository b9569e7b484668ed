/* frontier.h - breadth-first and best-first search through all interleavings.
 *
 * The states that are known but not yet expanded wait in a queue; each is remembered as the step that led there from
 * another one. To get the VM to such a state, steps are taken back up to the last state that both ways have in common,
 * and the other way is taken from there.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_FRONTIER_H
#define HAVELOCK_SEARCH_STRATEGY_FRONTIER_H

#include "search/search.h"

/* STRATEGY_BFS or, by options->heuristic, STRATEGY_BEST. */
void frontier_run(struct search *s);

#endif
