#include "search/outcomes.h"

#include <stdlib.h>

#include "base/arena.h"
#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "vm/explore/inspect.h"

struct outcomes {
    struct arena *arena;
    struct VEC(struct final_outcome) all;
    struct map *seen; /* hash -> index into all; chains go on at the next key */
    struct VEC(struct final_outcome) sorted;
};

struct outcomes *outcomes_new(void) {
    struct outcomes *outcomes = memory_zero(1, sizeof *outcomes);
    outcomes->arena = arena_new();
    outcomes->seen = map_new();
    return outcomes;
}

void outcomes_free(struct outcomes *outcomes) {
    if (!outcomes) return;
    vec_free(&outcomes->all);
    vec_free(&outcomes->sorted);
    map_free(outcomes->seen);
    arena_free(outcomes->arena);
    free(outcomes);
}

static u64 mixed(u64 hash, struct slice text) {
    return (hash_bytes(hash, text.at, text.length) ^ text.length) * HASH_BYTES_FACTOR;
}

static int compare_text(struct slice a, struct slice b) {
    size_t shorter = a.length < b.length ? a.length : b.length;
    int order = shorter ? memcmp(a.at, b.at, shorter) : 0;
    return order ? order : (a.length > b.length) - (a.length < b.length);
}

static int compare(const void *a, const void *b) {
    const struct final_outcome *x = a, *y = b;
    int order = compare_text(x->output, y->output);
    if (!order) order = compare_text(x->error, y->error);
    return order ? order : (x->status > y->status) - (x->status < y->status);
}

static struct slice kept(struct outcomes *outcomes, struct slice text) {
    return (struct slice){text.length ? arena_copy(outcomes->arena, text.at, text.length) : NULL, text.length};
}

void outcomes_add(struct outcomes *outcomes, const struct final_outcome *found) {
    u64 key = mixed(mixed((u64)(u32)found->status, found->output), found->error), index;
    for (; map_get(outcomes->seen, key, &index); key++)
        if (compare(&outcomes->all.items[index], found) == 0) return;
    map_put(outcomes->seen, key, outcomes->all.count);
    struct final_outcome made = {found->status, kept(outcomes, found->output), kept(outcomes, found->error)};
    vec_push(&outcomes->all, made);
}

void outcomes_note(struct outcomes *outcomes, const struct vm *vm) {
    struct final_outcome found = {inspect_exit_status(vm), inspect_printed(vm, 1), inspect_printed(vm, 2)};
    outcomes_add(outcomes, &found);
}

u32 outcomes_count(const struct outcomes *outcomes) { return outcomes->all.count; }

static void sort(struct outcomes *outcomes) {
    outcomes->sorted.count = 0;
    for (u32 i = 0; i < outcomes->all.count; i++) vec_push(&outcomes->sorted, outcomes->all.items[i]);
    qsort(outcomes->sorted.items, outcomes->sorted.count, sizeof(struct final_outcome), compare);
}

const struct final_outcome *outcomes_at(struct outcomes *outcomes, u32 number) {
    if (number >= outcomes->all.count) return NULL;
    if (outcomes->sorted.count != outcomes->all.count) sort(outcomes);
    return &outcomes->sorted.items[number];
}
