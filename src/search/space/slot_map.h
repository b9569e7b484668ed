/* slots.h - which place of the state vector a component of the VM has.
 *
 * A component gets a slot when it is first seen and keeps it: slots are only ever added. The slot of a
 * component that belongs to a thread is placed with that thread's others (tree_place).
 */
#ifndef HAVELOCK_SEARCH_SPACE_SLOT_MAP_H
#define HAVELOCK_SEARCH_SPACE_SLOT_MAP_H

#include "state/tree.h"
#include "vm/explore/seam.h"

struct slots;

struct slots *slots_new(struct tree *tree);

/* Several workers: what has which slot is written in a book that all of them use at once, and that outlives the
 * slots. */
struct slotbook;
struct slotbook *slotbook_new(void);
void slotbook_free(struct slotbook *book);
struct slots *slots_new_shared(struct tree *tree, struct slotbook *book);
void slots_free(struct slots *slots);

/* The slot of a component; group: the thread it is placed with, or TREE_ANYWHERE. */
u32 slots_of(struct slots *slots, struct touched component, u32 group);

/* The component in a slot. */
struct touched slots_component(const struct slots *slots, u32 slot);
u32 slots_count(const struct slots *slots);
u64 slots_bytes(const struct slots *slots);

#endif
