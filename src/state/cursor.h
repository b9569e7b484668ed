/* cursor.h - the current state of a search: set what changed, commit, go back.
 *
 * A cursor holds one state in full: the ids of all slots and the values of all subtrees over
 * them. Setting a slot is cheap; cursor_commit recomputes the subtrees above the slots set since
 * the last commit, each once, and adds the state to the tree. Between a set and the next commit
 * the cursor is "pending": slots are up to date, subtrees are not.
 *
 * Going back. cursor_mark is a point in time; cursor_undo returns to it without hashing, as long as
 * the trail (state/trail.h) remembers it. cursor_goto moves to any stored state by rewriting only
 * what differs; it forgets the trail, so marks taken before it become invalid.
 *
 * A depth-first search keeps (mark, state number) per level; when cursor_undo returns false, it calls
 * cursor_goto with the number and takes a new mark.
 *
 * Several cursors may share a tree.
 */
#ifndef HAVELOCK_STATE_CURSOR_H
#define HAVELOCK_STATE_CURSOR_H

#include "base/types.h"
#include "state/tree.h"

struct cursor;

/* A cursor on the empty state (all slots 0), which is not added to the tree. The trail takes at most
 * trail_bytes. NULL: no memory within the budget. Tree and budget must outlive the cursor. */
struct cursor *cursor_new(struct tree *tree, struct budget *budget, u64 trail_bytes);
void cursor_free(struct cursor *cursor);

/* The id in a slot; any slot may be asked for. */
u32 cursor_get(const struct cursor *cursor, u32 slot);

/* The ids of all slots at once, by path (tree_path); borrowed until the cursor is changed. */
struct leaves {
    const u32 *at; /* twice the id */
    u32 count;
};
struct leaves cursor_leaves(const struct cursor *cursor);

static inline u32 leaves_id(struct leaves leaves, u32 path) { return path < leaves.count ? leaves.at[path] >> 1 : 0; }

/* A copy of the cells of a cursor, which follows it: all zero at first; cursor_follower_free frees it. */
struct cursor_follower {
    u32 *cells;
    u32 height; /* 0: no cells yet */
};

/* Calls visit for every slot whose id is not what it was at the last call (at first: 0). Looks only at subtrees that
 * differ. The cursor must not be pending. */
void cursor_follow(const struct cursor *cursor, struct cursor_follower *f, tree_visit *visit, void *context);
void cursor_follower_free(struct cursor_follower *f);
u64 cursor_follower_bytes(const struct cursor_follower *f);

/* Changes a slot; id is at most COMPONENT_ID_MAX, 0 empties the slot. False: no memory for so many
 * slots, or slot >= TREE_SLOTS; nothing changed. */
bool cursor_set(struct cursor *cursor, u32 slot, u32 id);

/* Adds the state to the tree if it is new; its number is in *state. INTERNED_FULL: no memory; the
 * cursor stays pending, and the caller goes back to a mark or a stored state, or gives up. */
enum interned cursor_commit(struct cursor *cursor, u32 *state);

/* Like cursor_commit, but the state is not added: it has no number. False: no memory; the cursor stays pending. */
bool cursor_settle(struct cursor *cursor);

/* A point to return to. The cursor must not be pending. */
u64 cursor_mark(const struct cursor *cursor);

/* Returns to a mark, dropping what was set or committed since. False: the trail no longer reaches
 * back so far; nothing changed. Marks taken after this one become invalid. */
bool cursor_undo(struct cursor *cursor, u64 mark);

/* Moves to a stored state and calls visit (unless NULL) for every slot that changes, with its old and
 * its new id. Pending changes are dropped. False: no memory for the slots of that state (possible
 * only if another cursor stored it); the cursor is then pending. */
bool cursor_goto(struct cursor *cursor, u32 state, tree_visit *visit, void *context);

/* All bytes the cursor holds, trail included; a part of what its budget counts. */
u64 cursor_bytes(const struct cursor *cursor);

#endif
