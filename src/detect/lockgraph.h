/* lockgraph.h - deadlocks predicted from the order in which locks were taken: the lock graph (requirements L1-L5).
 *
 * A sink over LOCK, UNLOCK, START, JOIN, END and FREE. Whoever holds one lock and takes another makes an edge; cycles
 * of edges are possible deadlocks, of any number of threads, though none has happened. A lock that was only tried for
 * (EVENT_TRY) is not waited for: no edge leads to it, but it is held afterwards. A lock taken back after a wait is
 * taken like any other, with the locks kept across the wait held before it. A JOIN that was not waited for (EVENT_TRY)
 * orders nothing in other runs.
 */
#ifndef HAVELOCK_DETECT_LOCKGRAPH_H
#define HAVELOCK_DETECT_LOCKGRAPH_H

#include "detect/lockorder.h"
#include "event/sink.h"

struct lockgraph;

/* names must outlive it. */
struct lockgraph *lockgraph_new(const struct names *names);
void lockgraph_free(struct lockgraph *graph);
struct sink *lockgraph_sink(struct lockgraph *graph);

/* The cycles of the events so far, into an empty list: first those that stand at the level, then, where asked for,
 * those that only a weaker level has, each with its reason. orders->cut: there were too many to look at all. */
void lockgraph_cycles(struct lockgraph *graph, enum lock_level level, bool show_removed, struct lock_orders *orders);

/* The same as findings. False: cut off. */
bool lockgraph_report(struct lockgraph *graph, enum lock_level level, bool show_removed, struct findings *out);

u32 lockgraph_locks(const struct lockgraph *graph);
u32 lockgraph_edges(const struct lockgraph *graph);
u64 lockgraph_bytes(const struct lockgraph *graph);

#endif
