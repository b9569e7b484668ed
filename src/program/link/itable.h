/* itable.h - which method an interface method selects in one class.
 *
 * An open-addressing table from interface method numbers to selected methods, filled on demand by select_interface
 * (resolve.h), so it holds what was asked for and nothing else. Readers take no lock: an entry's method is written
 * before its key, and a table that is full is replaced by a larger copy. Failed selections are not kept.
 */
#ifndef HAVELOCK_PROGRAM_LINK_ITABLE_H
#define HAVELOCK_PROGRAM_LINK_ITABLE_H

#include "base/arena.h"
#include "base/hash.h"
#include "program/method.h"

struct itable_entry {
    u32 key; /* method number plus 1; 0: free */
    struct method *selected;
};

struct itable {
    u32 mask, count; /* at most three quarters are used */
    struct itable_entry entries[];
};

/* What was selected for this interface method, or NULL: not yet. */
static inline struct method *itable_find(const struct class *c, u32 method_id) {
    const struct itable *table = __atomic_load_n(&c->itable, __ATOMIC_ACQUIRE);
    if (!table) return NULL;
    for (u32 at = hash_spread32(method_id) >> 16;; at++) {
        const struct itable_entry *entry = &table->entries[at & table->mask];
        u32 key = __atomic_load_n(&entry->key, __ATOMIC_ACQUIRE);
        if (key == method_id + 1) return entry->selected;
        if (key == 0) return NULL;
    }
}

/* The program is locked. */
void itable_add(struct arena *arena, struct class *c, u32 method_id, struct method *selected);

#endif
