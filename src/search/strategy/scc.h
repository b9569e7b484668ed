/* circling.h - parts of the state space that are never left again, though the program goes on: found during a depth-first
 * search, with the threads that take part.
 *
 * Such a part is a strongly connected component from which no step leads out. A thread that takes no step in it, and has
 * not ended, is blocked for ever while others go on. That holds for the program, not only for what the search tries, if all
 * choices are tried in states on cycles; a reduced search does (reduction.h).
 *
 * Calls: circling_enter when a state becomes the top of the stack, circling_again and circling_end for steps from the
 * top that lead to a state seen before, or to where the search does not go on; circling_leave when the top is left.
 */
#ifndef HAVELOCK_SEARCH_STRATEGY_SCC_H
#define HAVELOCK_SEARCH_STRATEGY_SCC_H

#include "base/archive.h"

struct circling;

struct circling *circling_new(void);
void circling_free(struct circling *c);
u64 circling_bytes(const struct circling *c);

/* thread: whose step led there; state 0: one that is not stored. */
void circling_enter(struct circling *c, u32 state, u32 thread);
void circling_again(struct circling *c, u32 state, u32 thread);
void circling_end(struct circling *c);

/* True: the states from the top on are such a part; *movers: its threads. */
bool circling_leave(struct circling *c, u64 *movers);

/* All of it, into one that is empty. levels: of the stack; states: how many are stored. */
void circling_write(const struct circling *c, struct archive_writer *w);
void circling_read(struct circling *c, u32 levels, u32 states, struct archive_reader *r);

/* Sets of threads; all from 63 on are one. */
static inline u64 circling_bit(u32 thread) { return (u64)1 << (thread < 63 ? thread : 63); }

#endif
