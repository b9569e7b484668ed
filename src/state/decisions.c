#include "state/decisions.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/memory.h"
#include "base/vec.h"

/* An answer leads from a question to another one, or to a verdict. Four of them are a line of cache. */
struct answer {
    u32 question, id;
    u32 next; /* 0: a free place in the table; VERDICT | verdict; or the number of a question */
    u32 path; /* that the next question asks for */
};

#define VERDICT 0x80000000u
#define NO_PATH UINT32_MAX

struct decisions {
    struct VEC(u32) questions; /* the path of the slot asked for; number 0 is not used */
    struct answer *answers;    /* open addressing */
    u32 count, mask;
};

enum { FIRST_CAPACITY = 1 << 12 };

struct decisions *decisions_new(void) {
    struct decisions *d = memory_zero(1, sizeof *d);
    d->answers = memory_zero(FIRST_CAPACITY, sizeof *d->answers);
    d->mask = FIRST_CAPACITY - 1;
    vec_push(&d->questions, NO_PATH);
    return d;
}

void decisions_free(struct decisions *d) {
    if (!d) return;
    vec_free(&d->questions);
    free(d->answers);
    free(d);
}

u64 decisions_bytes(const struct decisions *d) {
    return d->questions.capacity * sizeof(u32) + ((u64)d->mask + 1) * sizeof(struct answer);
}

static u32 ask(struct decisions *d, u32 path) {
    vec_push(&d->questions, path);
    return d->questions.count - 1;
}

u32 decisions_trees(struct decisions *d) {
    while (d->questions.count % DECISIONS_TOGETHER) ask(d, NO_PATH);
    u32 first = d->questions.count;
    for (u32 i = 0; i < DECISIONS_TOGETHER; i++) ask(d, NO_PATH);
    return first;
}

/* Trees made together are asked one after another: their answers to one id lie side by side. */
static inline struct answer *place_of(const struct decisions *d, u32 question, u32 id) {
    u64 key = (u64)(question / DECISIONS_TOGETHER) << 32 | id;
    u32 at = (u32)(hash_spread(key) >> 32) & d->mask;
    while (d->answers[at].next && (d->answers[at].question != question || d->answers[at].id != id))
        at = (at + 1) & d->mask;
    return &d->answers[at];
}

static void grow(struct decisions *d) {
    struct answer *old = d->answers;
    u32 capacity = d->mask + 1;
    d->answers = memory_zero((size_t)capacity * 2, sizeof *d->answers);
    d->mask = capacity * 2 - 1;
    for (u32 i = 0; i < capacity; i++)
        if (old[i].next) *place_of(d, old[i].question, old[i].id) = old[i];
    free(old);
}

static void answer(struct decisions *d, u32 question, u32 id, u32 next) {
    struct answer *place = place_of(d, question, id);
    assert(!place->next); /* the tree had no verdict for the state */
    *place = (struct answer){question, id, next, next & VERDICT ? NO_PATH : d->questions.items[next]};
    if (++d->count > d->mask / 2) grow(d);
}

u32 decisions_find_asking(const struct decisions *d, u32 tree, struct leaves state, u64 *asked) {
    u32 path = d->questions.items[tree];
    *asked = 0;
    if (path == NO_PATH) return DECISIONS_UNKNOWN;
    for (u32 at = tree;;) {
        *asked |= decisions_bit(path);
        const struct answer *answer = place_of(d, at, leaves_id(state, path));
        at = answer->next;
        path = answer->path;
        if (!at) return DECISIONS_UNKNOWN;
        if (at & VERDICT) return at & ~VERDICT;
    }
}

u32 decisions_find(const struct decisions *d, u32 tree, struct leaves state) {
    u64 asked;
    return decisions_find_asking(d, tree, state, &asked);
}

/* Goes as far as the answers are known; returns the question that has none for this state, or none to ask yet. */
static u32 last_question(const struct decisions *d, u32 tree, struct leaves state) {
    for (u32 at = tree;;) {
        u32 path = d->questions.items[at];
        u32 next = path == NO_PATH ? 0 : place_of(d, at, leaves_id(state, path))->next;
        if (!next || next & VERDICT) return at;
        at = next;
    }
}

/* Is the slot asked for on the way to the question, or by it? */
static bool is_asked(const struct decisions *d, u32 tree, u32 last, struct leaves state, u32 path) {
    for (u32 at = tree;; at = place_of(d, at, leaves_id(state, d->questions.items[at]))->next) {
        if (d->questions.items[at] == path) return true;
        if (at == last) return false;
    }
}

void decisions_add(struct decisions *d, u32 tree, struct leaves state, const u32 *paths, u32 count, u32 verdict) {
    assert(count > 0 && verdict < VERDICT);
    u32 last = last_question(d, tree, state), at = last;
    for (u32 i = 0; i < count; i++) {
        if (is_asked(d, tree, last, state, paths[i])) continue;
        if (d->questions.items[at] == NO_PATH) {
            d->questions.items[at] = paths[i];
            continue;
        }
        u32 next = ask(d, paths[i]);
        answer(d, at, leaves_id(state, d->questions.items[at]), next);
        at = next;
    }
    answer(d, at, leaves_id(state, d->questions.items[at]), VERDICT | verdict);
}
