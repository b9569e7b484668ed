/* reduction.h - partial-order reduction: which threads must be tried in a state so that nothing is missed.
 *
 * Steps of different threads that touch no common place (or only read it) lead to the same state in either order; one
 * order is enough. The search tries one thread in each state and adds others when it sees the need: when a step of
 * thread p races with an earlier one, p (or a thread that p had to wait for) must also be tried before that one.
 *
 * States are remembered, so the search does not go again through what comes after a state it has left; the events seen
 * there (future.h) are compared with the present path instead. While a state has not been left its future is not
 * known: states on a cycle are therefore expanded in full (strongly connected components, found on the way).
 *
 * Calls come in this order: reduction_enter when a state becomes the top of the stack; then for each choice tried there
 * reduction_before, the step, reduction_after, and one of: reduction_enter (a new state), reduction_again (seen before),
 * reduction_end (nothing comes after it); finally reduction_leave. Before the stack goes back a step: reduction_back.
 */
#ifndef HAVELOCK_SEARCH_REDUCE_DPOR_H
#define HAVELOCK_SEARCH_REDUCE_DPOR_H

#include "search/strategy/dfs_stack.h"

struct reduction;

struct reduction *reduction_new(struct vm *vm, struct stack *stack);
void reduction_free(struct reduction *r);
u64 reduction_bytes(const struct reduction *r);

void reduction_enter(struct reduction *r, u32 state);
void reduction_before(struct reduction *r, struct choice choice);
void reduction_after(struct reduction *r, struct choice choice);
void reduction_again(struct reduction *r, u32 state);
void reduction_end(struct reduction *r, u32 state);
void reduction_back(struct reduction *r);
void reduction_not_taken(struct reduction *r); /* instead of reduction_after: there was no step */
void reduction_leave(struct reduction *r);

/* All that is known, beside the stack, between two of the calls above that change it; into a reduction that knows nothing
 * yet. states: how many are stored. */
void reduction_write(const struct reduction *r, struct archive_writer *w);
void reduction_read(struct reduction *r, u32 states, struct archive_reader *in);

#endif
