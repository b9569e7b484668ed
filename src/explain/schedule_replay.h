/* schedule_replay.h - executes a schedule again, and makes a finding of the violation it leads to.
 *
 * A violation is reported only after its schedule was replayed. A schedule that cannot be replayed, or ends elsewhere,
 * is an internal error (or the program of a saved schedule has changed), not a finding.
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

enum { SCHEDULE_REPLAY_LATE = -2 };

/* properties: what the search was asked to look for; NULL: nothing special.
 * The VM stands at the start of the schedule, and at the violation on success. The finding is added to the list, with
 * its story, and the steps are added to the schedule file; -1 with diag if the violation does not occur,
 * SCHEDULE_REPLAY_LATE if a limit of the command ended the replay before. */
int schedule_replay(struct vm *vm, const struct schedule *schedule, enum violation_kind expected,
                    const struct properties *properties, struct sources *sources, struct findings *findings,
                    struct schedule_file *schedule_file, struct diag *diag);

/* The same for a schedule from another process: every step must end where it did then. last: how many steps to take. If
 * there are more, nothing is found, and the story so far is in *story (the caller's). */
int schedule_replay_file(struct vm *vm, const struct schedule_file *schedule_file, u32 last,
                         const struct properties *properties, struct sources *sources, struct findings *findings,
                         struct story **story, struct diag *diag);

/* Notes what the steps depend on: the classes of the application that the program has loaded, and standard input if it
 * has read that. */
void schedule_replay_note_environment(struct vm *vm, struct schedule_file *schedule_file);

#endif
