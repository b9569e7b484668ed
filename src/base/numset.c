#include "base/numset.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/vec.h"

struct set {
    u32 start, count; /* in numsets.numbers */
    u32 next;         /* another set with the same hash, 0: none */
};

enum operation { WITH = 1, WITHOUT, COMMON, UNION };

/* An answer given before. */
struct answer {
    u32 operation, left, right, result;
};

enum { FIRST_ANSWERS = 1 << 9, MOST_ANSWERS = 1 << 16 };

struct numsets {
    struct VEC(struct set) sets;
    struct VEC(u32) numbers;
    struct VEC(u32) scratch;
    struct map *by_hash;
    struct answer *answers; /* by a hash */
    u32 answer_count, computed;
};

/* Those that were there are computed again when they are asked for. */
static void make_answers(struct numsets *sets, u32 count) {
    free(sets->answers);
    sets->answers = memory_zero(count, sizeof *sets->answers);
    sets->answer_count = count;
    sets->computed = 0;
}

struct numsets *numsets_new(void) {
    struct numsets *sets = memory_zero(1, sizeof *sets);
    sets->by_hash = map_new();
    make_answers(sets, FIRST_ANSWERS);
    vec_push(&sets->sets, (struct set){0});
    return sets;
}

void numsets_free(struct numsets *sets) {
    if (!sets) return;
    vec_free(&sets->sets);
    vec_free(&sets->numbers);
    vec_free(&sets->scratch);
    map_free(sets->by_hash);
    free(sets->answers);
    free(sets);
}

u64 numsets_bytes(const struct numsets *sets) {
    return sizeof *sets + sets->sets.capacity * sizeof(struct set) + sets->numbers.capacity * sizeof(u32) +
           map_count(sets->by_hash) * 32 + sets->answer_count * sizeof(struct answer);
}

const u32 *numset_items(const struct numsets *sets, u32 set, u32 *count) {
    assert(set < sets->sets.count);
    *count = sets->sets.items[set].count;
    return *count ? sets->numbers.items + sets->sets.items[set].start : NULL;
}

/* ---- storing what stands in scratch ---- */

static u64 hash_of(const u32 *numbers, u32 count) {
    u64 hash = count;
    for (u32 i = 0; i < count; i++) hash = hash_add(hash, numbers[i]);
    return hash;
}

static bool is_scratch(const struct numsets *sets, const struct set *set) {
    return set->count == sets->scratch.count &&
           memcmp(sets->numbers.items + set->start, sets->scratch.items, set->count * sizeof(u32)) == 0;
}

static u32 intern(struct numsets *sets) {
    u32 count = sets->scratch.count;
    if (!count) return 0;
    u64 hash = hash_of(sets->scratch.items, count), first = 0;
    map_get(sets->by_hash, hash, &first);
    for (u32 i = (u32)first; i; i = sets->sets.items[i].next)
        if (is_scratch(sets, &sets->sets.items[i])) return i;
    struct set set = {sets->numbers.count, count, (u32)first};
    for (u32 i = 0; i < count; i++) vec_push(&sets->numbers, sets->scratch.items[i]);
    vec_push(&sets->sets, set);
    map_put(sets->by_hash, hash, sets->sets.count - 1);
    return sets->sets.count - 1;
}

/* ---- the operations ---- */

/* Both lists in ascending order; from which a number must come to be kept: 1 left, 2 right, 3 both. */
static u32 merge(struct numsets *sets, const u32 *left, u32 m, const u32 *right, u32 n, u32 keep) {
    u32 i = 0, k = 0;
    sets->scratch.count = 0;
    while (i < m || k < n) {
        u32 from = k == n || (i < m && left[i] < right[k]) ? 1 : i == m || right[k] < left[i] ? 2 : 3;
        if (keep >> from & 1) vec_push(&sets->scratch, from == 2 ? right[k] : left[i]);
        i += from & 1;
        k += from >> 1;
    }
    return intern(sets);
}

static u32 compute(struct numsets *sets, enum operation operation, u32 set, u32 other) {
    u32 m, n;
    const u32 *left = numset_items(sets, set, &m);
    if (operation == WITH) return merge(sets, left, m, &other, 1, 1 << 1 | 1 << 2 | 1 << 3);
    if (operation == WITHOUT) return merge(sets, left, m, &other, 1, 1 << 1);
    const u32 *right = numset_items(sets, other, &n);
    return merge(sets, left, m, right, n, operation == COMMON ? 1 << 3 : 1 << 1 | 1 << 2 | 1 << 3);
}

static struct answer *place_of_answer(struct numsets *sets, enum operation operation, u32 left, u32 right) {
    u64 hash = hash_spread(((u64)left << 32 | right) * 4 + operation);
    return &sets->answers[(hash >> 40) & (sets->answer_count - 1)];
}

static u32 ask(struct numsets *sets, enum operation operation, u32 left, u32 right) {
    struct answer *a = place_of_answer(sets, operation, left, right);
    if (a->operation == operation && a->left == left && a->right == right) return a->result;
    u32 result = compute(sets, operation, left, right);
    if (++sets->computed > 2 * sets->answer_count && sets->answer_count < MOST_ANSWERS) {
        make_answers(sets, 2 * sets->answer_count);
        a = place_of_answer(sets, operation, left, right);
    }
    *a = (struct answer){operation, left, right, result};
    return result;
}

u32 numset_with(struct numsets *sets, u32 set, u32 number) { return ask(sets, WITH, set, number); }

u32 numset_without(struct numsets *sets, u32 set, u32 number) { return set ? ask(sets, WITHOUT, set, number) : 0; }

/* One number: most lock sets that are common to many accesses are that. */
static bool has_one(const struct numsets *sets, u32 set) { return sets->sets.items[set].count == 1; }

static bool has(const struct numsets *sets, u32 set, u32 number) {
    u32 count;
    const u32 *numbers = numset_items(sets, set, &count);
    for (u32 i = 0; i < count; i++)
        if (numbers[i] == number) return true;
    return false;
}

u32 numset_common(struct numsets *sets, u32 a, u32 b) {
    if (!a || !b || a == b) return a && b ? a : 0;
    if (has_one(sets, a)) return has(sets, b, sets->numbers.items[sets->sets.items[a].start]) ? a : 0;
    return a < b ? ask(sets, COMMON, a, b) : ask(sets, COMMON, b, a);
}

u32 numset_union(struct numsets *sets, u32 a, u32 b) {
    if (!a || !b || a == b) return a ? a : b;
    return a < b ? ask(sets, UNION, a, b) : ask(sets, UNION, b, a);
}

static int by_size(const void *a, const void *b) {
    u32 x = *(const u32 *)a, y = *(const u32 *)b;
    return (x > y) - (x < y);
}

u32 numset_of(struct numsets *sets, const u32 *numbers, u32 count) {
    sets->scratch.count = 0;
    for (u32 i = 0; i < count; i++) vec_push(&sets->scratch, numbers[i]);
    if (count) qsort(sets->scratch.items, count, sizeof(u32), by_size);
    u32 kept = 0;
    for (u32 i = 0; i < count; i++)
        if (!kept || sets->scratch.items[kept - 1] != sets->scratch.items[i])
            sets->scratch.items[kept++] = sets->scratch.items[i];
    sets->scratch.count = kept;
    return intern(sets);
}

/* ---- archives ---- */

u32 numsets_count(const struct numsets *sets) { return sets->sets.count; }

void numsets_write(const struct numsets *sets, struct archive_writer *w) {
    archive_put32(w, sets->sets.count);
    for (u32 i = 1; i < sets->sets.count; i++) {
        u32 count;
        const u32 *numbers = numset_items(sets, i, &count);
        archive_put_list(w, numbers, count, sizeof *numbers);
    }
}

/* Sets are numbered as they come: one that does not get the number it had came twice, or was empty. */
void numsets_read(struct numsets *sets, struct archive_reader *r) {
    assert(sets->sets.count == 1); /* the empty set only */
    u32 count = archive_get32(r);
    for (u32 i = 1; i < count && !r->failed; i++) {
        struct VEC(u32) numbers = {0};
        archive_get_vec(r, &numbers);
        archive_check(r, numset_of(sets, numbers.items, numbers.count) == i);
        free(numbers.items);
    }
}
