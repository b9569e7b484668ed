/* referrers.h - who refers to an object: an index of references by their target.
 *
 * A holder (holder.h) has a block of slots, one for each place where it can hold a reference. Slots with the same
 * target form a list. The index is told what a slot holds; it does not look into the heap itself.
 */
#ifndef HAVELOCK_VM_REACH_REFERRERS_H
#define HAVELOCK_VM_REACH_REFERRERS_H

#include "base/vec.h"
#include "vm/heap/object.h"

struct slot {
    ref target; /* 0: none */
    u32 holder;
    u32 next, previous; /* slots with the same target; 0: none */
};

/* Slots with consecutive numbers; count 0: no block. */
struct block {
    u32 first, count;
};

enum { BLOCK_SIZES = 64 };

struct referrers {
    struct VEC(struct slot) slots; /* by number; number 0 is not used */
    u32 *heads;                    /* by target: its first slot; a reserved mapping */
    u32 numbers;
    u32 free[BLOCK_SIZES]; /* by size class: the first slot of a free block, linked by `next` */
};

/* For targets below this number. -1: no address space. referrers_free in every case. */
int referrers_init(struct referrers *r, u32 numbers);
void referrers_free(struct referrers *r);
u64 referrers_bytes(const struct referrers *r);

/* A block of empty slots, and back. */
struct block referrers_take(struct referrers *r, u32 holder, u32 count);
void referrers_give(struct referrers *r, struct block block);

/* Now the slot holds this target. */
void referrers_set(struct referrers *r, u32 slot, ref target);

/* Lists this slot before the others with its target. */
void referrers_prefer(struct referrers *r, u32 slot);

static inline u32 referrers_first(const struct referrers *r, ref target) { return r->heads[target]; }
static inline const struct slot *referrers_slot(const struct referrers *r, u32 slot) { return &r->slots.items[slot]; }

#endif
