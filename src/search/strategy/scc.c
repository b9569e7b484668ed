#include "search/strategy/scc.h"

#include <assert.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/memory.h"
#include "base/vec.h"
#include "search/property/thread_mask.h"

/* Tarjan's algorithm in its path-based form (Gabow 2000): `open` has the states whose component is not complete, in the
 * order they were entered; `roots` replaces the low-links. */

/* A state on the depth-first stack. */
struct scc_level {
    u64 movers;  /* of the steps within its component, as far as they were seen from here on */
    u32 order;   /* in open */
    u32 thread;  /* whose step led here */
    bool cyclic; /* there are such steps */
    bool leaves; /* a step leads out of its component */
    struct scc_time time;
};

struct scc {
    struct VEC(struct scc_level) levels;
    struct VEC(u32) open;  /* states whose component is not complete */
    struct VEC(u32) roots; /* orders of levels that begin a component, as far as is known */
    struct map *orders;    /* state -> order, of open ones */
};

struct scc *scc_new(void) {
    struct scc *c = memory_zero(1, sizeof *c);
    c->orders = map_new();
    return c;
}

void scc_free(struct scc *c) {
    if (!c) return;
    vec_free(&c->levels);
    vec_free(&c->open);
    vec_free(&c->roots);
    map_free(c->orders);
    free(c);
}

u64 scc_bytes(const struct scc *c) {
    return c->levels.capacity * sizeof(struct scc_level) + (c->open.capacity + c->roots.capacity) * sizeof(u32) +
           map_count(c->orders) * 4 * sizeof(u64);
}

static struct scc_level *top(struct scc *c) {
    assert(c->levels.count);
    return &c->levels.items[c->levels.count - 1];
}

void scc_enter(struct scc *c, u32 state, u32 thread, struct scc_time time) {
    u32 order = c->open.count;
    vec_push(&c->levels, ((struct scc_level){.order = order, .thread = thread, .time = time}));
    vec_push(&c->roots, order);
    vec_push(&c->open, state);
    if (state) map_put(c->orders, state, order);
}

void scc_again(struct scc *c, u32 state, u32 thread) {
    u64 order;
    if (!map_get(c->orders, state, &order)) {
        top(c)->leaves = true;
        return;
    }
    while (c->roots.items[c->roots.count - 1] > order) c->roots.count--;
    top(c)->movers |= thread_mask_bit(thread);
    top(c)->cyclic = true;
}

void scc_end(struct scc *c) { top(c)->leaves = true; }

static void forget_open(struct scc *c, u32 from) {
    for (u32 i = from; i < c->open.count; i++)
        if (c->open.items[i]) map_remove(c->orders, c->open.items[i]);
    c->open.count = from;
}

bool scc_waits_for_time(const struct scc *c, u64 *looks) {
    assert(c->levels.count && c->roots.count);
    const struct scc_level *level = &c->levels.items[c->levels.count - 1];
    bool complete = c->roots.items[c->roots.count - 1] == level->order;
    *looks = level->time.looks;
    return complete && level->cyclic && !level->leaves && !level->time.passes &&
           (level->time.waits || level->time.looks != UINT64_MAX);
}

void scc_let_time_pass(struct scc *c) {
    struct scc_level *level = top(c);
    forget_open(c, level->order + 1);
    level->time.passes = true;
    level->cyclic = false;
    level->movers = 0;
}

static void add_time(struct scc_time *to, const struct scc_time *from) {
    to->waits |= from->waits;
    to->passes |= from->passes;
    if (from->looks < to->looks) to->looks = from->looks;
}

bool scc_leave(struct scc *c, struct scc_part *part) {
    assert(c->levels.count && c->roots.count);
    struct scc_level left = vec_pop(&c->levels);
    bool complete = c->roots.items[c->roots.count - 1] == left.order;
    *part = (struct scc_part){left.movers, c->open.items + left.order, c->open.count - left.order};
    if (complete) {
        forget_open(c, left.order);
        c->roots.count--;
    }
    if (c->levels.count) {
        struct scc_level *above = top(c);
        above->leaves |= complete || left.leaves;
        above->cyclic |= !complete;
        if (!complete) {
            above->movers |= left.movers | thread_mask_bit(left.thread);
            add_time(&above->time, &left.time);
        }
    }
    return complete && left.cyclic && !left.leaves;
}

/* ---- archives ---- */

void scc_write(const struct scc *c, struct archive_writer *w) {
    archive_put32(w, c->levels.count);
    for (u32 i = 0; i < c->levels.count; i++) {
        const struct scc_level *level = &c->levels.items[i];
        archive_put64(w, level->movers);
        archive_put64(w, level->time.looks);
        u32 words[] = {level->order, level->thread,
                       (u32)level->cyclic | (u32)level->leaves << 1 | (u32)level->time.waits << 2 |
                           (u32)level->time.passes << 3};
        archive_put(w, words, sizeof words);
    }
    archive_put_vec(w, &c->open);
    archive_put_vec(w, &c->roots);
}

static void read_level(struct scc *c, struct archive_reader *r) {
    struct scc_level level = {.movers = archive_get64(r)};
    level.time.looks = archive_get64(r);
    level.order = archive_get32(r);
    level.thread = archive_get32(r);
    u32 bits = archive_get_upto(r, 15);
    level.cyclic = bits & 1;
    level.leaves = bits >> 1 & 1;
    level.time.waits = bits >> 2 & 1;
    level.time.passes = bits >> 3;
    vec_push(&c->levels, level);
}

/* Orders ascend from 0, and roots are some of them, the first included: so there is always one to go back to. */
static void check_levels(const struct scc *c, struct archive_reader *r) {
    u32 root = 0;
    for (u32 i = 0; i < c->levels.count; i++) {
        u32 order = c->levels.items[i].order;
        bool is_root = root < c->roots.count && c->roots.items[root] == order;
        archive_check(r, order < c->open.count && (i ? order > c->levels.items[i - 1].order : order == 0 && is_root));
        root += is_root;
    }
    archive_check(r, root == c->roots.count);
}

void scc_read(struct scc *c, u32 levels, u32 states, struct archive_reader *r) {
    for (u32 left = archive_get32(r); left && !r->failed; left--) read_level(c, r);
    archive_get_vec(r, &c->open);
    archive_get_vec(r, &c->roots);
    archive_check(r, c->levels.count == levels);
    check_levels(c, r);
    for (u32 i = 0; i < c->open.count && !r->failed; i++) {
        u32 state = c->open.items[i];
        archive_check(r, state <= states);
        if (state) map_put(c->orders, state, i);
    }
}
