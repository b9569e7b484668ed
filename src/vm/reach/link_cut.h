/* link_cut.h - a forest over numbers that tells the root of a node (link-cut trees, Sleator and Tarjan 1983).
 *
 * Each operation takes logarithmic time, amortised, however deep the trees are. At first every number is a tree of its
 * own. 0 is no node.
 */
#ifndef HAVELOCK_VM_REACH_LINK_CUT_H
#define HAVELOCK_VM_REACH_LINK_CUT_H

#include "base/types.h"

/* Each tree is divided into paths. A path is a splay tree, ordered by depth; the top of a splay tree has in `up` the
 * node above its path. */
struct link_cut_node {
    u32 up;
    u32 below[2]; /* in the splay tree: nearer to the root, farther from it */
};

struct link_cut {
    struct link_cut_node *nodes; /* by number; a reserved mapping */
    u32 numbers;
};

/* For numbers below this one. -1: no address space. link_cut_free in every case. */
int link_cut_init(struct link_cut *forest, u32 numbers);
void link_cut_free(struct link_cut *forest);

/* Makes the root of a tree a child of a node in another tree. */
void link_cut_link(struct link_cut *forest, u32 root, u32 parent);

/* Makes a node, which is not a root, the root of what is below it. */
void link_cut_cut(struct link_cut *forest, u32 node);

u32 link_cut_root(struct link_cut *forest, u32 node);

#endif
