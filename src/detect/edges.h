/* edges.h - the edges of a lock graph: a thread that holds one lock wants another (requirement L2).
 *
 * One edge per (from, to, thread, held sets, modes, code of both acquisitions), however often it is come upon and by
 * whatever calls. When it is come upon again between other starts and joins, it gets one more span: the segments in
 * which the two locks were taken. Spans come in the order of the thread: neither of the two segments ever goes back.
 */
#ifndef HAVELOCK_DETECT_EDGES_H
#define HAVELOCK_DETECT_EDGES_H

#include "base/vec.h"
#include "event/event.h"

enum { NO_SPAN = UINT32_MAX };

struct edge_span {
    u32 taken, wanted; /* segments */
    u32 next;          /* of the edge; NO_SPAN */
};

struct lock_edge {
    u32 thread;
    u32 from, to;                /* locks */
    bool from_shared, to_shared; /* how the one was held and the other wanted */
    u32 held, exclusive;         /* sets of locks at that time, `from` among them */
    event_site from_at, to_at;   /* where they were taken, the first time */
    u32 first_span, last_span;
    u32 next; /* with the same hash, + 1 */
};

struct lock_edges {
    struct VEC(struct lock_edge) list;
    struct VEC(struct edge_span) spans;
    struct map *by_hash;
};

void edges_init(struct lock_edges *edges);
void edges_free(struct lock_edges *edges);

/* The edge's spans and links need not be filled. */
void edges_add(struct lock_edges *edges, const struct lock_edge *edge, u32 taken, u32 wanted);

u64 edges_bytes(const struct lock_edges *edges);

/* A place without the calls that led there. */
u64 edges_code(event_site at);

#endif
