#include "detect/lockgraph.h"

#include <stdlib.h>

#include "base/memory.h"
#include "detect/cycles.h"
#include "detect/held.h"

struct lockgraph {
    struct sink sink;
    const struct names *names;
    struct held *held;
    struct segments *segments;
    struct lock_edges edges;
};

/* ---- listening ---- */

static void add_edges(struct lockgraph *g, const struct held_thread *by, u32 lock, const struct event *e, u32 segment) {
    struct held_set set = held_set_of(g->held, by);
    struct lock_edge edge = {.thread = e->thread,
                             .to = lock,
                             .to_shared = e->flags & EVENT_SHARED,
                             .held = set.all,
                             .exclusive = set.exclusive,
                             .to_at = e->at};
    for (u32 i = 0; i < by->locks.count; i++) {
        const struct held_lock *outer = &by->locks.items[i];
        edge.from = outer->lock;
        edge.from_shared = outer->flags & EVENT_SHARED;
        edge.from_at = outer->at;
        edges_add(&g->edges, &edge, outer->mark, segment);
    }
}

/* A source may leave out locks that repeat a known pattern (event/lock_filter.h); others add edges that may be there
 * already. */
static void on_of_lock(struct lockgraph *g, const struct event *e) {
    struct held_thread *by = held_by(g->held, e->thread);
    u32 lock = held_lock_of(g->held, e), segment = segments_now(g->segments, e->thread);
    if (by->locks.count && !(e->flags & EVENT_TRY) && !held_has(by, lock)) add_edges(g, by, lock, e, segment);
    held_take(by, lock, e, segment);
}

static void on_of_unlock(struct lockgraph *g, const struct event *e) {
    held_leave(held_by(g->held, e->thread), held_lock_of(g->held, e), e->flags & EVENT_SHARED);
}

static void on_event(struct sink *sink, const struct event *e) {
    struct lockgraph *g = (struct lockgraph *)sink;
    if (e->flags & EVENT_LIBRARY) return;
    switch (e->kind) {
    case EVENT_LOCK: on_of_lock(g, e); break;
    case EVENT_UNLOCK: on_of_unlock(g, e); break;
    case EVENT_START: segments_start(g->segments, e->thread, e->other); break;
    case EVENT_JOIN:
        if (!(e->flags & EVENT_TRY)) segments_join(g->segments, e->thread, e->other);
        break;
    case EVENT_END: held_end(g->held, e->thread); break;
    case EVENT_FREE: held_forget(g->held, e->object); break;
    default: break;
    }
}

struct lockgraph *lockgraph_new(const struct names *names) {
    struct lockgraph *g = memory_zero(1, sizeof *g);
    g->sink = (struct sink){.on_event = on_event,
                            .wants = SINK_WANTS(LOCK) | SINK_WANTS(UNLOCK) | SINK_WANTS(START) | SINK_WANTS(JOIN) |
                                     SINK_WANTS(END) | SINK_WANTS(FREE)};
    g->names = names;
    g->held = held_new(names);
    g->segments = segments_new();
    edges_init(&g->edges);
    return g;
}

void lockgraph_free(struct lockgraph *g) {
    if (!g) return;
    held_free(g->held);
    segments_free(g->segments);
    edges_free(&g->edges);
    free(g);
}

struct sink *lockgraph_sink(struct lockgraph *g) {
    return &g->sink;
}

/* ---- cycles ---- */

struct collector {
    struct lockgraph *graph;
    struct lock_orders *orders;
    struct VEC(struct lock_step) steps;
    struct path *judge; /* NULL: take all; else only those that it removes */
    u32 *guards;
};

static void collect(void *context, const u32 *edges, u32 count) {
    struct collector *c = context;
    struct lockgraph *g = c->graph;
    u32 guards = 0;
    enum lock_removal removed = c->judge ? path_judge(c->judge, edges, count, c->guards, &guards) : REMOVED_NOT;
    if (c->judge && removed == REMOVED_NOT) return;
    c->steps.count = 0;
    for (u32 i = 0; i < count; i++) {
        const struct lock_edge *e = &g->edges.list.items[edges[i]];
        vec_push(&c->steps, ((struct lock_step){.thread = e->thread,
                                                .outer = held_label(g->held, e->from),
                                                .inner = held_label(g->held, e->to),
                                                .outer_at = e->from_at,
                                                .inner_at = e->to_at}));
    }
    for (u32 i = 0; i < guards; i++) c->guards[i] = held_label(g->held, c->guards[i]);
    lock_orders_add(c->orders, c->steps.items, count, removed, c->guards, guards);
}

static void find(struct lockgraph *g, struct collector *collector, enum lock_level level) {
    struct path path;
    path_init(&path, &g->edges, held_sets(g->held), g->segments, held_locks(g->held), level);
    if (!cycles_find(&path, held_locks(g->held), collect, collector)) collector->orders->cut = true;
    path_free(&path);
}

/* Two searches: the one for what is removed sees far more, and may be cut off before it sees what is not. */
void lockgraph_cycles(struct lockgraph *g, enum lock_level level, bool show_removed, struct lock_orders *orders) {
    struct collector collector = {.graph = g, .orders = orders};
    find(g, &collector, level);
    if (show_removed && level != LEVEL_BASIC) {
        struct path judge;
        path_init(&judge, &g->edges, held_sets(g->held), g->segments, held_locks(g->held), level);
        collector.judge = &judge;
        collector.guards = memory_zero(held_locks(g->held) + 1, sizeof *collector.guards);
        find(g, &collector, LEVEL_BASIC);
        path_free(&judge);
        free(collector.guards);
    }
    vec_free(&collector.steps);
}

bool lockgraph_report(struct lockgraph *g, enum lock_level level, bool show_removed, struct findings *out) {
    struct lock_orders orders;
    lock_orders_init(&orders, g->names);
    lockgraph_cycles(g, level, show_removed, &orders);
    lock_orders_report(&orders, g->names, RULE_LOCK_GRAPH, out);
    bool complete = !orders.cut;
    lock_orders_free(&orders);
    return complete;
}

u32 lockgraph_locks(const struct lockgraph *g) { return held_locks(g->held); }
u32 lockgraph_edges(const struct lockgraph *g) { return g->edges.list.count; }

u64 lockgraph_bytes(const struct lockgraph *g) {
    return sizeof *g + held_bytes(g->held) + segments_bytes(g->segments) + edges_bytes(&g->edges);
}
