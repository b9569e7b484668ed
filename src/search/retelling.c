#include "search/retelling.h"

#include "search/narrator.h"
#include "search/violation.h"

static bool is_possible(struct vm *vm, struct choice choice) {
    if (choice.thread >= vm->threads.count || !seam_enabled(vm, choice.thread)) return false;
    return choice.alternative < seam_alternatives(vm, choice.thread);
}

static void told(void *context, struct thread *t) { recorder_instruction(context, t); }

/* Takes all steps; only the last one may come out as anything but a step. */
static int take_steps(struct vm *vm, const struct schedule *schedule, struct recorder *r, enum outcome *outcome,
                      struct diag *diag) {
    *outcome = OUTCOME_STEP;
    for (u32 i = 0; i < schedule->count; i++) {
        if (*outcome != OUTCOME_STEP) return diag_set(diag, "the program is over before step %u", i + 1);
        if (!is_possible(vm, schedule->items[i]))
            return diag_set(diag, "thread %u cannot take step %u", schedule->items[i].thread, i + 1);
        seam_mark(vm);
        recorder_step(r, i + 1, schedule->items[i]);
        *outcome = seam_step(vm, schedule->items[i]);
        if (*outcome == OUTCOME_FATAL) return diag_set(diag, "step %u: %s", i + 1, vm->fatal);
        recorder_stepped(r, *outcome);
    }
    return 0;
}

static int check_violation(struct vm *vm, enum violation_kind expected, enum outcome outcome, u32 steps, struct diag *diag) {
    if (violation_holds(vm, expected, outcome)) return 0;
    return diag_set(diag, "there is no %s behind the last of its %u steps",
                    finding_kind_name(violation_finding_kind(expected)), steps);
}

int retell(struct vm *vm, const struct schedule *schedule, enum violation_kind expected, struct sources *sources,
           struct findings *findings, struct diag *diag) {
    struct labels *labels = labels_new(vm);
    struct recorder *r = recorder_new(vm, labels);
    enum outcome outcome;
    vm->watch.before = told;
    vm->watch.context = r;
    int status = take_steps(vm, schedule, r, &outcome, diag);
    vm->watch.before = NULL;
    if (status == 0) status = check_violation(vm, expected, outcome, schedule->count, diag);
    if (status == 0) {
        u32 thread = schedule->count ? schedule->items[schedule->count - 1].thread : 0;
        struct finding *finding = violation_describe(labels, vm, expected, thread, findings);
        finding->story = narrate(vm, r, labels, sources, schedule->count);
    }
    recorder_free(r);
    labels_free(labels);
    return status;
}
