#include "detect/locktree.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "detect/held.h"

enum { NONE = UINT32_MAX };

struct node {
    u32 thread;
    u32 parent, child, last_child, sibling; /* NONE */
    u32 lock;
    bool shared;
    bool waited_for;    /* at least once it was not only tried for */
    u32 all, exclusive; /* sets of the locks above */
    event_site at;      /* the first time; the first that waited, if any did */
};

struct root {
    u32 thread, child, last_child;
};

struct locktree {
    struct sink sink;
    const struct names *names;
    struct held *held;
    struct VEC(struct node) nodes;
    struct VEC(struct root) roots;
    struct map *root_of;  /* thread -> index into roots */
    struct map *children; /* key_of -> node */
    locktree_announce *announce;
    void *announce_context;
};

/* ---- growing ---- */

static struct root *root_for(struct locktree *t, u32 thread, u32 *number) {
    u64 at;
    if (!map_get(t->root_of, thread, &at)) {
        at = t->roots.count;
        vec_push(&t->roots, ((struct root){thread, NONE, NONE}));
        map_put(t->root_of, thread, at);
    }
    *number = (u32)at;
    return &t->roots.items[at];
}

/* Of a child: parents are roots (even) or nodes (odd). A lock's two modes are different children. */
static u64 key_of(u32 parent, u32 root, u32 lock, bool shared) {
    u64 above = parent == NONE ? (u64)root << 1 : (u64)parent << 1 | 1;
    return above << 31 ^ ((u64)lock << 1 | shared);
}

static void link_below(struct locktree *t, struct root *root, u32 parent, u32 node) {
    u32 *child = parent == NONE ? &root->child : &t->nodes.items[parent].child;
    u32 *last = parent == NONE ? &root->last_child : &t->nodes.items[parent].last_child;
    if (*last == NONE) *child = node;
    else t->nodes.items[*last].sibling = node;
    *last = node;
}

static u32 grow(struct locktree *t, u32 thread, u32 parent, const struct held_lock *held) {
    u32 number, node = t->nodes.count;
    struct root *root = root_for(t, thread, &number);
    struct node new = {.thread = thread,
                       .parent = parent,
                       .child = NONE,
                       .last_child = NONE,
                       .sibling = NONE,
                       .lock = held->lock,
                       .shared = held->flags & EVENT_SHARED,
                       .at = held->at};
    if (parent != NONE) {
        const struct node *above = &t->nodes.items[parent];
        new.all = numset_with(held_sets(t->held), above->all, above->lock);
        new.exclusive = above->exclusive;
        if (!above->shared) new.exclusive = numset_with(held_sets(t->held), above->exclusive, above->lock);
    }
    vec_push(&t->nodes, new);
    link_below(t, root, parent, node);
    map_put(t->children, key_of(parent, number, new.lock, new.shared), node);
    if (t->announce) t->announce(t->announce_context, t, node);
    return node;
}

/* waited: the thread would have waited for it here. */
static u32 child_for(struct locktree *t, u32 thread, u32 parent, const struct held_lock *held, bool waited) {
    u32 number;
    u64 child;
    root_for(t, thread, &number);
    if (!map_get(t->children, key_of(parent, number, held->lock, held->flags & EVENT_SHARED), &child))
        child = grow(t, thread, parent, held);
    struct node *node = &t->nodes.items[child];
    if (!node->waited_for && waited) {
        node->waited_for = true;
        node->at = held->at;
    }
    return (u32)child;
}

/* ---- listening ---- */

static u32 node_above(const struct held_thread *by, u32 entry) {
    return entry ? by->locks.items[entry - 1].mark : NONE;
}

static void on_of_lock(struct locktree *t, const struct event *e) {
    struct held_thread *by = held_by(t->held, e->thread);
    struct held_lock held = {.lock = held_lock_of(t->held, e), .flags = e->flags, .at = e->at};
    u32 node = node_above(by, by->locks.count);
    if (!held_has(by, held.lock)) node = child_for(t, e->thread, node, &held, !(e->flags & EVENT_TRY));
    held_take(by, held.lock, e, node);
}

static bool came_before(const struct held_thread *by, u32 entry) {
    for (u32 i = 0; i < entry; i++)
        if (by->locks.items[i].lock == by->locks.items[entry].lock) return true;
    return false;
}

static bool is_right(const struct locktree *t, const struct held_thread *by, u32 entry) {
    const struct held_lock *held = &by->locks.items[entry];
    if (held->mark == NONE) return false;
    const struct node *node = &t->nodes.items[held->mark];
    return node->lock == held->lock && node->shared == !!(held->flags & EVENT_SHARED) &&
           node->parent == node_above(by, entry);
}

/* Locks that do not nest: what was below a lock that went is now below what is left. Nothing is waited for there. */
static void on_of_unlock(struct locktree *t, const struct event *e) {
    struct held_thread *by = held_by(t->held, e->thread);
    if (!held_leave(by, held_lock_of(t->held, e), e->flags & EVENT_SHARED)) return;
    for (u32 i = 0; i < by->locks.count; i++) {
        struct held_lock *held = &by->locks.items[i];
        if (came_before(by, i)) held->mark = node_above(by, i);
        else if (!is_right(t, by, i)) held->mark = child_for(t, e->thread, node_above(by, i), held, false);
    }
}

static void on_event(struct sink *sink, const struct event *e) {
    struct locktree *t = (struct locktree *)sink;
    if (e->flags & EVENT_LIBRARY) return;
    switch (e->kind) {
    case EVENT_LOCK: on_of_lock(t, e); break;
    case EVENT_UNLOCK: on_of_unlock(t, e); break;
    case EVENT_END: held_end(t->held, e->thread); break;
    case EVENT_FREE: held_forget(t->held, e->object); break;
    default: break;
    }
}

struct locktree *locktree_new(const struct names *names) {
    struct locktree *t = memory_zero(1, sizeof *t);
    t->sink = (struct sink){.on_event = on_event,
                            .wants = SINK_WANTS(LOCK) | SINK_WANTS(UNLOCK) | SINK_WANTS(END) | SINK_WANTS(FREE)};
    t->names = names;
    t->held = held_new(names);
    t->root_of = map_new();
    t->children = map_new();
    return t;
}

void locktree_free(struct locktree *t) {
    if (!t) return;
    held_free(t->held);
    vec_free(&t->nodes);
    vec_free(&t->roots);
    map_free(t->root_of);
    map_free(t->children);
    free(t);
}

struct sink *locktree_sink(struct locktree *t) {
    return &t->sink;
}

void locktree_on_pattern(struct locktree *t, locktree_announce *announce, void *context) {
    t->announce = announce;
    t->announce_context = context;
}

/* ---- showing ---- */

u32 locktree_patterns(const struct locktree *t) { return t->nodes.count; }

static const char *name_of(const struct locktree *t, const struct node *node) {
    return t->names->label(t->names->context, held_label(t->held, node->lock));
}

void locktree_write_pattern(const struct locktree *t, u32 pattern, FILE *out) {
    struct VEC(u32) way = {0};
    for (u32 node = pattern; node != NONE; node = t->nodes.items[node].parent) vec_push(&way, node);
    fprintf(out, "%s:", t->names->thread(t->names->context, t->nodes.items[pattern].thread));
    for (u32 i = way.count; i-- > 0;)
        fprintf(out, "%s %s", i + 1 < way.count ? "," : "", name_of(t, &t->nodes.items[way.items[i]]));
    vec_free(&way);
}

/* The node after this one, from top to bottom and left to right. */
static u32 node_after(const struct locktree *t, u32 node, u32 *depth) {
    if (t->nodes.items[node].child != NONE) {
        ++*depth;
        return t->nodes.items[node].child;
    }
    while (node != NONE && t->nodes.items[node].sibling == NONE) {
        node = t->nodes.items[node].parent;
        --*depth;
    }
    return node == NONE ? NONE : t->nodes.items[node].sibling;
}

void locktree_print(const struct locktree *t, FILE *out) {
    for (u32 i = 0; i < t->roots.count; i++) {
        u32 depth = 1;
        fprintf(out, "%s\n", t->names->thread(t->names->context, t->roots.items[i].thread));
        for (u32 node = t->roots.items[i].child; node != NONE; node = node_after(t, node, &depth)) {
            const struct node *n = &t->nodes.items[node];
            fprintf(out, "%*s%s%s\n", (int)(depth * 2), "", name_of(t, n), n->shared ? " (shared)" : "");
        }
    }
}

/* ---- comparing ---- */

/* A lock taken somewhere below another. */
struct pair {
    u32 outer, inner; /* nodes */
    u32 next;         /* with the same locks; NONE */
};

struct pairs {
    struct VEC(struct pair) list;
    struct map *by_locks; /* outer and inner -> the last of list */
};

static u64 locks_of(u32 outer, u32 inner) { return (u64)outer << 32 | inner; }

static void collect_pairs(const struct locktree *t, struct pairs *pairs) {
    for (u32 inner = 0; inner < t->nodes.count; inner++) {
        const struct node *n = &t->nodes.items[inner];
        if (!n->waited_for) continue;
        for (u32 outer = n->parent; outer != NONE; outer = t->nodes.items[outer].parent) {
            u64 locks = locks_of(t->nodes.items[outer].lock, n->lock), last = NONE;
            map_get(pairs->by_locks, locks, &last);
            map_put(pairs->by_locks, locks, pairs->list.count);
            vec_push(&pairs->list, ((struct pair){outer, inner, (u32)last}));
        }
    }
}

/* No lock held in both places, unless shared in both. */
static bool is_ungated(struct locktree *t, const struct node *a, const struct node *b) {
    struct numsets *sets = held_sets(t->held);
    return !numset_common(sets, a->all, b->exclusive) && !numset_common(sets, a->exclusive, b->all);
}

static bool conflict(struct locktree *t, const struct pair *one, const struct pair *other) {
    const struct node *outer = &t->nodes.items[one->outer], *inner = &t->nodes.items[one->inner];
    const struct node *above = &t->nodes.items[other->outer], *below = &t->nodes.items[other->inner];
    if (inner->shared && above->shared) return false;
    if (below->shared && outer->shared) return false;
    return is_ungated(t, inner, below);
}

static struct lock_step step_of(const struct locktree *t, const struct pair *pair) {
    const struct node *outer = &t->nodes.items[pair->outer], *inner = &t->nodes.items[pair->inner];
    return (struct lock_step){.thread = inner->thread,
                              .outer = held_label(t->held, outer->lock),
                              .inner = held_label(t->held, inner->lock),
                              .outer_at = outer->at,
                              .inner_at = inner->at};
}

static void compare(struct locktree *t, const struct pairs *pairs, const struct pair *one, u64 *looks,
                    struct lock_orders *orders) {
    u32 outer = t->nodes.items[one->outer].lock, inner = t->nodes.items[one->inner].lock;
    u64 at = NONE;
    map_get(pairs->by_locks, locks_of(inner, outer), &at);
    for (; at != NONE && *looks < LOCKTREE_MOST_LOOKS; at = pairs->list.items[at].next) {
        const struct pair *other = &pairs->list.items[at];
        ++*looks;
        if (t->nodes.items[other->inner].thread <= t->nodes.items[one->inner].thread) continue;
        if (!conflict(t, one, other)) continue;
        struct lock_step steps[] = {step_of(t, one), step_of(t, other)};
        lock_orders_add(orders, steps, 2, REMOVED_NOT, NULL, 0);
    }
    if (*looks >= LOCKTREE_MOST_LOOKS) orders->cut = true;
}

void locktree_conflicts(struct locktree *t, struct lock_orders *orders) {
    struct pairs pairs = {.by_locks = map_new()};
    u64 looks = 0;
    collect_pairs(t, &pairs);
    for (u32 i = 0; i < pairs.list.count; i++) compare(t, &pairs, &pairs.list.items[i], &looks, orders);
    map_free(pairs.by_locks);
    vec_free(&pairs.list);
}

bool locktree_report(struct locktree *t, struct findings *out) {
    struct lock_orders orders;
    lock_orders_init(&orders, t->names);
    locktree_conflicts(t, &orders);
    lock_orders_report(&orders, t->names, RULE_LOCK_TREE, out);
    bool complete = !orders.cut;
    lock_orders_free(&orders);
    return complete;
}

u64 locktree_bytes(const struct locktree *t) {
    return sizeof *t + held_bytes(t->held) + t->nodes.capacity * sizeof(struct node) +
           t->roots.capacity * sizeof(struct root) + (map_count(t->root_of) + map_count(t->children)) * 32;
}
