#include "detect/lockgraph.h"

#include <stdlib.h>

#include "detect/cycles.h"
#include "detect/held.h"
#include "detect/patterns.h"
#include "detect/seldom.h"

struct lockgraph {
    struct sink sink;
    const struct names *names;
    struct held *held;
    struct segments *segments;
    struct lock_edges edges;
    struct patterns patterns; /* whose edges are there */
};

/* ---- listening ---- */

SELDOM static void add_edges(struct lockgraph *g, const struct held_thread *by, u32 lock, const struct event *e,
                             u32 segment) {
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

/* Above the code and the flags of a lock's event in a pattern: it was held with others before, and they are gone. Its
 * edges are those of then. */
enum { FLAGS_SHIFT = 40 };
#define LEFT_OVER (UINT64_C(1) << 63)

static u64 taken_by(event_place at, u32 flags) { return edges_code(at) | (u64)flags << FLAGS_SHIFT; }

static u64 pattern_of(const struct held_thread *by) {
    return by->locks.count ? by->locks.items[by->locks.count - 1].pattern : 0;
}

/* A lock that is taken first has a pattern only when there is one above it: most never have. */
static u64 pattern_below(struct lockgraph *g, struct held_thread *by) {
    struct held_lock *first = &by->locks.items[0];
    if (!first->pattern) {
        u64 taken = taken_by(first->at, first->flags);
        struct pattern pattern = {.lock = first->lock, .segment = first->mark, .taken = taken};
        patterns_know(&g->patterns, &pattern);
        first->pattern = pattern.number;
    }
    return pattern_of(by);
}

static void hear_of_inner_lock(struct lockgraph *g, const struct event *e, struct held_thread *by, u32 lock,
                               u32 segment) {
    struct pattern pattern = {.below = pattern_below(g, by), .lock = lock, .segment = segment,
                              .taken = taken_by(e->at, e->flags)};
    if (!patterns_know(&g->patterns, &pattern) && !(e->flags & EVENT_TRY) && !held_has(by, lock))
        add_edges(g, by, lock, e, segment);
    if (held_take(by, lock, e, segment)) by->locks.items[by->locks.count - 1].pattern = pattern.number;
}

static void hear_of_lock(struct lockgraph *g, const struct event *e) {
    struct held_thread *by = held_by(g->held, e->thread);
    u32 lock = held_lock_of(g->held, e), segment = segments_now(g->segments, e->thread);
    if (by->locks.count) hear_of_inner_lock(g, e, by, lock, segment);
    else held_take(by, lock, e, segment);
}

/* Locks above the one that went are held in another way than any in which locks are taken. */
SELDOM static void pattern_anew(struct lockgraph *g, struct held_thread *by) {
    u64 below = 0;
    for (u32 i = 0; i < by->locks.count; i++) {
        struct held_lock *held = &by->locks.items[i];
        struct pattern pattern = {.below = below, .lock = held->lock, .segment = held->mark,
                                  .taken = taken_by(held->at, held->flags) | LEFT_OVER};
        patterns_know(&g->patterns, &pattern);
        below = held->pattern = pattern.number;
    }
}

static void hear_of_unlock(struct lockgraph *g, const struct event *e) {
    struct held_thread *by = held_by(g->held, e->thread);
    u64 last = pattern_of(by);
    if (held_leave(by, held_lock_of(g->held, e), e->flags & EVENT_SHARED) && by->locks.count && pattern_of(by) == last)
        pattern_anew(g, by);
}

static void hear(struct sink *sink, const struct event *e) {
    struct lockgraph *g = (struct lockgraph *)sink;
    if (e->flags & EVENT_LIBRARY) return;
    switch (e->kind) {
    case EVENT_LOCK: hear_of_lock(g, e); break;
    case EVENT_UNLOCK: hear_of_unlock(g, e); break;
    case EVENT_START: segments_start(g->segments, e->thread, e->other); break;
    case EVENT_JOIN: segments_join(g->segments, e->thread, e->other); break;
    case EVENT_END: held_end(g->held, e->thread); break;
    case EVENT_FREE: held_forget(g->held, e->object); break;
    default: break;
    }
}

struct lockgraph *lockgraph_new(const struct names *names) {
    struct lockgraph *g = calloc(1, sizeof *g);
    if (!g) abort();
    g->sink = (struct sink){.hear = hear,
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
    patterns_free(&g->patterns);
    free(g);
}

struct sink *lockgraph_sink(struct lockgraph *g) { return &g->sink; }

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
        collector.guards = calloc(held_locks(g->held) + 1, sizeof *collector.guards);
        if (!collector.guards) abort();
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
    return sizeof *g + held_bytes(g->held) + segments_bytes(g->segments) + edges_bytes(&g->edges) +
           patterns_bytes(&g->patterns);
}
