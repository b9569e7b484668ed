/* space.h - the state space of a search: the state it is in, and the states it has seen.
 *
 * Joins a VM (through its seam) with a store: after a step the components it touched are interned and the
 * state is looked up. Going back restores both.
 */
#ifndef HAVELOCK_SEARCH_SPACE_SPACE_H
#define HAVELOCK_SEARCH_SPACE_SPACE_H

#include "base/archive.h"
#include "search/space/shared_store.h"
#include "state/component_table.h"
#include "state/cursor.h"
#include "state/fingerprint.h"

struct space {
    struct vm *vm;
    struct budget budget;
    struct component_table *components;
    struct tree *tree;
    struct cursor *cursor;
    struct slot_map *slots;
    struct shared_store *shared;     /* several workers: holds the components and the budget; NULL: one worker */
    struct fingerprint *fingerprint; /* lossy: instead of components, tree, cursor and slots */
};

/* What the functions below return, with diag, if the limit is too low. */
enum { SPACE_TOO_SMALL = -2 };

/* The VM must be open (seam_open). limit: bytes for the store. 0, or below 0 with diag; space_close in every case. */
int space_open(struct space *space, struct vm *vm, u64 limit, struct diag *diag);

/* The same, but states are kept as fingerprints: a search may miss some, and cannot go to a state by its number. */
int space_open_lossy(struct space *space, struct vm *vm, u64 limit, struct diag *diag);

/* The same with the states of an archive, and with the meaning of their numbers (vm/state/number_archive.h); the VM
 * stands at its start. */
int space_open_archive(struct space *space, struct vm *vm, u64 limit, bool lossy, struct archive_reader *r,
                       struct diag *diag);
int space_write(struct space *space, struct archive_writer *w, struct diag *diag);

/* The same, over a store that other workers use, too, and that outlives the space. */
int space_open_shared(struct space *space, struct vm *vm, struct shared_store *shared, struct diag *diag);
void space_close(struct space *space);

/* An empty store instead of the present one; the VM stands at its start. False: too little memory. */
bool space_reopen(struct space *space, u64 limit, bool lossy);

struct space_mark {
    undo_mark vm;
    u64 cursor;
    u32 state;
};

/* Where the search stands now, to go back to with space_undo. */
struct space_mark space_mark(struct space *space, u32 state);
void space_undo(struct space *space, struct space_mark mark);
void space_undo_store(struct space *space, struct space_mark mark); /* the VM stays where it is */

/* The contents of a component with this id; borrowed for as long as the store lives. Not for a lossy space. */
const u8 *space_component(const struct space *space, u32 id, u32 *length);

/* Where the cursor has a component's id. Not for a lossy space. */
u32 space_slot(struct space *space, struct component_key component);

/* Calls visit for every slot in which two stored states differ. Not for a lossy space. */
void space_diff(const struct space *space, u32 from, u32 to, tree_visit *visit, void *context);

enum visit { VISIT_NEW, VISIT_SEEN, VISIT_FULL };

/* Stores the state that was followed last. */
enum visit space_commit(struct space *space, u32 *state);

/* After a step: stores the state the VM is in. VISIT_FULL: no memory left. */
enum visit space_visit(struct space *space, u32 *state);

/* After a step: follows the VM without storing the state, which has number 0. Only one step may be taken from such a
 * state, never a second: going back to it may not restore the cursor, until the search goes back further. False: no
 * memory left. */
bool space_follow(struct space *space);

/* Before space_visit: makes a note part of the state; it stays until the next one, or until it is undone. False: no
 * memory. */
bool space_note(struct space *space, u64 note);

/* Moves the store, but not the VM, to a stored state. Marks taken before become invalid. False: no memory. */
bool space_goto(struct space *space, u32 state);

/* States are numbered from 1 to this. */
u32 space_states(const struct space *space);

/* All bytes of store, cursor, slots and undo log; but not those of a shared store. */
u64 space_bytes(const struct space *space);

#endif
