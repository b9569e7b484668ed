/* Breadth-first and best-first search.
 *
 * States that are known but not expanded wait in a queue; each is remembered as the step that first led there from
 * another state. To get the VM to such a state, steps are taken back to the last state that both paths have in common,
 * and the other path is executed from there.
 *
 * A best-first search expands a state in part: a few choices at once. What is left waits in the queue, as another node
 * for the same state. So a path to a deadlock of many threads costs a few times as many steps as it has, not as many as
 * all its states have successors. */
#include "search/strategy/strategy.h"

#include <assert.h>
#include <stdlib.h>

#include "search/judge.h"
#include "search/step.h"
#include "search/strategy/heuristic.h"
#include "search/strategy/priority_queue.h"

/* A state: the step that first led there. Nodes are numbered in the order in which they were found, so a parent's
 * number is lower than its children's. */
struct node {
    u32 parent;
    u32 state; /* its number in the store */
    struct choice choice;
    u32 tried; /* so many of its choices were tried already, for an earlier node of the same state */
};

/* A level of the way to where the VM stands. */
struct station {
    u32 node;
    undo_mark mark; /* the VM in this state; valid if there is a level above */
};

struct frontier {
    struct search *s;
    const struct search_heuristic *heuristic; /* of a best-first search */
    struct node *nodes;                       /* from the store's budget */
    size_t node_bytes;
    u32 count;
    u32 next;                    /* breadth-first: numbers from here on are the queue */
    struct priority_queue queue; /* best-first */
    struct VEC(struct station) way;
    struct VEC(u32) ahead; /* on the way to another node: those still to go to, the last one first */
    struct schedule choices, turned;
    u32 best;               /* rank that a successor of the state that is expanded has */
    struct schedule leaves; /* of the state that is expanded: those that led to no new state, if somebody listens */
};

static bool is_best_first(const struct frontier *f) { return f->s->options->strategy == STRATEGY_BEST; }

/* ---- nodes ---- */

static bool make_room(struct frontier *f) {
    if ((f->count + 1) * sizeof(struct node) <= f->node_bytes) return true;
    struct budget *budget = &f->s->space->budget;
    size_t bytes = f->node_bytes ? f->node_bytes + f->node_bytes / 2 : 1 << 16;
    void *nodes = f->nodes ? budget_grow(budget, f->nodes, f->node_bytes, bytes) : budget_take(budget, bytes);
    if (!nodes || f->count == UINT32_MAX) return false;
    f->nodes = nodes;
    f->node_bytes = bytes;
    return true;
}

static bool add_node(struct frontier *f, struct node node, u32 rank) {
    assert(f->count == 0 || node.parent < f->count);
    if (!make_room(f)) return false;
    f->nodes[f->count] = node;
    return (!is_best_first(f) || priority_queue_put(&f->queue, f->count, rank)) && ++f->count;
}

static bool take_node(struct frontier *f, u32 *node) {
    if (is_best_first(f)) {
        if (!f->queue.count) return false;
        *node = priority_queue_take(&f->queue);
        return true;
    }
    *node = f->next;
    return f->next++ < f->count;
}

/* ---- getting around ---- */

static void go_back_to(struct frontier *f, u32 level) {
    seam_undo(f->s->vm, f->way.items[level].mark);
    f->way.count = level + 1;
    f->s->path.count = level;
}

static void go_on_to(struct frontier *f, u32 node) {
    f->way.items[f->way.count - 1].mark = seam_mark(f->s->vm);
    search_redo(f->s, f->nodes[node].choice);
    vec_push(&f->way, ((struct station){.node = node}));
}

/* The VM stands in the last node of the way. Higher numbers lie deeper on either way, so the higher one of the two ends
 * is never what they have in common. False: no memory. */
static bool go_to(struct frontier *f, u32 node) {
    u32 level = f->way.count - 1;
    f->ahead.count = 0;
    for (u32 end = node; end != f->way.items[level].node;) {
        if (f->way.items[level].node > end) {
            level--;
        } else {
            vec_push(&f->ahead, end);
            end = f->nodes[end].parent;
        }
    }
    if (level + 1 < f->way.count) go_back_to(f, level);
    while (f->ahead.count) go_on_to(f, vec_pop(&f->ahead));
    return space_goto(f->s->space, f->nodes[node].state);
}

/* ---- explored paths ---- */

/* A path ends with this choice of the state that is expanded. */
static void note_leaf(struct frontier *f, struct choice choice) {
    if (f->s->options->path_listener) vec_push(&f->leaves, choice);
}

/* The paths that end after a step from this state; afterwards the VM is back at the start. */
static void listen_to_leaves(struct frontier *f) {
    if (!f->leaves.count) return;
    for (u32 i = 0; i < f->leaves.count; i++)
        path_listener_take(f->s->options->path_listener, f->s->vm, f->s->start, &f->s->path, &f->leaves.items[i]);
    f->leaves.count = 0;
    f->way.count = 1;
    f->s->path.count = 0;
}

/* ---- expanding ---- */

enum { LAST_RANK = PRIORITY_QUEUE_RANKS - 1 };

/* The VM stands in a state that was not seen before. True: the search is over. */
static bool enter(struct frontier *f, u32 parent, u32 state, struct choice choice, bool later) {
    struct search *s = f->s;
    s->result->stats.states++;
    bool is_end = !seam_can_go_on(s->vm), is_far = s->options->max_depth && s->path.count >= s->options->max_depth;
    if (is_end || is_far) note_leaf(f, choice);
    if (is_end) return judge_end(s);
    if (judge_is_quiet(s) && judge_end(s)) return true;
    if (is_far) {
        s->cut_off = BOUND_DEPTH;
        return false;
    }
    u32 rank = !is_best_first(f) ? 0 : later ? LAST_RANK : f->heuristic->rank(s);
    assert(rank < PRIORITY_QUEUE_RANKS);
    return add_node(f, (struct node){parent, state, choice, 0}, rank) ? false : search_stop(s, BOUND_MEMORY);
}

/* True: the search is over. */
static bool try_choice(struct frontier *f, u32 node, struct choice choice, bool later) {
    struct search *s = f->s;
    u32 state;
    if (search_bound_hit(s) || search_step(s, choice) == STEPPED_FOUND) return true;
    switch (search_visit(s, &state)) {
    case VISIT_NEW: return enter(f, node, state, choice, later);
    case VISIT_FULL: return search_stop(s, BOUND_MEMORY);
    default:
        s->result->may_cycle |= state <= f->nodes[node].state; /* states are numbered as they are found */
        note_leaf(f, choice);
        return false;
    }
}

/* So many choices of a best-first search are tried at once. */
enum { BATCH = 8 };

/* Equally good states are taken newest first, so the choices are tried from the last to the first. Where there are
 * many, each thread has its turn: they begin with the one that led here. */
static void turn_choices(struct frontier *f, u32 node) {
    struct schedule *choices = &f->choices, *turned = &f->turned;
    u32 count = choices->count, at = count;
    for (; count > BATCH && at > 0 && choices->items[at - 1].thread > f->nodes[node].choice.thread; at--) {
    }
    turned->count = 0;
    for (u32 i = 0; i < count; i++) vec_push(turned, choices->items[(at + count - 1 - i) % count]);
}

/* The choices in the order in which they are tried. Those that only find a lock taken come last. Returns how many come
 * before them: while there are some, the others can wait. */
static u32 order_choices(struct frontier *f, u32 node) {
    u32 useful = 0;
    f->choices.count = 0;
    search_choices(f->s, &f->choices);
    if (!is_best_first(f)) return f->choices.count;
    turn_choices(f, node);
    f->choices.count = 0;
    for (u32 pass = 0; pass < 2; pass++)
        for (u32 i = 0; i < f->turned.count; i++) {
            struct choice choice = f->turned.items[i];
            bool futile = f->heuristic->defers_futile && heuristic_is_futile(f->s->vm, choice.thread);
            if (futile == pass) vec_push(&f->choices, choice);
            useful += !futile && !pass;
        }
    return useful ? useful : f->choices.count;
}

/* The choices of a node from `next` on wait in the queue. False: no memory. */
static bool put_off(struct frontier *f, u32 node, u32 next, u32 rank) {
    struct node rest = f->nodes[node];
    rest.tried = next;
    return next == f->choices.count || add_node(f, rest, rank);
}

static void count_bytes(struct frontier *f) {
    f->s->strategy_bytes = f->queue.bytes + f->way.capacity * sizeof(struct station) +
                           (f->choices.capacity + f->turned.capacity) * sizeof(struct choice) +
                           f->ahead.capacity * sizeof(u32);
}

/* The choices from `first` to `end`. True: the search is over. */
static bool try_choices(struct frontier *f, u32 node, u32 first, u32 end, bool later) {
    struct search *s = f->s;
    u32 depth = s->path.count;
    struct space_mark here = space_mark(s->space, f->nodes[node].state);
    for (u32 i = first; i < end; i++) {
        if (try_choice(f, node, f->choices.items[i], later)) return true;
        space_undo(s->space, here);
        s->path.count = depth;
    }
    return false;
}

/* What is left is older than the successors: equally good ones come first. True: the search is over. */
static bool expand(struct frontier *f, u32 node) {
    u32 first = f->nodes[node].tried, useful = order_choices(f, node), rank = f->queue.rank;
    bool later = first >= useful;
    u32 end = later ? f->choices.count : useful;
    if (is_best_first(f) && end - first > BATCH) end = first + BATCH;
    if (!put_off(f, node, end, end < useful ? rank : LAST_RANK)) return search_stop(f->s, BOUND_MEMORY);
    if (try_choices(f, node, first, end, later)) return true;
    count_bytes(f);
    listen_to_leaves(f);
    return false;
}

static bool begin(struct frontier *f) {
    u32 state;
    if (is_best_first(f) && !priority_queue_open(&f->queue)) return false;
    f->queue.fair = f->heuristic->is_fair;
    f->s->counts_switches |= is_best_first(f) && f->heuristic->counts_switches;
    if (cursor_commit(f->s->space->cursor, &state) == INTERNED_FULL) return false;
    f->s->result->stats.states = 1;
    vec_push(&f->way, ((struct station){.node = 0}));
    return add_node(f, (struct node){.state = state}, 0);
}

void frontier_run(struct search *s) {
    struct frontier f = {.s = s, .heuristic = heuristic_of(s->options->heuristic)};
    u32 node;
    bool ready = begin(&f);
    while (ready && take_node(&f, &node) && (ready = go_to(&f, node)))
        if (expand(&f, node)) break;
    if (!ready) search_stop(s, BOUND_MEMORY);
    priority_queue_close(&f.queue);
    s->strategy_bytes += f.node_bytes; /* for the statistics: the budget no longer counts them */
    vec_free(&f.way);
    vec_free(&f.ahead);
    vec_free(&f.choices);
    vec_free(&f.turned);
    vec_free(&f.leaves);
    budget_return(&s->space->budget, f.nodes, f.node_bytes);
}
