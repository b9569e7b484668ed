/* retelling.h - takes the steps of a schedule again, and says what they led to.
 *
 * What a search claims is believed only after that: a schedule that cannot be repeated, or that ends elsewhere, is an
 * error of ours (or of a saved schedule whose program has changed), not a finding.
 */
#ifndef HAVELOCK_SEARCH_RETELLING_H
#define HAVELOCK_SEARCH_RETELLING_H

#include "report/finding.h"
#include "report/sources.h"
#include "search/search.h"

/* The VM stands at the start of the schedule, and at the violation on success. The finding is added to the list, with its
 * story; -1 with diag when the violation does not come. */
int retell(struct vm *vm, const struct schedule *schedule, enum violation_kind expected, struct sources *sources,
           struct findings *findings, struct diag *diag);

#endif
