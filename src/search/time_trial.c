#include "search/time_trial.h"

#include "vm/explore/control.h"
#include "vm/explore/inspect.h"

enum { MOST_STEPS = 256 };

static bool step(struct vm *vm, struct choice choice) {
    seam_mark(vm);
    return seam_step(vm, choice) == OUTCOME_STEP;
}

/* A look by which time passes is the second alternative. */
static void run_alone(struct vm *vm, u32 thread) {
    bool is_late = false;
    for (u32 i = 0; i < MOST_STEPS && seam_enabled(vm, thread) && !seam_broken(vm); i++) {
        struct choice late = {thread, 1};
        bool passes = !is_late && seam_offers(vm, late) && seam_passes_time(vm, late);
        if (!step(vm, (struct choice){thread, passes})) return;
        is_late |= passes;
    }
}

void time_trial(struct vm *vm) {
    struct vm_watch before = control_set_watch(vm, (struct vm_watch){0});
    u32 threads = inspect_thread_count(vm);
    for (u32 i = 0; i < threads && !seam_broken(vm); i++) {
        undo_mark here = seam_mark(vm);
        seam_offer_time(vm, TIME_FAR, 0);
        run_alone(vm, i);
        seam_undo(vm, here);
        seam_mark(vm);
        control_clear_fatal(vm);
    }
    seam_offer_time(vm, TIME_WHEN_IDLE, 0);
    control_set_watch(vm, before);
}
