/* locktree.h - deadlocks predicted from lock trees: GoodLock (requirements G1-G3).
 *
 * A tree for each thread: a node is a lock taken while exactly those above it were held, in that order. When the trees
 * of two threads have two locks in opposite order, and no lock is above both pairs (a gate), the threads can deadlock.
 * A sink over LOCK, UNLOCK, END and FREE. Locks need not nest: when one goes that others were taken below, the
 * thread's place in its tree is the path of those that are left.
 *
 * The paper marks the nodes of one tree below gates while it walks the other, and goes down no further where it finds
 * a conflict. Both together say: the locks held in the one place and in the other have none in common. This is how it
 * is done here; it does not depend on the order of the pair.
 */
#ifndef HAVELOCK_DETECT_LOCKTREE_H
#define HAVELOCK_DETECT_LOCKTREE_H

#include <stdio.h>

#include "detect/lockorder.h"
#include "event/sink.h"

struct locktree;

/* names must outlive it. */
struct locktree *locktree_new(const struct names *names);
void locktree_free(struct locktree *tree);
struct sink *locktree_sink(struct locktree *tree);

/* Is called for each new pattern: a node that was not there. */
typedef void locktree_announce(void *context, const struct locktree *tree, u32 pattern);
void locktree_on_pattern(struct locktree *tree, locktree_announce *announce, void *context);

/* Patterns are 0, 1, ... below this. */
u32 locktree_patterns(const struct locktree *tree);

/* "Task#0: Value#0, Value#1" */
void locktree_write_pattern(const struct locktree *tree, u32 pattern, FILE *out);

/* All trees, a line for each node, indented by its depth. */
void locktree_print(const struct locktree *tree, FILE *out);

enum { LOCKTREE_MOST_LOOKS = 64000000 }; /* at pairs of nodes, before the comparison is cut off */

/* The conflicts of the events so far, into an empty list; orders->cut: not all pairs were looked at. */
void locktree_conflicts(struct locktree *tree, struct lock_orders *orders);

/* The same as findings. False: cut off. */
bool locktree_report(struct locktree *tree, struct findings *out);

u64 locktree_bytes(const struct locktree *tree);

#endif
