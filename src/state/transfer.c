#include "state/transfer.h"

#include <assert.h>

static int out_of_memory(struct diag *diag) {
    return diag_set(diag, "the memory bound is too small for the states of the checkpoint");
}

static int damaged(struct diag *diag) { return diag_set(diag, "the checkpoint is damaged: inconsistent states"); }

void transfer_write_components(const struct component_table *table, struct archive_writer *w) {
    u32 count = component_table_count(table), length;
    archive_put32(w, count);
    for (u32 id = 1; id <= count; id++) {
        const u8 *bytes = component_table_get(table, id, &length);
        archive_put32(w, component_table_kind(table, id));
        archive_put_list(w, bytes, length, 1);
    }
}

int transfer_read_components(struct component_table *table, struct archive_reader *r, struct diag *diag) {
    assert(component_table_count(table) == 0);
    u32 count = archive_get32(r), length;
    for (u32 id = 1; id <= count && !r->failed; id++) {
        u32 kind = archive_get_upto(r, COMPONENT_KINDS - 1);
        const void *bytes = archive_get_list(r, &length, 1);
        if (r->failed) break;
        u32 got = component_table_intern(table, kind, bytes, length);
        if (!got) return out_of_memory(diag);
        archive_check(r, got == id);
    }
    return r->failed ? damaged(diag) : 0;
}

static void write_pair(struct pair pair, struct archive_writer *w) {
    archive_put32(w, pair.left);
    archive_put32(w, pair.right);
}

void transfer_write_tree(const struct tree *tree, struct archive_writer *w) {
    archive_put32(w, tree_nodes(tree));
    for (u32 n = 1; n <= tree_nodes(tree); n++) write_pair(tree_halves(tree, n << 1 | 1), w);
    archive_put32(w, tree_states(tree));
    for (u32 n = 1; n <= tree_states(tree); n++) write_pair(tree_root(tree, n), w);
}

/* nodes: how many there are so far. */
static u32 read_value(struct archive_reader *r, u32 nodes, u32 components) {
    u32 value = archive_get32(r);
    archive_check(r, value >> 1 <= (tree_is_node(value) ? nodes : components) && value != 1);
    return value;
}

static struct pair read_pair(struct archive_reader *r, u32 nodes, u32 components) {
    u32 left = read_value(r, nodes, components);
    return (struct pair){left, read_value(r, nodes, components)};
}

int transfer_read_tree(struct tree *tree, u32 components, struct archive_reader *r, struct diag *diag) {
    assert(tree_nodes(tree) == 0 && tree_states(tree) == 0);
    u32 nodes = archive_get_upto(r, UINT32_MAX / 2), value, state;
    for (u32 n = 1; n <= nodes && !r->failed; n++) {
        struct pair halves = read_pair(r, n - 1, components);
        if (r->failed) break;
        if (!tree_join(tree, halves.left, halves.right, &value)) return out_of_memory(diag);
        archive_check(r, value == (n << 1 | 1));
    }
    u32 states = archive_get_upto(r, UINT32_MAX - 1);
    for (u32 n = 1; n <= states && !r->failed; n++) {
        struct pair halves = read_pair(r, nodes, components);
        if (r->failed) break;
        if (tree_add(tree, halves, &state) == INTERNED_FULL) return out_of_memory(diag);
        archive_check(r, state == n);
    }
    return r->failed ? damaged(diag) : 0;
}

void transfer_write_fingerprints(const struct fingerprint *f, struct archive_writer *w) {
    archive_put32(w, fingerprint_states(f));
    for (u32 n = 1; n <= fingerprint_states(f); n++) archive_put64(w, fingerprint_at(f, n));
}

int transfer_read_fingerprints(struct fingerprint *f, struct archive_reader *r, struct diag *diag) {
    assert(fingerprint_states(f) == 0);
    u32 count = archive_get32(r), state;
    for (u32 n = 1; n <= count && !r->failed; n++) {
        u64 kept = archive_get64(r);
        if (r->failed) break;
        if (fingerprint_add(f, kept, &state) == INTERNED_FULL) return out_of_memory(diag);
        archive_check(r, state == n);
    }
    return r->failed ? damaged(diag) : 0;
}
