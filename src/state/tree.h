/* tree.h - the set of visited states: vectors of component ids, stored as trees of pairs.
 *
 * A state maps slots to component ids; 0 means the slot is empty, and slots beyond those ever
 * used are empty. Two states are the same iff they agree in every slot. Each stored state has
 * a number (1, 2, 3... in order of first insertion), from which it can be read back. The store
 * is exact: no two different states are ever taken for one.
 *
 * How a state is stored. The slots form a binary trie with no fixed depth: every slot has a path,
 * whose lowest bit says whether it lies left or right below the root, the next bit decides one level
 * down, and so on. A subtree is represented by one 32-bit value:
 *     0         all its slots are empty;
 *     id << 1   a leaf: only its first slot (the one to the left all the way down) is filled;
 *     n << 1|1  a node: pair number n of the values of its two halves.
 * A pair that would say the same as 0 or a leaf is never made, so a subtree has exactly one
 * representation, whatever the number of slots was when the state was stored: a vector may grow
 * at any time and old states stay comparable. The two halves below the root are a pair in the set
 * of roots, and the number of that pair is the number of the state.
 *
 * What it costs. Subtrees that states have in common are stored once, so in the long run a state
 * costs its root pair only, if slots are placed well: see state/placement.h and tree_place.
 */
#ifndef HAVELOCK_STATE_TREE_H
#define HAVELOCK_STATE_TREE_H

#include "base/types.h"
#include "state/budget.h"
#include "state/pairs.h"
#include "state/placement.h"
#include "state/shards.h"

#define TREE_SLOTS    PLACEMENT_SLOTS    /* slots are below this */
#define TREE_ANYWHERE PLACEMENT_ANYWHERE /* a group for slots that belong to no thread */

struct tree;

/* NULL: no memory within the budget, which must outlive the tree. */
struct tree *tree_new(struct budget *budget);
void tree_free(struct tree *tree);

/* A tree over tables that other workers use, too, and that outlive it. All must place the same slots in the same
 * order. It does not know how many states and nodes there are. */
struct tree *tree_new_shared(struct budget *budget, struct shards *shards);

/* Says that a slot changes together with the other slots of a group: call it before the slot is first
 * set, with the number of the thread that the component belongs to, or of the only thread that
 * changes it. What many threads change goes anywhere (TREE_ANYWHERE), rather than to the thread that
 * made it; so does a slot that is set without having been placed. No effect on slots placed before.
 * Returns the slot's path; PLACEMENT_NONE: no memory, or slot >= TREE_SLOTS. */
u32 tree_place(struct tree *tree, u32 slot, u32 group);

/* States are numbered 1..tree_states. */
u32 tree_states(const struct tree *tree);
/* Pairs below the roots: what the states have in common. */
u32 tree_nodes(const struct tree *tree);
/* All bytes the tree holds, slack included; a part of what its budget counts. */
u64 tree_bytes(const struct tree *tree);

/* Fills vector[0..slots) with the ids of a stored state. Returns how many slots are needed to hold
 * all its non-zero ids; if that is more than `slots`, those beyond are left out. */
u32 tree_read(const struct tree *tree, u32 state, u32 *vector, u32 slots);

/* Calls visit for every slot in which two stored states differ, in no particular order; looks only
 * at subtrees that differ. */
typedef void tree_visit(void *context, u32 slot, u32 from, u32 to);
void tree_diff(const struct tree *tree, u32 from, u32 to, tree_visit *visit, void *context);

/* The rest is the tree's side of the cursor (state/cursor.h). */

/* The path of a slot (PLACEMENT_NONE: never placed), and back. */
u32 tree_path(const struct tree *tree, u32 slot);
u32 tree_slot(const struct tree *tree, u32 path);
/* Interns the subtree with these halves. False: no memory, *value is untouched. */
bool tree_join(struct tree *tree, u32 left, u32 right, u32 *value);
/* Adds a state; the number of the state is in *state unless INTERNED_FULL is returned. */
enum interned tree_add(struct tree *tree, struct pair halves, u32 *state);
/* The halves of a value, or of a stored state. */
struct pair tree_halves(const struct tree *tree, u32 value);
struct pair tree_root(const struct tree *tree, u32 state);

static inline bool tree_is_node(u32 value) { return value & 1; }

#endif
