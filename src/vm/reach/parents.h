/* parents.h - one holder of each newer object, chosen such that the chain of parents ends at a root.
 *
 * A root is any holder but a newer object: a thread, a class, an object of the base layer. Objects whose parent is a
 * newer object are linked to it in a forest, which tells the end of a chain without walking along it.
 *
 * Changes are kept in a trail and taken back with the steps that made them.
 */
#ifndef HAVELOCK_VM_REACH_PARENTS_H
#define HAVELOCK_VM_REACH_PARENTS_H

#include "base/vec.h"
#include "vm/reach/holder.h"
#include "vm/reach/link_cut.h"

/* Instead of a parent: the object is not alive, or was made in this step and not met yet; it lost its parent in this
 * step, and whether it is alive is in doubt. */
enum { PARENT_NONE = 0 };
#define PARENT_LOST UINT32_MAX

struct parent_change {
    u64 at; /* of the undo log, when it was made */
    ref object;
    u32 old;
};

struct parents {
    u32 *of; /* by object; a reserved mapping */
    u32 numbers;
    const u8 *flags; /* of the heap; a reserved mapping as well */
    struct link_cut forest;
    struct VEC(struct parent_change) trail, taken_back;
};

/* For objects below this number. -1: no address space. parents_free in every case. */
int parents_init(struct parents *p, u32 numbers, const u8 *flags);
void parents_free(struct parents *p);
u64 parents_bytes(const struct parents *p);

/* A holder that is alive for certain. */
bool parents_is_root(const struct parents *p, u32 holder);

/* Gives an object a parent, or one of the values above. An object must not become its own ancestor. */
void parents_set(struct parents *p, ref r, u32 parent, u64 now);

/* The last object on the way from parent to parent; its own parent is a root, or it has lost it. */
ref parents_last(struct parents *p, ref r);

/* Takes back what was changed later than `mark`; the heap is back there already. */
void parents_undo(struct parents *p, u64 mark);

#endif
