/* store.h - everything one search keeps of states, within one limit of memory.
 *
 * A store is a component table, a tree of states over its ids, and the cursor of the search,
 * sharing a budget. The search uses the parts directly; the store only creates and frees them
 * together, counts them, and joins the two steps of writing a component.
 */
#ifndef HAVELOCK_STATE_STORE_H
#define HAVELOCK_STATE_STORE_H

#include "base/types.h"
#include "state/budget.h"
#include "state/component_table.h"
#include "state/cursor.h"
#include "state/tree.h"

struct store {
    struct budget budget; /* the caller may take from it too, for its stack and queues */
    struct component_table *components;
    struct tree *tree;
    struct cursor *cursor;
};

/* The limit is in bytes, BUDGET_UNLIMITED for none; trail_bytes is the cursor's. The store must not
 * move while it is open. False: the limit is too small to begin with. */
bool store_open(struct store *store, u64 limit, u64 trail_bytes);
void store_close(struct store *store);

/* Makes these bytes the component in a slot of the current state. False: no memory; the slot is as
 * before. */
bool store_put(struct store *store, u32 slot, u32 kind, const void *bytes, u32 length);

/* The component in a slot of the current state, borrowed; NULL if the slot is empty. */
const u8 *store_get(const struct store *store, u32 slot, u32 *length);

/* All bytes held, slack included. */
u64 store_bytes(const struct store *store);

#endif
