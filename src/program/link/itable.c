#include "program/link/itable.h"

#include "base/hash.h"

enum { FIRST_CAPACITY = 8 };

static void insert(struct itable *table, u32 key, struct method *selected) {
    u32 at = hash_spread32(key - 1) >> 16;
    while (table->entries[at & table->mask].key) at++;
    struct itable_entry *entry = &table->entries[at & table->mask];
    entry->selected = selected;
    __atomic_store_n(&entry->key, key, __ATOMIC_RELEASE);
    table->count++;
}

static struct itable *larger(struct arena *arena, const struct itable *old) {
    u32 capacity = old ? 2 * (old->mask + 1) : FIRST_CAPACITY;
    struct itable *table = arena_alloc(arena, sizeof *table + capacity * sizeof *table->entries);
    table->mask = capacity - 1;
    for (u32 i = 0; old && i <= old->mask; i++)
        if (old->entries[i].key) insert(table, old->entries[i].key, old->entries[i].selected);
    return table;
}

void itable_add(struct arena *arena, struct class *c, u32 method_id, struct method *selected) {
    struct itable *table = c->itable;
    if (itable_find(c, method_id)) return;
    if (!table || table->count >= (table->mask + 1) / 4 * 3) table = larger(arena, table);
    insert(table, method_id + 1, selected);
    __atomic_store_n(&c->itable, table, __ATOMIC_RELEASE);
}
