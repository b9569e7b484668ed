/* decisions.h - what follows from the ids in some slots of a state.
 *
 * A tree of questions: each asks for the id in one slot, the answer leads to the next question or to a verdict. A
 * verdict that was added holds for every state that has the same ids in the slots asked for; where nothing is known
 * yet, there is no verdict. Many trees live in one table.
 */
#ifndef HAVELOCK_STATE_DECISIONS_H
#define HAVELOCK_STATE_DECISIONS_H

#include "state/cursor.h"

struct decisions;

struct decisions *decisions_new(void);
void decisions_free(struct decisions *d);
u64 decisions_bytes(const struct decisions *d);

/* Makes so many trees that know nothing yet, with numbers one after another; returns the first. They should begin with
 * the same slot: what they say of one id lies together. */
enum { DECISIONS_TOGETHER = 4 };
u32 decisions_trees(struct decisions *d);

#define DECISIONS_UNKNOWN UINT32_MAX

/* The verdict for a state. */
u32 decisions_find(const struct decisions *d, u32 tree, struct leaves state);

/* The same; *asked: the slots that it follows from, one bit each (decisions_bit), not always different ones. */
u32 decisions_find_asking(const struct decisions *d, u32 tree, struct leaves state, u64 *asked);
static inline u64 decisions_bit(u32 path) { return (u64)1 << path % 64; }

/* Adds a verdict (below 1 << 31) for all states that agree with this one in the slots with these paths, at least one.
 * The tree must not have a verdict for the state. */
void decisions_add(struct decisions *d, u32 tree, struct leaves state, const u32 *paths, u32 count, u32 verdict);

#endif
