/* outcomes.h - how the explored paths ended: exit status and what was printed, each outcome once.
 *
 * Paths that end in a violation, or that the program ignores (Verify.ignoreIf), have no outcome.
 */
#ifndef HAVELOCK_SEARCH_OUTCOMES_H
#define HAVELOCK_SEARCH_OUTCOMES_H

#include "vm/explore/inspect.h"

struct outcomes;

/* All strings belong to the set. */
struct final_outcome {
    i32 status;
    struct slice output, error;
};

struct outcomes *outcomes_new(void);
void outcomes_free(struct outcomes *outcomes);

/* The program of the VM has just ended. */
void outcomes_note(struct outcomes *outcomes, const struct vm *vm);

void outcomes_add(struct outcomes *outcomes, const struct final_outcome *found);

/* By number, 0 the first: ordered by output, then error, then status. Borrowed until the next one is added. */
u32 outcomes_count(const struct outcomes *outcomes);
const struct final_outcome *outcomes_at(struct outcomes *outcomes, u32 number);

#endif
