#include "detect/segments.h"

#include <assert.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "base/vec.h"

enum { NONE = UINT32_MAX, MOST_ROW_BYTES = 64 << 20 };

struct segment {
    u32 after[2]; /* it comes directly after these; NONE */
    u32 next;     /* the lowest that comes directly after it; NONE */
    u32 thread;
};

struct segments {
    struct VEC(struct segment) list;
    struct VEC(u32) now; /* by thread; NONE */
    /* Asked for lately: segment -> bits of all that it comes after. Computed when first needed: few are. */
    struct map *rows;
    u64 row_bytes;
    struct VEC(u32) todo; /* while a row is computed: those in it whose own predecessors are not */
};

static u32 add(struct segments *s, u32 thread, u32 after, u32 also_after) {
    u32 number = s->list.count;
    assert((after == NONE || after < number) && (also_after == NONE || also_after < number));
    vec_push(&s->list, ((struct segment){.after = {after, also_after}, .next = NONE, .thread = thread}));
    for (u32 i = 0; i < 2; i++) {
        u32 before = s->list.items[number].after[i];
        if (before != NONE && s->list.items[before].next == NONE) s->list.items[before].next = number;
    }
    return number;
}

struct segments *segments_new(void) {
    struct segments *s = memory_zero(1, sizeof *s);
    s->rows = map_new();
    vec_push(&s->now, add(s, 0, NONE, NONE));
    return s;
}

static void drop_rows(struct segments *s) {
    u64 key, row;
    for (size_t at = 0; map_next(s->rows, &at, &key, &row);) free((u64 *)(uintptr_t)row);
    map_free(s->rows);
    s->row_bytes = 0;
}

void segments_free(struct segments *s) {
    if (!s) return;
    drop_rows(s);
    vec_free(&s->now);
    vec_free(&s->todo);
    vec_free(&s->list);
    free(s);
}

static void enter(struct segments *s, u32 thread, u32 segment) {
    while (s->now.count <= thread) vec_push(&s->now, NONE);
    s->now.items[thread] = segment;
}

u32 segments_now(struct segments *s, u32 thread) {
    if (thread < s->now.count && s->now.items[thread] != NONE) return s->now.items[thread];
    enter(s, thread, add(s, thread, NONE, NONE));
    return s->now.items[thread];
}

void segments_start(struct segments *s, u32 thread, u32 started) {
    u32 before = segments_now(s, thread);
    enter(s, thread, add(s, thread, before, NONE));
    enter(s, started, add(s, started, before, NONE));
}

void segments_join(struct segments *s, u32 thread, u32 ended) {
    u32 before = segments_now(s, thread), also = segments_now(s, ended);
    enter(s, thread, add(s, thread, before, also));
}

u32 segments_hand(struct segments *s, u32 thread) {
    u32 before = segments_now(s, thread);
    enter(s, thread, add(s, thread, before, NONE));
    return before;
}

void segments_receive(struct segments *s, u32 thread, u32 handed_in) {
    u32 before = segments_now(s, thread);
    if (s->list.items[handed_in].thread == thread || segments_before(s, handed_in, before)) return;
    enter(s, thread, add(s, thread, before, handed_in));
}

/* ---- which comes before which ---- */

static bool has_bit(const u64 *bits, u32 bit) { return bits[bit / 64] >> bit % 64 & 1; }

/* A segment and, sooner or later, all that it comes after; at once where that is known. */
static void mark(struct segments *s, u32 segment, u64 *bits) {
    u64 known;
    if (segment == NONE || has_bit(bits, segment)) return;
    bits[segment / 64] |= 1ull << segment % 64;
    if (!map_get(s->rows, segment, &known)) vec_push(&s->todo, segment);
    else
        for (u32 i = 0; i <= segment / 64; i++) bits[i] |= ((const u64 *)(uintptr_t)known)[i];
}

static const u64 *row_of(struct segments *s, u32 of) {
    u64 known;
    if (map_get(s->rows, of, &known)) return (const u64 *)(uintptr_t)known;
    size_t words = of / 64 + 1;
    if (s->row_bytes > MOST_ROW_BYTES) {
        drop_rows(s);
        s->rows = map_new();
    }
    u64 *bits = memory_zero(words, sizeof *bits);
    s->todo.count = 0;
    for (u32 i = 0; i < 2; i++) mark(s, s->list.items[of].after[i], bits);
    while (s->todo.count) {
        u32 next = vec_pop(&s->todo);
        for (u32 i = 0; i < 2; i++) mark(s, s->list.items[next].after[i], bits);
    }
    map_put(s->rows, of, (uintptr_t)bits);
    s->row_bytes += words * sizeof *bits;
    return bits;
}

/* Most questions are answered by the numbers alone. */
bool segments_before(struct segments *s, u32 first, u32 second) {
    assert(first < s->list.count && second < s->list.count);
    if (first >= second || s->list.items[first].next > second) return false;
    return has_bit(row_of(s, second), first);
}

u32 segments_thread(const struct segments *s, u32 segment) {
    assert(segment < s->list.count);
    return s->list.items[segment].thread;
}

u32 segments_count(const struct segments *s) { return s->list.count; }

u64 segments_bytes(const struct segments *s) {
    return sizeof *s + s->list.capacity * sizeof(struct segment) + s->now.capacity * sizeof(u32) +
           map_count(s->rows) * 32 + s->row_bytes;
}
