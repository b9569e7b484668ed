/* trail.h - the latest overwritten cells of a cursor, so that they can be put back.
 *
 * A trail is a ring: positions count from 0 for ever, and the entries from `tail` (included) to
 * `head` (excluded) can still be read. It grows up to its limit, or as long as there is memory;
 * then each new entry forgets the oldest. Pushing never fails: whoever needs an entry that was
 * forgotten must restore in another way.
 */
#ifndef HAVELOCK_STATE_TRAIL_H
#define HAVELOCK_STATE_TRAIL_H

#include <assert.h>

#include "base/types.h"
#include "state/budget.h"

struct trail_entry {
    u32 cell;
    u32 value; /* what the cell held before */
};

struct trail {
    struct budget *budget;
    struct trail_entry *entries;
    u32 capacity; /* a power of two */
    u32 limit;    /* capacity never exceeds this power of two */
    u64 head;
    u64 tail;
};

/* limit_bytes is rounded down to what fits, but at least one page. False: no memory. */
bool trail_open(struct trail *trail, struct budget *budget, u64 limit_bytes);
void trail_close(struct trail *trail);

/* Enlarges a full trail or forgets its oldest entry. */
void trail_make_room(struct trail *trail);

static inline void trail_push(struct trail *trail, u32 cell, u32 value) {
    if (trail->head - trail->tail == trail->capacity) trail_make_room(trail);
    trail->entries[trail->head++ & (trail->capacity - 1)] = (struct trail_entry){.cell = cell, .value = value};
}

/* Takes back the newest entry; head must be above tail. */
static inline struct trail_entry trail_pop(struct trail *trail) {
    assert(trail->head > trail->tail);
    return trail->entries[--trail->head & (trail->capacity - 1)];
}

/* Forgets all entries; positions go on counting, so that old marks stay below tail. */
void trail_forget(struct trail *trail);

u64 trail_bytes(const struct trail *trail);

#endif
