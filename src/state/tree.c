#include "state/tree.h"

#include <assert.h>
#include <string.h>

#define NODE_MAX  (UINT32_MAX / 2)
#define STATE_MAX (UINT32_MAX - 1)

struct tree {
    struct budget *budget;
    struct pairs nodes;
    struct pairs roots;
    struct placement placement;
    struct shards *shards; /* instead of nodes and roots; NULL: the tree has its own */
};

struct tree *tree_new(struct budget *budget) {
    struct tree *tree = budget_take(budget, sizeof *tree);
    if (!tree) return NULL;
    tree->budget = budget;
    placement_open(&tree->placement, budget);
    if (pairs_open(&tree->nodes, budget, NODE_MAX) && pairs_open(&tree->roots, budget, STATE_MAX)) return tree;
    tree_free(tree);
    return NULL;
}

struct tree *tree_new_shared(struct budget *budget, struct shards *shards) {
    struct tree *tree = budget_take(budget, sizeof *tree);
    if (!tree) return NULL;
    tree->budget = budget;
    tree->shards = shards;
    placement_open(&tree->placement, budget);
    return tree;
}

void tree_free(struct tree *tree) {
    if (!tree) return;
    struct budget *budget = tree->budget;
    if (!tree->shards) {
        pairs_close(&tree->nodes);
        pairs_close(&tree->roots);
    }
    placement_close(&tree->placement);
    budget_return(budget, tree, sizeof *tree);
}

u32 tree_place(struct tree *tree, u32 slot, u32 group) { return placement_put(&tree->placement, slot, group); }

u32 tree_path(const struct tree *tree, u32 slot) { return placement_find(&tree->placement, slot); }

u32 tree_slot(const struct tree *tree, u32 path) { return placement_slot(&tree->placement, path); }

u32 tree_states(const struct tree *tree) { return tree->roots.count; }

u32 tree_nodes(const struct tree *tree) { return tree->nodes.count; }

u64 tree_bytes(const struct tree *tree) {
    return budget_round(sizeof *tree) + pairs_bytes(&tree->nodes) + pairs_bytes(&tree->roots) +
           placement_bytes(&tree->placement);
}

bool tree_join(struct tree *tree, u32 left, u32 right, u32 *value) {
    if (right == 0 && !tree_is_node(left)) {
        *value = left;
        return true;
    }
    u32 number;
    struct pair halves = {left, right};
    enum interned result =
        tree->shards ? shards_node(tree->shards, halves, &number) : pairs_intern(&tree->nodes, halves, &number);
    if (result == INTERNED_FULL) return false;
    *value = number << 1 | 1;
    return true;
}

enum interned tree_add(struct tree *tree, struct pair halves, u32 *state) {
    return tree->shards ? shards_root(tree->shards, halves, state) : pairs_intern(&tree->roots, halves, state);
}

struct pair tree_halves(const struct tree *tree, u32 value) {
    if (!tree_is_node(value)) return (struct pair){.left = value};
    return tree->shards ? shards_node_at(tree->shards, value >> 1) : pairs_get(&tree->nodes, value >> 1);
}

struct pair tree_root(const struct tree *tree, u32 state) {
    return tree->shards ? shards_root_at(tree->shards, state) : pairs_get(&tree->roots, state);
}

/* A vector that is being filled. */
struct reading {
    const struct tree *tree;
    u32 *vector;
    u32 slots;
    u32 needed;
};

static void read_subtree(struct reading *reading, u32 depth, u32 path, u32 value) {
    if (value == 0) return;
    if (tree_is_node(value)) {
        assert(depth < 32);
        struct pair halves = tree_halves(reading->tree, value);
        read_subtree(reading, depth + 1, path, halves.left);
        read_subtree(reading, depth + 1, path | 1u << depth, halves.right);
        return;
    }
    u32 slot = tree_slot(reading->tree, path);
    if (slot < reading->slots) reading->vector[slot] = value >> 1;
    if (slot >= reading->needed) reading->needed = slot + 1;
}

u32 tree_read(const struct tree *tree, u32 state, u32 *vector, u32 slots) {
    struct reading reading = {.tree = tree, .vector = vector, .slots = slots};
    struct pair halves = tree_root(tree, state);
    if (slots) memset(vector, 0, (size_t)slots * sizeof *vector);
    read_subtree(&reading, 1, 0, halves.left);
    read_subtree(&reading, 1, 1, halves.right);
    return reading.needed;
}

struct difference {
    const struct tree *tree;
    tree_visit *visit;
    void *context;
};

static void diff_subtrees(const struct difference *difference, u32 depth, u32 path, u32 from, u32 to) {
    if (from == to) return;
    if (!tree_is_node(from) && !tree_is_node(to)) {
        difference->visit(difference->context, tree_slot(difference->tree, path), from >> 1, to >> 1);
        return;
    }
    assert(depth < 32);
    struct pair old = tree_halves(difference->tree, from);
    struct pair new = tree_halves(difference->tree, to);
    diff_subtrees(difference, depth + 1, path, old.left, new.left);
    diff_subtrees(difference, depth + 1, path | 1u << depth, old.right, new.right);
}

void tree_diff(const struct tree *tree, u32 from, u32 to, tree_visit *visit, void *context) {
    struct difference difference = {.tree = tree, .visit = visit, .context = context};
    struct pair old = tree_root(tree, from);
    struct pair new = tree_root(tree, to);
    diff_subtrees(&difference, 1, 0, old.left, new.left);
    diff_subtrees(&difference, 1, 1, old.right, new.right);
}
