/* shards.h - component tables and pair tables that several workers use at once.
 *
 * The hash of a thing says which of 16 tables it belongs to; each has a lock of its own. Its number is the table's
 * own number for it, and which table that is, in the lowest bits. So equal things have equal numbers, whoever brings
 * them, and of several workers that bring the same state at the same time exactly one is told that it is new.
 *
 * Each worker has a tree (tree_new_shared) and a cursor of its own over these tables.
 */
#ifndef HAVELOCK_STATE_SHARDS_H
#define HAVELOCK_STATE_SHARDS_H

#include "state/budget.h"
#include "state/pairs.h"

struct shards;

/* NULL: no memory within the budget, which must outlive them. */
struct shards *shards_new(struct budget *budget);
void shards_free(struct shards *shards);

/* As component_table_intern. */
u32 shards_component(struct shards *shards, u32 kind, const void *bytes, u32 length);

/* As component_table_get. */
const u8 *shards_contents(struct shards *shards, u32 id, u32 *length);

/* As pairs_intern: of the pairs below the roots, and of the roots, whose numbers are those of states. */
enum interned shards_node(struct shards *shards, struct pair pair, u32 *number);
enum interned shards_root(struct shards *shards, struct pair pair, u32 *number);

/* The pair with a number that was given out. */
struct pair shards_node_at(struct shards *shards, u32 number);
struct pair shards_root_at(struct shards *shards, u32 number);

/* How many states there are. */
u64 shards_states(struct shards *shards);

#endif
