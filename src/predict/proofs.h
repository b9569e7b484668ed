/* proofs.h - counterexamples that were replayed: the schedule of each, and the finding that it proves.
 *
 * What a search claims is believed only after it was replayed.
 */
#ifndef HAVELOCK_PREDICT_PROOFS_H
#define HAVELOCK_PREDICT_PROOFS_H

#include "explain/schedule_file.h"
#include "search/search.h"

struct sources;

struct proofs {
    struct VEC(struct schedule_file) schedules;
    struct VEC(struct finding *) findings; /* beside the schedules; of one list, borrowed */
};

void proofs_free(struct proofs *proofs);

enum { PROOFS_LATE = 1 };

/* Replays a counterexample from the start; the VM stands there before and after. Its finding is the last of the list,
 * and of the proofs. -1 with diag: it does not lead to the violation; then the list is as it was.
 * PROOFS_LATE: likewise, because a limit of the command was reached. */
int proofs_add(struct proofs *proofs, struct vm *vm, undo_mark start, const struct found *found,
               const struct properties *properties, struct sources *sources, struct findings *findings,
               struct diag *diag);

/* The last one is not needed after all. */
void proofs_drop_last(struct proofs *proofs);

#endif
