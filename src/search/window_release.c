#include "search/window_release.h"

#include <stdlib.h>

#include "base/memory.h"
#include "vm/explore/control.h"
#include "vm/explore/inspect.h"

enum { MOST_STEPS = 20000000 };

/* By thread: is it outside the window, or not alive? The others must stay where they are. */
static bool *outsiders(struct vm *vm, u32 *count) {
    *count = inspect_thread_count(vm);
    bool *outside = memory_zero(*count, sizeof *outside);
    for (u32 i = 0; i < *count; i++) {
        const struct thread *t = inspect_thread(vm, i);
        bool alive = t->h.object && t->h.state != THREAD_NEW && t->h.state != THREAD_ENDED;
        outside[i] = !alive || inspect_is_excluded(vm, i);
    }
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

static bool is_to_end(void *options) { return search_limit(options) != BOUND_NONE; }

/* True: in the end nobody can go on, and somebody should. */
static bool let_go(struct vm *vm, const struct search_options *options, struct schedule *schedule) {
    struct schedule choices = {0};
    struct choice chosen = {UINT32_MAX, 0};
    u32 known;
    bool *outside = outsiders(vm, &known);
    int going = -1;
    seam_window(vm, NULL);
    control_set_asked(vm, (struct vm_asked){is_to_end, (void *)(uintptr_t)options});
    for (u32 steps = 0; steps < MOST_STEPS && !search_limit(options); steps++) {
        going = choose(vm, outside, known, &choices, &chosen);
        if (going < 1) break;
        vec_push(schedule, chosen);
        seam_mark(vm);
        if (seam_step(vm, chosen) != OUTCOME_STEP) {
            going = -1;
            break;
        }
    }
    control_set_asked(vm, (struct vm_asked){NULL, NULL});
    seam_window(vm, options->window);
    vec_free(&choices);
    free(outside);
    return going == 0 && seam_unfinished(vm) && !seam_leaves_behind(vm) && !seam_diverges(vm);
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
    result->bound = BOUND_WINDOW;
}
