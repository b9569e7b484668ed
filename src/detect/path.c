#include "detect/path.h"

#include <assert.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"

void path_init(struct path *path, const struct lock_edges *edges, const struct numsets *sets, struct segments *segments,
               u32 locks, enum lock_level level) {
    *path = (struct path){.edges = edges, .sets = sets, .segments = segments, .level = level, .threads = map_new()};
    path->holders = memory_zero(locks + 1, sizeof *path->holders);
    path->owners = memory_zero(locks + 1, sizeof *path->owners);
}

void path_free(struct path *path) {
    vec_free(&path->steps);
    vec_free(&path->moves);
    vec_free(&path->unsettled);
    map_free(path->threads);
    free(path->holders);
    free(path->owners);
}

static const struct lock_edge *edge_of(const struct path *path, u32 edge) { return &path->edges->list.items[edge]; }

/* ---- threads and guards ---- */

static void count_held(const struct path *path, u32 set, u32 *counts, u32 by) {
    u32 count;
    const u32 *locks = numset_items(path->sets, set, &count);
    for (u32 i = 0; i < count; i++) counts[locks[i]] += by;
}

static void count_edge(struct path *path, const struct lock_edge *edge, u32 by) {
    count_held(path, edge->held, path->holders, by);
    count_held(path, edge->exclusive, path->owners, by);
}

static bool is_guarded(const struct path *path, const struct lock_edge *edge) {
    u32 count;
    const u32 *locks = numset_items(path->sets, edge->held, &count);
    for (u32 i = 0; i < count; i++)
        if (path->owners[locks[i]]) return true;
    locks = numset_items(path->sets, edge->exclusive, &count);
    for (u32 i = 0; i < count; i++)
        if (path->holders[locks[i]]) return true;
    return false;
}

static bool has_thread(const struct path *path, u32 thread) {
    u64 there;
    return map_get(path->threads, thread, &there);
}

/* ---- segments ---- */

static const struct edge_span *span_of(const struct path *path, u32 step) {
    return &path->edges->spans.items[path->steps.items[step].span];
}

/* Gives up the span that a step has; false: it has no more. */
static bool move_on(struct path *path, u32 step) {
    struct path_step *s = &path->steps.items[step];
    vec_push(&path->moves, ((struct path_move){step, s->span}));
    s->span = path->edges->spans.items[s->span].next;
    return s->span != NO_SPAN;
}

/* Makes one step possible with all others, which may unsettle some of them; false: it cannot be done. */
static bool settle_step(struct path *path, u32 step) {
    for (u32 i = 0; i < path->steps.count; i++) {
        if (i == step) continue;
        while (segments_before(path->segments, span_of(path, i)->wanted, span_of(path, step)->taken)) {
            if (!move_on(path, i)) return false;
            vec_push(&path->unsettled, i);
        }
        if (!segments_before(path->segments, span_of(path, step)->wanted, span_of(path, i)->taken)) continue;
        if (!move_on(path, step)) return false;
        i = UINT32_MAX; /* from the beginning: i++ makes it 0 */
    }
    return true;
}

static bool settle(struct path *path) {
    path->unsettled.count = 0;
    vec_push(&path->unsettled, path->steps.count - 1);
    while (path->unsettled.count)
        if (!settle_step(path, vec_pop(&path->unsettled))) return false;
    return true;
}

/* ---- steps ---- */

/* Does one that wants a lock wait for one that holds it? */
static bool blocks(const struct lock_edge *wants, const struct lock_edge *holds) {
    return !wants->to_shared || !holds->from_shared;
}

bool path_push(struct path *path, u32 edge) {
    const struct lock_edge *e = edge_of(path, edge);
    if (path->steps.count && !blocks(edge_of(path, path->steps.items[path->steps.count - 1].edge), e)) return false;
    if (path->level >= LEVEL_GUARDED) {
        if (has_thread(path, e->thread) || is_guarded(path, e)) return false;
        map_put(path->threads, e->thread, 1);
        count_edge(path, e, 1);
    }
    vec_push(&path->steps, ((struct path_step){.edge = edge, .span = e->first_span, .moves = path->moves.count}));
    if (path->level < LEVEL_SEGMENTED || settle(path)) return true;
    path_pop(path);
    return false;
}

void path_pop(struct path *path) {
    struct path_step last = vec_pop(&path->steps);
    assert(path->moves.count >= last.moves);
    while (path->moves.count > last.moves) {
        struct path_move move = vec_pop(&path->moves);
        path->steps.items[move.step].span = move.from;
    }
    if (path->level < LEVEL_GUARDED) return;
    map_remove(path->threads, edge_of(path, last.edge)->thread);
    count_edge(path, edge_of(path, last.edge), UINT32_MAX);
}

bool path_closes(const struct path *path) {
    assert(path->steps.count > 0);
    u32 last = path->steps.items[path->steps.count - 1].edge, first = path->steps.items[0].edge;
    return blocks(edge_of(path, last), edge_of(path, first));
}

/* ---- why not ---- */

static bool threads_repeat(struct path *path, const u32 *edges, u32 count) {
    bool repeat = false;
    u32 seen = 0;
    for (; seen < count && !repeat; seen++) {
        u32 thread = edge_of(path, edges[seen])->thread;
        repeat = has_thread(path, thread);
        map_put(path->threads, thread, 1);
    }
    while (seen-- > 0) map_remove(path->threads, edge_of(path, edges[seen])->thread);
    return repeat;
}

static u32 find_guards(struct path *path, const u32 *edges, u32 count, u32 *guards) {
    u32 found = 0;
    for (u32 i = 0; i < count; i++) count_edge(path, edge_of(path, edges[i]), 1);
    for (u32 i = 0; i < count; i++) {
        u32 held;
        const u32 *locks = numset_items(path->sets, edge_of(path, edges[i])->held, &held);
        for (u32 k = 0; k < held; k++) {
            if (!path->owners[locks[k]] || path->holders[locks[k]] < 2) continue;
            path->owners[locks[k]] = 0; /* it is listed once; both counts are set to 0 below */
            guards[found++] = locks[k];
        }
    }
    for (u32 i = 0; i < count; i++) {
        u32 held;
        const u32 *locks = numset_items(path->sets, edge_of(path, edges[i])->held, &held);
        for (u32 k = 0; k < held; k++) path->owners[locks[k]] = path->holders[locks[k]] = 0;
    }
    return found;
}

static bool are_ordered(struct path *path, const u32 *edges, u32 count) {
    bool ordered = false;
    for (u32 i = 0; i < count && !ordered; i++) ordered = !path_push(path, edges[i]);
    while (path->steps.count) path_pop(path);
    return ordered;
}

enum lock_removal path_judge(struct path *path, const u32 *edges, u32 count, u32 *guards, u32 *guard_count) {
    assert(path->steps.count == 0);
    *guard_count = 0;
    if (path->level < LEVEL_GUARDED) return REMOVED_NOT;
    if (threads_repeat(path, edges, count)) return REMOVED_SINGLE_THREAD;
    *guard_count = find_guards(path, edges, count, guards);
    if (*guard_count) return REMOVED_GUARD;
    return path->level >= LEVEL_SEGMENTED && are_ordered(path, edges, count) ? REMOVED_ORDER : REMOVED_NOT;
}
