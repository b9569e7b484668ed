/* pairs.h - interned pairs of 32-bit values: equal pairs have the same number.
 *
 * Numbers are 1, 2, 3... in order of first appearance and never change. A pair costs as many
 * bytes as its values need (4 to 8), plus its entry in the hash index. Pairs lie in chunks of
 * 2^14; a chunk has one width, chosen by its first pair, and is rewritten wider when a pair
 * does not fit. Nothing else is ever moved or copied.
 */
#ifndef HAVELOCK_STATE_PAIRS_H
#define HAVELOCK_STATE_PAIRS_H

#include "base/types.h"
#include "state/budget.h"
#include "state/hashindex.h"

struct pair {
    u32 left;
    u32 right;
};

struct pairs {
    struct budget *budget;
    struct pairchunk *chunks;
    u32 chunk_count;
    u32 chunk_capacity;
    u32 count;       /* numbers 1..count are taken */
    u32 limit;       /* the largest number allowed */
    u64 chunk_bytes; /* in all chunks */
    struct hashindex index;
};

enum interned { INTERNED_OLD, INTERNED_NEW, INTERNED_FULL };

/* The table must not move while it is open: its index points back to it. False: no memory. */
bool pairs_open(struct pairs *pairs, struct budget *budget, u32 limit);
void pairs_close(struct pairs *pairs);

/* INTERNED_FULL: no memory or no number left; nothing changed and *number is untouched. */
enum interned pairs_intern(struct pairs *pairs, struct pair pair, u32 *number);

/* The pair with a number in 1..count. */
struct pair pairs_get(const struct pairs *pairs, u32 number);

/* All bytes the table holds, slack included, besides the struct itself. */
u64 pairs_bytes(const struct pairs *pairs);

#endif
