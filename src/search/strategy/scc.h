/* scc.h - strongly connected components of the state space, by Tarjan's algorithm, during a depth-first search.
 *
 * Looked for are the components that no step leaves. A thread that takes no step in such a component, and has not
 * ended, is blocked for ever while others go on. That holds for the program, not only for what the search tries, if all
 * choices are tried in states on cycles; a reduced search does that (dpor.h).
 *
 * Order of calls: scc_enter when a state becomes the top of the stack; scc_again and scc_end for steps from the top
 * that lead to a state seen before, or to where the search does not go on; scc_leave when the top is left.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_SCC_H
#define HAVELOCK_SEARCH_STRATEGY_SCC_H

#include "base/archive.h"

struct scc;

struct scc *scc_new(void);
void scc_free(struct scc *c);
u64 scc_bytes(const struct scc *c);

/* Of a state, and of a component: what it has to do with time, if that passes only while the program is idle. */
struct scc_time {
    bool waits;  /* a thread waits for a time */
    u64 looks;   /* after so much time one that looks at the clock would see something new; UINT64_MAX: never */
    bool passes; /* choices by which time passes are offered */
};

/* thread: whose step led there; state 0: one that is not stored. */
void scc_enter(struct scc *c, u32 state, u32 thread, struct scc_time time);
void scc_again(struct scc *c, u32 state, u32 thread);
void scc_end(struct scc *c);

/* A component that no step leaves: the threads that take steps in it, and its states, that on top first; borrowed until
 * the next call. */
struct scc_part {
    u64 movers;
    const u32 *states;
    u32 count;
};

/* True: the states from the top on are such a component. */
bool scc_leave(struct scc *c, struct scc_part *part);

/* Is that so, and could time pass in the component, but does not? Then it may: the state on top is as if it had just
 * been entered, and the others as if they had not been met. */
bool scc_waits_for_time(const struct scc *c, u64 *looks);
void scc_let_time_pass(struct scc *c);

/* All of it, into one that is empty. levels: of the stack; states: how many are stored. */
void scc_write(const struct scc *c, struct archive_writer *w);
void scc_read(struct scc *c, u32 levels, u32 states, struct archive_reader *r);

#endif
