#include "program/verify/verify_subroutine.h"

#include <string.h>

static void make_room(struct arena *arena, struct subroutines *s, u32 count) {
    if (count <= s->capacity) return;
    u32 capacity = count + s->capacity;
    struct subroutine *items = arena_alloc(arena, capacity * sizeof *items);
    if (s->capacity) memcpy(items, s->items, s->capacity * sizeof *items);
    for (u32 i = s->capacity; i < capacity; i++) items[i].used = arena_alloc(arena, s->words * sizeof *items[i].used);
    s->items = items;
    s->capacity = capacity;
}

void subroutines_copy(struct arena *arena, struct subroutines *to, const struct subroutines *from, u32 count) {
    to->words = from->words;
    make_room(arena, to, count);
    to->count = count;
    for (u32 i = 0; i < count; i++) {
        to->items[i].entry = from->items[i].entry;
        memcpy(to->items[i].used, from->items[i].used, to->words * sizeof *to->items[i].used);
    }
}

static bool merge_used(u64 *to, const u64 *from, u32 words) {
    bool changed = false;
    for (u32 i = 0; i < words; i++) {
        changed |= (from[i] & ~to[i]) != 0;
        to[i] |= from[i];
    }
    return changed;
}

bool subroutines_merge(struct subroutines *to, const struct subroutines *from) {
    u32 kept = 0, next = 0;
    bool changed = false;
    for (u32 i = 0; i < to->count; i++) {
        u32 j = next;
        while (j < from->count && from->items[j].entry != to->items[i].entry) j++;
        if (j == from->count) continue;
        next = j + 1;
        changed |= merge_used(to->items[i].used, from->items[j].used, to->words);
        struct subroutine common = to->items[i];
        to->items[i] = to->items[kept];
        to->items[kept++] = common;
    }
    changed |= kept != to->count;
    to->count = kept;
    return changed;
}

i64 subroutines_find(const struct subroutines *s, u32 entry) {
    for (u32 i = s->count; i-- > 0;)
        if (s->items[i].entry == entry) return i;
    return -1;
}

void subroutines_enter(struct arena *arena, struct subroutines *s, u32 entry) {
    make_room(arena, s, s->count + 1);
    struct subroutine *entered = &s->items[s->count++];
    entered->entry = entry;
    memset(entered->used, 0, s->words * sizeof *entered->used);
}

bool subroutine_uses(const struct subroutine *s, u32 local) { return s->used[local / 64] >> (local % 64) & 1; }

bool subroutines_use(struct subroutines *s, u32 local) {
    bool is_new = false;
    for (u32 i = 0; i < s->count; i++) {
        is_new |= !subroutine_uses(&s->items[i], local);
        s->items[i].used[local / 64] |= (u64)1 << (local % 64);
    }
    return is_new;
}
