/* placement.h - where in the trie of a tree store each slot lies.
 *
 * The cost of a stored state depends on how slots are placed: parts of the state that change
 * together (a thread's frames, the monitors it takes) must share a subtree, and parts that change
 * independently (other threads) must lie in the other half. Then each half takes few different
 * values, and a state costs only its root. Nothing but cost depends on it: any placement is correct.
 *
 * The trie has 16 districts below its root: the lowest 4 bits of a path. A group (say, a thread)
 * lives in one of them, neighbouring groups in different halves. Slots without a group are taken to
 * belong together by fours. A slot is placed once and for all; slots may be placed at any time.
 */
#ifndef HAVELOCK_STATE_PLACEMENT_H
#define HAVELOCK_STATE_PLACEMENT_H

#include <assert.h>

#include "base/types.h"
#include "state/budget.h"

#define PLACEMENT_DISTRICTS 16u
#define PLACEMENT_ANYWHERE  UINT32_MAX /* no group */
#define PLACEMENT_NONE      UINT32_MAX /* no path: the slot has not been placed */
#define PLACEMENT_PATH_BITS 28         /* paths are below 1 << PLACEMENT_PATH_BITS */
#define PLACEMENT_SLOTS     (1u << 28) /* slots are below this */

struct placement {
    struct budget *budget;
    u32 *path_of_slot; /* path + 1, or 0 */
    u32 *slot_of_path; /* meaningful for paths given out */
    u32 slot_capacity;
    u32 path_capacity;
    u32 population[PLACEMENT_DISTRICTS];
};

void placement_open(struct placement *placement, struct budget *budget);
void placement_close(struct placement *placement);

/* The path of a slot, or PLACEMENT_NONE. */
static inline u32 placement_find(const struct placement *placement, u32 slot) {
    return slot < placement->slot_capacity ? placement->path_of_slot[slot] - 1 : PLACEMENT_NONE;
}

/* Places a slot, unless it has been placed before, and returns its path. PLACEMENT_NONE: no memory,
 * or no such slot. */
u32 placement_put(struct placement *placement, u32 slot, u32 group);

/* The slot of a path that was given out. */
static inline u32 placement_slot(const struct placement *placement, u32 path) {
    assert(path < placement->path_capacity);
    return placement->slot_of_path[path];
}

/* Bytes of both maps, slack included. */
u64 placement_bytes(const struct placement *placement);

#endif
