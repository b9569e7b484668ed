/* path.h - edges of a lock graph in a row, on the way to a cycle, at which threads could all wait at the same time.
 *
 * What must hold depends on the level (requirements L2-L4), for all pairs of edges, not only neighbours:
 *   basic      nothing more than that each edge wants what the next one holds, and not both shared;
 *   guarded    different threads, and no lock held by both, unless shared by both;
 *   segmented  moreover, neither edge's wanted lock is always wanted before the other's held lock is taken.
 * An edge has several spans; there must be one for each edge such that all are possible together. Such a choice is
 * found without trying all of them: when a span comes before another edge's present one, it also comes before that
 * edge's later ones, so it can be given up for good.
 *
 * A cycle of read locks is none: two that read do not wait for each other. (That a reader can queue up behind a
 * waiting writer, as in ReentrantReadWriteLock, is left out: whether it does depends on who else waits.)
 */
#ifndef HAVELOCK_DETECT_PATH_H
#define HAVELOCK_DETECT_PATH_H

#include "base/numset.h"
#include "detect/edges.h"
#include "detect/lockorder.h"
#include "detect/segments.h"

struct path_step {
    u32 edge;
    u32 span;  /* the first that is possible with the others so far */
    u32 moves; /* so many moves were made before it */
};

/* A step that was moved on from a span; kept to be undone. */
struct path_move {
    u32 step, from;
};

struct path {
    const struct lock_edges *edges; /* borrowed, like the next two */
    const struct numsets *sets;
    struct segments *segments;
    enum lock_level level;
    struct VEC(struct path_step) steps;
    struct VEC(struct path_move) moves;
    struct VEC(u32) unsettled; /* steps that have moved */
    struct map *threads;       /* of the steps */
    u32 *holders, *owners;     /* by lock: how many steps hold it, how many exclusively */
};

/* locks: all are below this. */
void path_init(struct path *path, const struct lock_edges *edges, const struct numsets *sets, struct segments *segments,
               u32 locks, enum lock_level level);
void path_free(struct path *path);

/* Appends the edge; false: it does not go with those before it, and nothing changed. */
bool path_push(struct path *path, u32 edge);
void path_pop(struct path *path);

/* Does the last edge want what the first one holds, given that the locks are the same? */
bool path_closes(const struct path *path);

/* Why edges that make a cycle are none at the path's level, which must be empty. guards, at least as many as there are
 * locks: the locks held by several, when that is the reason. */
enum lock_removal path_judge(struct path *path, const u32 *edges, u32 count, u32 *guards, u32 *guard_count);

#endif
