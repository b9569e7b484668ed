#include "vm/reach/link_cut.h"

#include <assert.h>

#include "base/reserve.h"

int link_cut_init(struct link_cut *forest, u32 numbers) {
    *forest = (struct link_cut){reserve_take((u64)numbers * sizeof(struct link_cut_node)), numbers};
    return forest->nodes ? 0 : -1;
}

void link_cut_free(struct link_cut *forest) {
    reserve_give(forest->nodes, (u64)forest->numbers * sizeof(struct link_cut_node));
    forest->nodes = NULL;
}

static bool is_top(const struct link_cut_node *nodes, u32 n) {
    u32 up = nodes[n].up;
    return !up || (nodes[up].below[0] != n && nodes[up].below[1] != n);
}

static u32 side_of(const struct link_cut_node *nodes, u32 n) { return nodes[nodes[n].up].below[1] == n; }

static void rotate(struct link_cut_node *nodes, u32 n) {
    u32 up = nodes[n].up, over = nodes[up].up, side = side_of(nodes, n), moved = nodes[n].below[!side];
    if (!is_top(nodes, up)) nodes[over].below[side_of(nodes, up)] = n;
    nodes[n].up = over;
    nodes[n].below[!side] = up;
    nodes[up].up = n;
    nodes[up].below[side] = moved;
    if (moved) nodes[moved].up = up;
}

static void splay(struct link_cut_node *nodes, u32 n) {
    while (!is_top(nodes, n)) {
        u32 up = nodes[n].up;
        if (!is_top(nodes, up)) rotate(nodes, side_of(nodes, n) == side_of(nodes, up) ? up : n);
        rotate(nodes, n);
    }
}

/* Makes the way from the root to the node one path, with the node on top of it. */
static void expose(struct link_cut_node *nodes, u32 n) {
    u32 last = 0;
    for (u32 at = n; at; last = at, at = nodes[at].up) {
        splay(nodes, at);
        nodes[at].below[1] = last;
    }
    splay(nodes, n);
}

void link_cut_link(struct link_cut *forest, u32 root, u32 parent) {
    assert(root && parent && root != parent);
    expose(forest->nodes, root);
    assert(!forest->nodes[root].below[0] && !forest->nodes[root].up);
    forest->nodes[root].up = parent;
}

void link_cut_cut(struct link_cut *forest, u32 node) {
    struct link_cut_node *nodes = forest->nodes;
    expose(nodes, node);
    u32 above = nodes[node].below[0];
    assert(above);
    nodes[above].up = nodes[node].below[0] = 0;
}

u32 link_cut_root(struct link_cut *forest, u32 node) {
    struct link_cut_node *nodes = forest->nodes;
    expose(nodes, node);
    while (nodes[node].below[0]) node = nodes[node].below[0];
    splay(nodes, node);
    return node;
}
