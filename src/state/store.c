#include "state/store.h"

bool store_open(struct store *store, u64 limit, u64 trail_bytes) {
    *store = (struct store){.budget = {.limit = limit}};
    store->components = component_table_new(&store->budget);
    store->tree = tree_new(&store->budget);
    if (store->components && store->tree) store->cursor = cursor_new(store->tree, &store->budget, trail_bytes);
    if (store->cursor) return true;
    store_close(store);
    return false;
}

void store_close(struct store *store) {
    cursor_free(store->cursor);
    tree_free(store->tree);
    component_table_free(store->components);
    store->cursor = NULL;
    store->tree = NULL;
    store->components = NULL;
}

bool store_put(struct store *store, u32 slot, u32 kind, const void *bytes, u32 length) {
    u32 id = component_intern(store->components, kind, bytes, length);
    return id && cursor_set(store->cursor, slot, id);
}

const u8 *store_get(const struct store *store, u32 slot, u32 *length) {
    u32 id = cursor_get(store->cursor, slot);
    return id ? component_get(store->components, id, length) : NULL;
}

u64 store_bytes(const struct store *store) { return store->budget.used; }
