/* dpor.h - dynamic partial-order reduction (Flanagan and Godefroid 2005) with summaries for visited states.
 *
 * Steps of different threads that touch no common place (or only read it) lead to the same state in either order; one
 * order is enough. The search tries one thread in each state and adds others to the state's backtrack set (the choices
 * of a level that are TO_TRY, dfs_stack.h) when a race shows that they are needed: when a step of thread p races with
 * an earlier step, p, or a thread that p depends on, is also tried before that step (race reversal).
 *
 * Plain DPOR stores no states. Here a state that was visited is not searched again; instead the events seen after it
 * (its summary, dpor_summaries.h) are compared with the present path. A summary is complete when its state
 * is left. A state on a cycle can be reached again before that, so states on cycles are expanded in full; cycles are
 * found as strongly connected components (Tarjan).
 *
 * A step by which time passes, where that happens only while the program is idle (vm/time/idle_time.h), depends on all
 * steps before and after it: none of them can come on its other side. So it races with nothing. The states between two
 * such steps are searched like a program of their own; those in which time passes are its ends, all of which a reduced
 * search meets.
 *
 * Order of calls:
 *   dpor_enter       a state becomes the top of the stack;
 *   for each choice tried there:
 *     dpor_before, the step, dpor_after; dpor_not_taken instead of the last one if there was no step;
 *     then one of dpor_enter (a new state), dpor_again (seen before), dpor_end (nothing comes after it);
 *     dpor_back      before the stack goes back over the step;
 *   dpor_leave       the top is left.
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
void dpor_not_taken(struct dpor *r);
void dpor_leave(struct dpor *r);

/* The top is the first level of a component that is complete: the other states of the component are as if they had been
 * left, and the top as if it had just been entered. */
void dpor_reopen(struct dpor *r);

/* Everything but the stack, into an empty reduction. Not between dpor_before and what follows the step. states: how
 * many are stored. */
void dpor_write(const struct dpor *r, struct archive_writer *w);
void dpor_read(struct dpor *r, u32 states, struct archive_reader *in);

#endif
