/* memo.h - a cursor's short memory of joins: which value stands for which two halves.
 *
 * A search joins the same few subtrees again and again; asking the memo first saves most of
 * the probes of the tree's tables. It is a direct-mapped cache: a new join takes the place of an
 * old one, and an answer is always right because joins never change.
 */
#ifndef HAVELOCK_STATE_MEMO_H
#define HAVELOCK_STATE_MEMO_H

#include "base/hash.h"
#include "base/types.h"

#define MEMO_BITS 13

struct memo {
    struct {
        u32 left;
        u32 right; /* right and value are 0 in an entry never used: no join looks so */
        u32 value;
    } entries[1u << MEMO_BITS];
};

static inline u32 memo_place(u32 left, u32 right) {
    u64 key = left | (u64)right << 32;
    return (u32)(hash_spread(key) >> (64 - MEMO_BITS));
}

/* The value of a join that is remembered, or 0. */
static inline u32 memo_find(const struct memo *memo, u32 left, u32 right) {
    u32 place = memo_place(left, right);
    bool same = memo->entries[place].left == left && memo->entries[place].right == right;
    return same ? memo->entries[place].value : 0;
}

static inline void memo_keep(struct memo *memo, u32 left, u32 right, u32 value) {
    u32 place = memo_place(left, right);
    memo->entries[place].left = left;
    memo->entries[place].right = right;
    memo->entries[place].value = value;
}

#endif
