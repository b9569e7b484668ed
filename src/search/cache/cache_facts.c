#include "search/cache/cache_facts.h"

#include <stdlib.h>

/* A power of two, so that neighbours on the path never share a place. */
enum { LEVELS = 256, NO_LEVEL = -1 };

struct outlooks {
    struct view views[LEVELS];
    struct outlook *threads; /* of all views */
    u32 width;               /* how many each has */
};

struct outlooks *outlooks_new(void) {
    struct outlooks *o = calloc(1, sizeof *o);
    if (!o) abort();
    return o;
}

void outlooks_free(struct outlooks *o) {
    if (!o) return;
    free(o->threads);
    free(o);
}

u64 outlooks_bytes(const struct outlooks *o) { return sizeof *o + (u64)LEVELS * o->width * sizeof *o->threads; }

static const struct fact unknown = {OUTLOOK_ALL_SLOTS, OUTLOOK_UNKNOWN};

static void forget(struct outlooks *o, struct view *view) {
    view->is_free = unknown;
    for (u32 i = 0; i < o->width; i++) view->threads[i] = (struct outlook){unknown, unknown};
}

/* Nothing is known any more. */
static void widen(struct outlooks *o, u32 threads) {
    o->width = threads + threads / 2;
    free(o->threads);
    o->threads = calloc((size_t)LEVELS * o->width, sizeof *o->threads);
    if (!o->threads) abort();
    for (u32 i = 0; i < LEVELS; i++)
        o->views[i] = (struct view){.level = (u32)NO_LEVEL, .threads = o->threads + (size_t)i * o->width};
}

struct view *outlooks_at(struct outlooks *o, u32 level, u32 threads) {
    if (threads > o->width) widen(o, threads);
    struct view *view = &o->views[level % LEVELS];
    if (view->level != level) forget(o, view);
    view->level = level;
    return view;
}

static struct fact still(struct fact fact, u64 changed) { return fact.slots & changed ? unknown : fact; }

void outlooks_enter(struct outlooks *o, u32 level, u32 threads, u64 changed) {
    struct view *view = outlooks_at(o, level, threads);
    const struct view *before = &o->views[(level - 1) % LEVELS];
    if (level == 0 || before->level != level - 1 || changed == OUTLOOK_ALL_SLOTS) {
        forget(o, view);
        return;
    }
    view->is_free = still(before->is_free, changed);
    for (u32 i = 0; i < o->width; i++)
        view->threads[i] = (struct outlook){still(before->threads[i].step, changed), still(before->threads[i].choices, changed)};
}
