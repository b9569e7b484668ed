#include "search/retelling.h"

#include "search/labels.h"
#include "search/violation.h"

static bool is_possible(struct vm *vm, struct choice choice) {
    if (choice.thread >= vm->threads.count || !seam_enabled(vm, choice.thread)) return false;
    return choice.alternative < seam_alternatives(vm, choice.thread);
}

/* Takes all steps; only the last one may come out as anything but a step. */
static int take_steps(struct vm *vm, const struct schedule *schedule, enum outcome *outcome, struct diag *diag) {
    *outcome = OUTCOME_STEP;
    for (u32 i = 0; i < schedule->count; i++) {
        if (*outcome != OUTCOME_STEP) return diag_set(diag, "the program is over before step %u", i + 1);
        if (!is_possible(vm, schedule->items[i]))
            return diag_set(diag, "thread %u cannot take step %u", schedule->items[i].thread, i + 1);
        seam_mark(vm);
        *outcome = seam_step(vm, schedule->items[i]);
        if (*outcome == OUTCOME_FATAL) return diag_set(diag, "step %u: %s", i + 1, vm->fatal);
    }
    return 0;
}

int retell(struct vm *vm, const struct schedule *schedule, enum violation_kind expected, struct findings *findings,
           struct diag *diag) {
    enum outcome outcome;
    if (take_steps(vm, schedule, &outcome, diag) < 0) return -1;
    if (!violation_holds(vm, expected, outcome))
        return diag_set(diag, "there is no %s behind the last of its %u steps",
                        finding_kind_name(violation_finding_kind(expected)), schedule->count);
    struct labels *labels = labels_new(vm);
    u32 thread = schedule->count ? schedule->items[schedule->count - 1].thread : 0;
    violation_describe(labels, vm, expected, thread, findings);
    labels_free(labels);
    return 0;
}
