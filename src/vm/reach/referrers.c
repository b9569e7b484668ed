#include "vm/reach/referrers.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/panic.h"
#include "base/reserve.h"

int referrers_init(struct referrers *r, u32 numbers) {
    *r = (struct referrers){.heads = reserve_take((u64)numbers * sizeof(u32)), .numbers = numbers};
    vec_push(&r->slots, (struct slot){0});
    return r->heads ? 0 : -1;
}

void referrers_free(struct referrers *r) {
    vec_free(&r->slots);
    reserve_give(r->heads, (u64)r->numbers * sizeof(u32));
    r->heads = NULL;
}

u64 referrers_bytes(const struct referrers *r) { return (u64)r->slots.capacity * sizeof(struct slot); }

/* ---- blocks ---- */

enum { EXACT_SIZES = 32 }; /* larger ones are rounded up to a power of two */

static u32 size_class(u32 count) {
    return count <= EXACT_SIZES ? count : EXACT_SIZES + 32 - (u32)__builtin_clz((count - 1) / EXACT_SIZES);
}

static u32 slots_in(u32 size) { return size <= EXACT_SIZES ? size : (u32)EXACT_SIZES << (size - EXACT_SIZES); }

static u32 fresh_slots(struct referrers *r, u32 count) {
    u64 wanted = (u64)r->slots.count + count;
    if (wanted > UINT32_MAX) panic("there are too many references to index");
    if (wanted > r->slots.capacity) {
        u64 capacity = wanted + wanted / 2 < UINT32_MAX ? wanted + wanted / 2 : UINT32_MAX;
        r->slots.items = memory_grow(r->slots.items, capacity, sizeof(struct slot));
        r->slots.capacity = (u32)capacity;
    }
    u32 first = r->slots.count;
    r->slots.count = (u32)wanted;
    return first;
}

struct block referrers_take(struct referrers *r, u32 holder, u32 count) {
    u32 size = size_class(count), first = r->free[size];
    if (!count) return (struct block){0, 0};
    if (first) r->free[size] = r->slots.items[first].next;
    else first = fresh_slots(r, slots_in(size));
    for (u32 i = 0; i < count; i++) r->slots.items[first + i] = (struct slot){.holder = holder};
    return (struct block){first, count};
}

void referrers_give(struct referrers *r, struct block block) {
    if (!block.count) return;
    u32 size = size_class(block.count);
    for (u32 i = 0; i < block.count; i++) referrers_set(r, block.first + i, 0);
    r->slots.items[block.first].next = r->free[size];
    r->free[size] = block.first;
}

/* ---- lists ---- */

static void unlist(struct referrers *r, const struct slot *s) {
    if (s->previous) r->slots.items[s->previous].next = s->next;
    else r->heads[s->target] = s->next;
    if (s->next) r->slots.items[s->next].previous = s->previous;
}

static void list(struct referrers *r, u32 slot) {
    struct slot *s = &r->slots.items[slot];
    s->previous = 0;
    s->next = r->heads[s->target];
    if (s->next) r->slots.items[s->next].previous = slot;
    r->heads[s->target] = slot;
}

void referrers_set(struct referrers *r, u32 slot, ref target) {
    struct slot *s = &r->slots.items[slot];
    assert(slot && slot < r->slots.count && target < r->numbers);
    if (s->target) unlist(r, s);
    s->target = target;
    if (target) list(r, slot);
}

void referrers_prefer(struct referrers *r, u32 slot) {
    unlist(r, &r->slots.items[slot]);
    list(r, slot);
}
