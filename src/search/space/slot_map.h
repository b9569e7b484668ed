/* slot_map.h - which slot of the state vector a component of the VM has.
 *
 * A component gets a slot when it is first seen and keeps it: slots are only ever added. The slot of a
 * component that belongs to a thread is placed with that thread's others (tree_place).
 */
#ifndef HAVELOCK_SEARCH_SPACE_SLOT_MAP_H
#define HAVELOCK_SEARCH_SPACE_SLOT_MAP_H

#include "state/tree.h"
#include "vm/explore/seam.h"

struct slot_map;

struct slot_map *slot_map_new(struct tree *tree);

/* Several workers: what has which slot is written in a book that all of them use at once, and that outlives the
 * slots. */
struct slot_book;
struct slot_book *slot_book_new(void);
void slot_book_free(struct slot_book *slot_book);
struct slot_map *slot_map_new_shared(struct tree *tree, struct slot_book *slot_book);
void slot_map_free(struct slot_map *slots);

/* The slot of a component; group: the thread it is placed with, or TREE_ANYWHERE. */
u32 slot_map_of(struct slot_map *slots, struct component_key component, u32 group);

/* The component in a slot. */
struct component_key slot_map_component(const struct slot_map *slots, u32 slot);
u32 slot_map_count(const struct slot_map *slots);
u64 slot_map_bytes(const struct slot_map *slots);

#endif
