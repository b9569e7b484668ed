/* confirm.h - predictions put to the test: searches in one VM, each for one prediction, and what came of them.
 *
 * A prediction is tried in the window of its threads first, then with all threads: a best-first search towards the
 * places where its threads should stand, then a depth-first search of everything. What a search comes upon is repeated
 * before it counts; it proves whichever prediction it fits, and is a finding of its own if it fits none.
 */
#ifndef HAVELOCK_PREDICT_CONFIRM_H
#define HAVELOCK_PREDICT_CONFIRM_H

#include "cli/search/saved_schedules.h"
#include "cli/target/launch.h"
#include "predict/analyses.h"
#include "predict/repredict.h"
#include "report/sources.h"
#include "search/search.h"

struct confirmation {
    const struct target *target;
    const struct analyses_choice *choice; /* of the run */
    struct findings *findings;            /* predictions, and what else is found; borrowed */
    u32 predicted;                        /* so many of them are there from the beginning */
    struct search_options options;        /* what all searches have in common */
    double seconds;                       /* for each prediction */
    bool quiet;
    struct launch launch;
    undo_mark start;
    struct sources *sources;
    struct saved_schedules *saved_schedules; /* borrowed */
    struct VEC(struct finding *) proven;     /* beside the schedules: what each shows */
    struct VEC(const char *) searched;       /* windows in which consequences were looked for */
    struct search_stats stats;               /* of all searches together */
    bool raced, daemons; /* a race was looked for, deadlocks of daemons counted: repeating needs to know */
    struct reprediction
        *repredicted; /* what is predicted in the world of the searches (repredict.h); NULL: not asked yet */
};

/* Opens the VM. 0, or an exit status (a message was printed). confirm_end in every case. */
int confirm_begin(struct confirmation *confirmation);
void confirm_end(struct confirmation *confirmation);

/* Is it a part of something that was confirmed already? Then it becomes that, and is no finding of its own any more. */
bool confirm_absorb(struct confirmation *confirmation, struct finding *prediction);

/* Tries the prediction, whose status it becomes: confirmed, refuted or undecided (with the reason). -1: an internal
 * error was reported, or the program needs something that is not there. */
int confirm_try(struct confirmation *confirmation, struct finding *prediction);

/* After a race was confirmed: does it lead to a deadlock, an assertion or an exception? */
int confirm_look_for_consequences(struct confirmation *confirmation, const struct finding *race);

#endif
