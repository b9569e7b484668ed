#include "search/window_release.h"

#include <stdlib.h>

#include "vm/explore/window.h"

enum { MOST_STEPS = 20000000 };

/* Who were held back or not there; the others must stay where they are. */
static bool *outsiders(struct vm *vm, u32 *count) {
    *count = vm->threads.list.count;
    bool *host_snapshot = calloc(*count, sizeof *host_snapshot);
    for (u32 i = 0; i < *count; i++) {
        const struct thread *t = vm->threads.list.items[i];
        bool alive = t->h.object && t->h.state != THREAD_NEW && t->h.state != THREAD_ENDED;
        host_snapshot[i] = !alive || window_excludes(vm, i);
    }
    return host_snapshot;
}

/* The thread of the last step goes on if it can. 0: nobody can; -1: somebody of the window can. */
static int choose(struct vm *vm, const bool *host_snapshot, u32 known, struct schedule *choices,
                  struct choice *chosen) {
    u32 count = seam_choices(vm, NULL, 0), last = chosen->thread;
    choices->count = 0;
    for (u32 i = 0; i < count; i++) vec_push(choices, (struct choice){0});
    if (!count) return 0;
    seam_choices(vm, choices->items, count);
    *chosen = choices->items[0];
    for (u32 i = 0; i < count; i++) {
        u32 thread = choices->items[i].thread;
        if (thread < known && !host_snapshot[thread]) return -1;
        if (thread == last) *chosen = choices->items[i];
    }
    return 1;
}

/* True: in the end nobody can go on, and somebody should. */
static bool let_go(struct vm *vm, const struct search_options *options, struct schedule *schedule) {
    struct schedule choices = {0};
    struct choice chosen = {UINT32_MAX, 0};
    u32 known;
    bool *host_snapshot = outsiders(vm, &known);
    int going = -1;
    seam_window(vm, NULL);
    for (u32 steps = 0; steps < MOST_STEPS && !search_interrupted(options); steps++) {
        going = choose(vm, host_snapshot, known, &choices, &chosen);
        if (going < 1) break;
        vec_push(schedule, chosen);
        seam_mark(vm);
        if (seam_step(vm, chosen) != OUTCOME_STEP) {
            going = -1;
            break;
        }
    }
    seam_window(vm, options->window);
    vec_free(&choices);
    free(host_snapshot);
    return going == 0 && seam_unfinished(vm);
}

static bool lasts(struct vm *vm, const struct search_options *options, struct found *found) {
    undo_mark start = seam_mark(vm);
    for (u32 i = 0; i < found->schedule.count; i++) {
        seam_mark(vm);
        seam_step(vm, found->schedule.items[i]);
    }
    found->released = found->schedule.count;
    bool deadlock = let_go(vm, options, &found->schedule);
    seam_undo(vm, start);
    seam_mark(vm);
    return deadlock;
}

static void leave_out(struct search_result *result, u32 number) {
    vec_free(&result->found.items[number].schedule);
    for (u32 i = number + 1; i < result->found.count; i++) result->found.items[i - 1] = result->found.items[i];
    result->found.count--;
}

void window_release(struct vm *vm, const struct search_options *options, struct search_result *result) {
    for (u32 i = 0; i < result->found.count;) {
        struct found *found = &result->found.items[i];
        if (!found->standstill || lasts(vm, options, found)) i++;
        else leave_out(result, i);
    }
    if (result->found.count) return;
    result->end = SEARCH_BOUND;
    result->bound = "--window";
}
