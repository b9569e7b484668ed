#include "graph.h"

#include <stdlib.h>

#include "base/vec.h"

struct node {
    u64 blocked;
    bool final;
    u32 first; /* step number + 1 */
};

struct edge {
    u32 to, thread, next;
};

struct graph {
    struct VEC(struct node) nodes;
    struct VEC(struct edge) edges;
};

struct graph *graph_new(void) {
    struct graph *graph = calloc(1, sizeof *graph);
    if (!graph) abort();
    return graph;
}

void graph_free(struct graph *graph) {
    if (!graph) return;
    vec_free(&graph->nodes);
    vec_free(&graph->edges);
    free(graph);
}

void graph_state(struct graph *graph, u64 blocked, bool final) {
    vec_push(&graph->nodes, ((struct node){.blocked = blocked, .final = final}));
}

void graph_step(struct graph *graph, u32 from, u32 to, u32 thread) {
    struct node *node = &graph->nodes.items[from];
    vec_push(&graph->edges, ((struct edge){to, thread, node->first}));
    node->first = graph->edges.count;
}

/* ---- what can come after each state ---- */

struct after {
    u64 movers; /* threads that may take a step */
    bool ends;  /* the program may come to an end or a standstill */
};

static bool add_step(struct after *from, const struct after *to, u32 thread) {
    struct after old = *from;
    from->movers |= to->movers | (u64)1 << (thread < 63 ? thread : 63);
    from->ends |= to->ends;
    return from->movers != old.movers || from->ends != old.ends;
}

/* Again and again, until nothing is new. Steps mostly lead to higher numbers. */
static struct after *look_ahead(const struct graph *graph) {
    struct after *after = calloc(graph->nodes.count, sizeof *after);
    for (u32 i = 0; i < graph->nodes.count; i++) after[i].ends = graph->nodes.items[i].final;
    for (bool more = true; more;) {
        more = false;
        for (u32 i = graph->nodes.count; i-- > 0;)
            for (u32 k = graph->nodes.items[i].first; k; k = graph->edges.items[k - 1].next)
                more |= add_step(&after[i], &after[graph->edges.items[k - 1].to], graph->edges.items[k - 1].thread);
    }
    return after;
}

bool graph_has_stuck(const struct graph *graph) {
    struct after *after = look_ahead(graph);
    bool found = false;
    for (u32 i = 0; i < graph->nodes.count; i++)
        found |= !after[i].ends && (graph->nodes.items[i].blocked & ~after[i].movers);
    free(after);
    return found;
}
