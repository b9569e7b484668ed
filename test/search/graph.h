/* graph.h - the states and steps of a whole walk, to look at afterwards: parts that are never left, as scc.h finds them
 * on the way, found here by plain reachability.
 *
 * A state is numbered by whoever walks, from 0. `blocked` is the set of threads (bits) that cannot go on there and
 * should.
 */
#ifndef HAVELOCK_TEST_SEARCH_GRAPH_H
#define HAVELOCK_TEST_SEARCH_GRAPH_H

#include "base/types.h"

struct graph;

struct graph *graph_new(void);
void graph_free(struct graph *graph);

/* States come in the order of their numbers. final: nothing comes after it. */
void graph_state(struct graph *graph, u64 blocked, bool final);
void graph_step(struct graph *graph, u32 from, u32 to, u32 thread);

/* Is there a state after which the program goes on for ever, while a thread that is blocked there never takes a step?
 */
bool graph_has_stuck(const struct graph *graph);

#endif
