#include "predict/proofs.h"

#include <assert.h>
#include <stdlib.h>

#include "explain/schedule_replay.h"
#include "vm/explore/seam.h"

void proofs_drop_last(struct proofs *proofs) {
    assert(proofs->schedules.count > 0 && proofs->schedules.count == proofs->findings.count);
    schedule_file_free(&proofs->schedules.items[--proofs->schedules.count]);
    proofs->findings.count--;
}

void proofs_free(struct proofs *proofs) {
    while (proofs->schedules.count) proofs_drop_last(proofs);
    vec_free(&proofs->schedules);
    vec_free(&proofs->findings);
}

int proofs_add(struct proofs *proofs, struct vm *vm, undo_mark start, const struct found *found,
               const struct properties *properties, struct sources *sources, struct findings *findings,
               struct diag *diag) {
    struct schedule_file schedule_file;
    schedule_file_init(&schedule_file);
    int status =
        schedule_replay(vm, &found->schedule, found->kind, properties, sources, findings, &schedule_file, diag);
    seam_undo(vm, start);
    seam_mark(vm);
    if (status < 0) {
        schedule_file_free(&schedule_file);
        return status == SCHEDULE_REPLAY_LATE ? PROOFS_LATE : -1;
    }
    vec_push(&proofs->schedules, schedule_file);
    vec_push(&proofs->findings, findings->list.items[findings->list.count - 1]);
    return 0;
}
