#include "vm/listen/library_holds.h"

#include <stdlib.h>

#include "base/map.h"

static u64 key_of(u32 thread, ref lock, bool shared) { return (u64)thread << 33 | (u64)lock << 1 | shared; }
static ref lock_of(u64 key) { return (ref)(key >> 1); }

u64 library_holds_count(const struct listener *l, u32 thread, ref lock, bool shared) {
    u64 count = 0;
    map_get(l->holds, key_of(thread, lock, shared), &count);
    return count;
}

void library_holds_set(struct listener *l, u32 thread, ref lock, bool shared, u64 count) {
    u64 key = key_of(thread, lock, shared);
    if (count) map_put(l->holds, key, count);
    else map_remove(l->holds, key);
    while (l->taken.count <= lock / 64) vec_push(&l->taken, 0);
    l->taken.items[lock / 64] |= 1ull << lock % 64;
}

void library_holds_forget(struct listener *l, ref lock) {
    struct VEC(u64) keys = {0};
    u64 key, count;
    if (lock / 64 >= l->taken.count || !(l->taken.items[lock / 64] >> lock % 64 & 1)) return;
    l->taken.items[lock / 64] &= ~(1ull << lock % 64);
    for (size_t at = 0; map_next(l->holds, &at, &key, &count);)
        if (lock_of(key) == lock) vec_push(&keys, key);
    for (u32 i = 0; i < keys.count; i++) map_remove(l->holds, keys.items[i]);
    vec_free(&keys);
}
