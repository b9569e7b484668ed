#include "search/dfs.h"

#include <stdlib.h>

/* One state on the search stack: how to come back to it, and which of its choices were taken. */
struct level {
    struct space_mark mark;
    u32 first, count; /* its choices, in dfs.choices */
    u32 next;
};

struct dfs {
    struct search *s;
    struct VEC(struct level) levels;
    struct schedule choices;
};

static void push_level(struct dfs *d, u32 state) {
    struct vm *vm = d->s->vm;
    u32 count = seam_choices(vm, NULL, 0), first = d->choices.count;
    struct level level = {space_mark(d->s->space, state), first, count, 0};
    for (u32 i = 0; i < count; i++) vec_push(&d->choices, (struct choice){0});
    if (count) seam_choices(vm, d->choices.items + first, count);
    vec_push(&d->levels, level);
    d->s->strategy_bytes = d->levels.capacity * sizeof(struct level) + d->choices.capacity * sizeof(struct choice);
}

static void step_back(struct dfs *d, const struct level *to) {
    space_undo(d->s->space, to->mark);
    d->s->path.count = d->levels.count - 1;
}

/* The VM stands in a state that was not seen before. True: the search is over. */
static bool enter(struct dfs *d, struct level *from, u32 state) {
    struct search *s = d->s;
    s->result->stats.states++;
    if (!seam_choices(s->vm, NULL, 0)) {
        if (search_judge_end(s)) return true;
    } else if (!s->options->max_depth || s->path.count < s->options->max_depth) {
        push_level(d, state);
        return false;
    } else s->cut_off = "--max-depth";
    step_back(d, from);
    return false;
}

/* Takes the next choice of the topmost state. True: the search is over. */
static bool advance(struct dfs *d, struct level *level) {
    struct search *s = d->s;
    u32 state;
    if (search_step(s, d->choices.items[level->first + level->next++]) == STEPPED_FOUND) return true;
    switch (space_visit(s->space, &state)) {
    case VISIT_NEW: return enter(d, level, state);
    case VISIT_FULL: return search_stop(s, "--max-memory");
    default: step_back(d, level); return false;
    }
}

static void back_up(struct dfs *d) {
    struct level top = vec_pop(&d->levels);
    d->choices.count = top.first;
    if (d->levels.count) step_back(d, &d->levels.items[d->levels.count - 1]);
}

void dfs_run(struct search *s) {
    struct dfs d = {.s = s};
    u32 state;
    if (cursor_commit(s->space->cursor, &state) == INTERNED_FULL) {
        search_stop(s, "--max-memory");
        return;
    }
    s->result->stats.states = 1;
    push_level(&d, state);
    while (d.levels.count && !search_bound_hit(s)) {
        struct level *level = &d.levels.items[d.levels.count - 1];
        if (level->next == level->count) back_up(&d);
        else if (advance(&d, level)) break;
    }
    vec_free(&d.levels);
    vec_free(&d.choices);
}
