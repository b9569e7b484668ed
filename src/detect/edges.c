#include "detect/edges.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/map.h"
#include "event/context.h"

void edges_init(struct lock_edges *edges) { *edges = (struct lock_edges){.by_hash = map_new()}; }

void edges_free(struct lock_edges *edges) {
    vec_free(&edges->list);
    vec_free(&edges->spans);
    map_free(edges->by_hash);
}

u64 edges_code(event_site at) { return at & ((1ull << (SITE_CODE_BITS + SITE_INSTRUCTION_BITS)) - 1); }

static u64 hash_of(const struct lock_edge *e) {
    u64 hash = hash_add((u64)e->from << 32 | e->to, (u64)e->thread << 2 | (u64)e->from_shared << 1 | e->to_shared);
    hash = hash_add(hash, (u64)e->held << 32 | e->exclusive);
    return hash_add(hash_add(hash, edges_code(e->from_at)), edges_code(e->to_at));
}

static bool same(const struct lock_edge *a, const struct lock_edge *b) {
    return a->thread == b->thread && a->from == b->from && a->to == b->to && a->from_shared == b->from_shared &&
           a->to_shared == b->to_shared && a->held == b->held && a->exclusive == b->exclusive &&
           edges_code(a->from_at) == edges_code(b->from_at) && edges_code(a->to_at) == edges_code(b->to_at);
}

static struct lock_edge *find_or_add(struct lock_edges *edges, const struct lock_edge *edge) {
    u64 hash = hash_of(edge), first = 0;
    map_get(edges->by_hash, hash, &first);
    for (u64 i = first; i; i = edges->list.items[i - 1].next)
        if (same(&edges->list.items[i - 1], edge)) return &edges->list.items[i - 1];
    struct lock_edge new = *edge;
    new.first_span = new.last_span = NO_SPAN;
    new.next = (u32)first;
    vec_push(&edges->list, new);
    map_put(edges->by_hash, hash, edges->list.count);
    return &edges->list.items[edges->list.count - 1];
}

void edges_add(struct lock_edges *edges, const struct lock_edge *edge, u32 taken, u32 wanted) {
    struct lock_edge *e = find_or_add(edges, edge);
    if (e->last_span != NO_SPAN) {
        struct edge_span *last = &edges->spans.items[e->last_span];
        if (last->taken == taken && last->wanted == wanted) return;
        assert(last->taken <= taken && last->wanted <= wanted);
        last->next = edges->spans.count;
    } else {
        e->first_span = edges->spans.count;
    }
    e->last_span = edges->spans.count;
    vec_push(&edges->spans, ((struct edge_span){.taken = taken, .wanted = wanted, .next = NO_SPAN}));
}

u64 edges_bytes(const struct lock_edges *edges) {
    return edges->list.capacity * sizeof(struct lock_edge) + edges->spans.capacity * sizeof(struct edge_span) +
           map_count(edges->by_hash) * 32;
}
