#include "search/thaw.h"

#include <stdlib.h>

#include "vm/window.h"

enum { MOST_STEPS = 20000000 };

/* Who were held back or not there; the others must stay where they are. */
static bool *outsiders(struct vm *vm, u32 *count) {
    *count = vm->threads.count;
    bool *outside = calloc(*count, sizeof *outside);
    for (u32 i = 0; i < *count; i++) outside[i] = !vm->threads.items[i]->h.object || window_excludes(vm, i);
    return outside;
}

/* The thread of the last step goes on if it can. 0: nobody can; -1: somebody of the window can. */
static int choose(struct vm *vm, const bool *outside, u32 known, struct schedule *choices, struct choice *chosen) {
    u32 count = seam_choices(vm, NULL, 0), last = chosen->thread;
    choices->count = 0;
    for (u32 i = 0; i < count; i++) vec_push(choices, (struct choice){0});
    if (!count) return 0;
    seam_choices(vm, choices->items, count);
    *chosen = choices->items[0];
    for (u32 i = 0; i < count; i++) {
        u32 thread = choices->items[i].thread;
        if (thread < known && !outside[thread]) return -1;
        if (thread == last) *chosen = choices->items[i];
    }
    return 1;
}

static bool let_go(struct search *s, const bool *outside, u32 known) {
    struct schedule choices = {0};
    struct choice chosen = {UINT32_MAX, 0};
    int going = -1;
    for (u32 steps = 0; steps < MOST_STEPS && !search_interrupted(s->options); steps++) {
        going = choose(s->vm, outside, known, &choices, &chosen);
        if (going < 1) break;
        vec_push(&s->path, chosen);
        if (seam_step(s->vm, chosen) != OUTCOME_STEP) break;
        s->again |= seam_broken(s->vm);
        if (s->again) break;
    }
    vec_free(&choices);
    return going == 0 && !s->again && seam_unfinished(s->vm);
}

bool thaw(struct search *s, struct thaw *thaw) {
    u32 known;
    bool *outside = outsiders(s->vm, &known);
    thaw->mark = seam_mark(s->vm);
    thaw->depth = s->path.count;
    seam_window(s->vm, NULL);
    bool stands = let_go(s, outside, known);
    free(outside);
    return stands;
}

void thaw_undo(struct search *s, const struct thaw *thaw) {
    seam_undo(s->vm, thaw->mark);
    s->path.count = thaw->depth;
    seam_window(s->vm, s->options->window);
}
