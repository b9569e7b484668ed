#include "sum.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/vec.h"
#include "vm/state/component.h"

struct old { /* the hash of a component before a step */
    u64 component, hash;
};

struct sum {
    struct vm *vm;
    struct map *hashes; /* component -> hash of its contents */
    u64 total[2];
    struct VEC(struct old) log;
};

static u64 mixed(u64 x) {
    x ^= x >> 33;
    x *= 0xFF51AFD7ED558CCDu;
    x ^= x >> 29;
    x *= 0xC4CEB9FE1A85EC53u;
    return x ^ x >> 32;
}

static u64 hash_of(struct vm *vm, struct component_key c) {
    u32 length;
    const u8 *bytes = seam_read(vm, c, &length);
    u64 hash = length;
    for (u32 i = 0; i < length; i++) hash = (hash ^ bytes[i]) * 0x100000001B3u + (hash >> 47);
    return length ? mixed(hash) | 1 : 0;
}

static u64 number_of(struct component_key c) { return (u64)c.kind << 60 ^ c.key; }

static void add(u64 *total, u64 component, u64 hash, u64 sign) {
    if (!hash) return;
    total[0] += sign * mixed(hash + mixed(component));
    total[1] += sign * mixed(hash * 3 + mixed(component ^ 0x5555));
}

static void set_hash(struct sum *sum, u64 component, u64 hash) {
    u64 old = 0;
    map_get(sum->hashes, component, &old);
    add(sum->total, component, old, (u64)-1);
    add(sum->total, component, hash, 1);
    map_put(sum->hashes, component, hash);
}

static void take_in(void *context, struct component_key c) {
    struct sum *sum = context;
    set_hash(sum, number_of(c), hash_of(sum->vm, c));
}

struct sum *sum_new(struct vm *vm) {
    struct sum *sum = calloc(1, sizeof *sum);
    if (!sum) abort();
    sum->vm = vm;
    sum->hashes = map_new();
    seam_each(vm, take_in, sum);
    return sum;
}

void sum_free(struct sum *sum) {
    if (!sum) return;
    map_free(sum->hashes);
    vec_free(&sum->log);
    free(sum);
}

void sum_follow(struct sum *sum) {
    u32 count;
    const struct component_key *touched = seam_touched(sum->vm, &count);
    for (u32 i = 0; i < count; i++) {
        u64 old = 0;
        map_get(sum->hashes, number_of(touched[i]), &old);
        vec_push(&sum->log, ((struct old){number_of(touched[i]), old}));
        take_in(sum, touched[i]);
    }
}

u32 sum_mark(const struct sum *sum) { return sum->log.count; }

void sum_undo(struct sum *sum, u32 mark) {
    while (sum->log.count > mark) {
        struct old old = vec_pop(&sum->log);
        set_hash(sum, old.component, old.hash);
    }
}

u64 sum_now(const struct sum *sum) { return sum->total[0] ^ mixed(sum->total[1]); }

/* ---- a look at everything ---- */

struct whole {
    struct sum *sum;
    u64 total[2];
    u64 wrong; /* the first component that differs */
};

static void add_whole(void *context, struct component_key c) {
    struct whole *whole = context;
    u64 known = 0, component = number_of(c), hash = hash_of(whole->sum->vm, c);
    map_get(whole->sum->hashes, component, &known);
    if (!known && c.kind == COMPONENT_FRAME && !(u32)c.key)
        return; /* a started thread's first frame is always the same */
    if (known != hash && !whole->wrong) whole->wrong = component;
    add(whole->total, component, hash, 1);
}

u64 sum_check(struct sum *sum) {
    struct whole whole = {.sum = sum};
    seam_each(sum->vm, add_whole, &whole);
    if (whole.total[0] == sum->total[0] && whole.total[1] == sum->total[1]) return 0;
    return whole.wrong ? whole.wrong : UINT64_MAX;
}
