/* dpor.h - partial-order reduction: which threads must be tried in a state so that nothing is missed.
 *
 * Steps of different threads that touch no common place (or only read it) lead to the same state in either order; one
 * order is enough. The search tries one thread in each state and adds others when it sees the need: when a step of
 * thread p races with an earlier one, p (or a thread that p had to wait for) must also be tried before that one.
 *
 * States are remembered, so the search does not go again through what comes after a state it has left; the events seen
 * there (dpor_summaries.h) are compared with the present path instead. While a state has not been left its future is
 * not known: states on a cycle are therefore expanded in full (strongly connected components, found on the way).
 *
 * Calls come in this order: dpor_enter when a state becomes the top of the stack; then for each choice tried there
 * dpor_before, the step, dpor_after, and one of: dpor_enter (a new state), dpor_again (seen before),
 * dpor_end (nothing comes after it); finally dpor_leave. Before the stack goes back a step: dpor_back.
 */
#ifndef HAVELOCK_SEARCH_REDUCE_DPOR_H
#define HAVELOCK_SEARCH_REDUCE_DPOR_H

#include "search/dfs_stack.h"

struct dpor;

struct dpor *dpor_new(struct vm *vm, struct dfs_stack *stack);
void dpor_free(struct dpor *r);
u64 dpor_bytes(const struct dpor *r);

void dpor_enter(struct dpor *r, u32 state);
void dpor_before(struct dpor *r, struct choice choice);
void dpor_after(struct dpor *r, struct choice choice);
void dpor_again(struct dpor *r, u32 state);
void dpor_end(struct dpor *r, u32 state);
void dpor_back(struct dpor *r);
void dpor_not_taken(struct dpor *r); /* instead of dpor_after: there was no step */
void dpor_leave(struct dpor *r);

/* All that is known, beside the stack, between two of the calls above that change it; into a reduction that knows
 * nothing yet. states: how many are stored. */
void dpor_write(const struct dpor *r, struct archive_writer *w);
void dpor_read(struct dpor *r, u32 states, struct archive_reader *in);

#endif
