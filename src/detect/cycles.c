#include "detect/cycles.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* Edges by the lock at one of their ends: those of lock l are list[first[l]] up to list[first[l + 1]]. */
struct ends {
    u32 *first, *list;
};

struct frame {
    u32 lock, next; /* next: of out.list */
};

enum { FAR = UINT32_MAX };

struct search {
    struct path *path;
    u32 locks;
    struct ends in, out;
    u32 *distance;        /* of each lock to the start, over locks that are not below it; FAR */
    struct VEC(u32) near; /* those that are not FAR */
    bool *on_path;
    struct VEC(struct frame) frames;
    struct VEC(u32) edges; /* of the cycle that is passed on */
    u32 start, shortest, longest;
    u64 looks, looks_here;
    bool cut;
    cycles_visit *visit;
    void *context;
};

static struct ends ends_of(const struct lock_edges *edges, u32 locks, bool out) {
    struct ends ends = {.first = memory_zero(locks + 2, sizeof(u32)),
                        .list = memory_zero(edges->list.count + 1, sizeof(u32))};
    for (u32 i = 0; i < edges->list.count; i++) {
        const struct lock_edge *e = &edges->list.items[i];
        ends.first[(out ? e->from : e->to) + 2]++;
    }
    for (u32 l = 2; l < locks + 2; l++) ends.first[l] += ends.first[l - 1];
    /* first[l + 1] is where the next edge of l goes; at the end it is where l's edges end. */
    for (u32 i = 0; i < edges->list.count; i++) {
        const struct lock_edge *e = &edges->list.items[i];
        ends.list[ends.first[(out ? e->from : e->to) + 1]++] = i;
    }
    return ends;
}

static const struct lock_edge *edge_at(const struct search *s, u32 edge) { return &s->path->edges->list.items[edge]; }

/* Breadth first, against the edges. */
static void measure_distances(struct search *s) {
    for (u32 i = 0; i < s->near.count; i++) s->distance[s->near.items[i]] = FAR;
    s->near.count = 0;
    s->distance[s->start] = 0;
    vec_push(&s->near, s->start);
    for (u32 i = 0; i < s->near.count; i++) {
        u32 lock = s->near.items[i];
        for (u32 k = s->in.first[lock]; k < s->in.first[lock + 1]; k++) {
            u32 from = edge_at(s, s->in.list[k])->from;
            if (from < s->start || s->distance[from] != FAR) continue;
            s->distance[from] = s->distance[lock] + 1;
            vec_push(&s->near, from);
        }
    }
}

static void enter(struct search *s, u32 lock) {
    s->on_path[lock] = true;
    vec_push(&s->frames, ((struct frame){.lock = lock, .next = s->out.first[lock]}));
}

static void leave(struct search *s) {
    s->on_path[vec_pop(&s->frames).lock] = false;
    if (s->path->steps.count) path_pop(s->path);
}

static void pass_on(struct search *s) {
    u32 count = s->path->steps.count;
    if (count < s->shortest || !path_closes(s->path)) return;
    s->edges.count = 0;
    for (u32 i = 0; i < count; i++) vec_push(&s->edges, s->path->steps.items[i].edge);
    s->visit(s->context, s->edges.items, count);
}

static void look_at(struct search *s, u32 edge) {
    u32 to = edge_at(s, edge)->to, steps = s->path->steps.count;
    s->looks_here += 1 + (s->path->level == LEVEL_SEGMENTED ? steps / 8 : 0); /* it is compared with each step */
    if (to < s->start || s->distance[to] == FAR || s->distance[to] >= s->longest - steps) return;
    if (to != s->start && s->on_path[to]) return;
    if (!path_push(s->path, edge)) return;
    if (to != s->start) {
        enter(s, to);
        return;
    }
    pass_on(s);
    path_pop(s->path);
}

static void search_from(struct search *s, u32 start) {
    s->start = start;
    s->looks_here = 0;
    measure_distances(s);
    if (s->near.count < 2) return;
    enter(s, start);
    while (s->frames.count) {
        struct frame *top = &s->frames.items[s->frames.count - 1];
        bool enough = s->looks_here > MOST_LOOKS_AT_A_LOCK || s->looks + s->looks_here > MOST_LOOKS;
        if (enough) s->cut = true;
        if (enough || top->next == s->out.first[top->lock + 1]) leave(s);
        else look_at(s, s->out.list[top->next++]);
    }
    s->looks += s->looks_here;
}

static void search_lengths(struct search *s, u32 shortest, u32 longest) {
    s->shortest = shortest;
    s->longest = longest;
    s->looks = 0;
    for (u32 lock = 0; lock < s->locks; lock++) search_from(s, lock);
}

bool cycles_find(struct path *path, u32 locks, cycles_visit *visit, void *context) {
    assert(path->steps.count == 0);
    struct search s = {.path = path, .locks = locks, .visit = visit, .context = context};
    s.in = ends_of(path->edges, locks, false);
    s.out = ends_of(path->edges, locks, true);
    s.on_path = memory_zero(locks + 1, sizeof *s.on_path);
    s.distance = memory_zero(locks + 1, sizeof *s.distance);
    memset(s.distance, 0xFF, locks * sizeof *s.distance);
    for (u32 length = 2; length <= SHORT_CYCLE; length++) search_lengths(&s, length, length);
    search_lengths(&s, SHORT_CYCLE + 1, FAR);
    assert(path->steps.count == 0);
    free(s.in.first);
    free(s.in.list);
    free(s.out.first);
    free(s.out.list);
    free(s.on_path);
    free(s.distance);
    vec_free(&s.near);
    vec_free(&s.frames);
    vec_free(&s.edges);
    return !s.cut;
}
