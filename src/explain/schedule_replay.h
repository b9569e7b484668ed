/* schedule_replay.h - takes the steps of a schedule again, and says what they led to.
 *
 * What a search claims is believed only after that: a schedule that cannot be repeated, or that ends elsewhere, is an
 * error of ours (or of a saved schedule whose program has changed), not a finding.
 */
#ifndef HAVELOCK_EXPLAIN_SCHEDULE_REPLAY_H
#define HAVELOCK_EXPLAIN_SCHEDULE_REPLAY_H

#include "explain/schedule_file.h"
#include "report/finding.h"
#include "report/sources.h"
#include "report/story.h"
#include "search/path/schedule.h"
#include "search/property/property.h"
#include "search/property/violation_kind.h"

/* properties: what the search was asked to look for; NULL: nothing special.
 * The VM stands at the start of the schedule, and at the violation on success. The finding is added to the list, with
 * its story, and the steps to the script (which says what is expected from now on); -1 with diag when the violation
 * does not come. */
int schedule_replay(struct vm *vm, const struct schedule *schedule, enum violation_kind expected,
                    const struct properties *properties, struct sources *sources, struct findings *findings,
                    struct schedule_file *schedule_file, struct diag *diag);

/* The same for steps that were taken in another process: every one of them must end where it did then. last: how many
 * to take; below their number nothing is found, and the story of what was done so far is in *story (the caller's). */
int schedule_replay_file(struct vm *vm, const struct schedule_file *schedule_file, u32 last,
                         const struct properties *properties, struct sources *sources, struct findings *findings,
                         struct story **story, struct diag *diag);

/* Notes what the steps depend on: the classes of the application that the program has loaded, and standard input if it
 * has read that. */
void schedule_replay_note_environment(struct vm *vm, struct schedule_file *schedule_file);

#endif
