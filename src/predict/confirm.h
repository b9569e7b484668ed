/* confirm.h - predictions put to the test: searches in one VM, each for one prediction, and what came of them.
 *
 * A prediction is tried in the window of its threads first, then with all threads: a best-first search towards the
 * places where its threads should stand, then a depth-first search of everything. What a search finds is replayed
 * before it counts; it confirms whichever prediction it matches, and is a finding of its own if it matches none.
 */
#ifndef HAVELOCK_PREDICT_CONFIRM_H
#define HAVELOCK_PREDICT_CONFIRM_H

#include "predict/analyses.h"
#include "predict/launcher.h"
#include "predict/proofs.h"
#include "predict/repredict.h"
#include "report/sources.h"
#include "search/search.h"

/* Gets to know how far each search is. */
struct search_watcher {
    void *context;
    void (*begin)(void *context, const struct search_options *options);
    search_progress *show;
    void (*end)(void *context);
};

struct confirmation {
    /* Filled in by the caller, borrowed. */
    const struct launcher *launcher;
    const struct analyses_options *analyses; /* of the run */
    struct findings *findings;               /* predictions, and what else is found */
    const char *source_path;                 /* folders with source files, as in sources_new */
    const struct search_watcher *watcher;
    struct search_options options; /* what all searches have in common; max_seconds: for all of them and the run */
    double run_seconds;            /* so many the run has taken of these */

    /* The rest is set by the functions below. */
    double seconds;                    /* for each prediction */
    u32 predicted;                     /* so many findings were there from the beginning */
    struct launched launched;          /* the VM of all searches */
    undo_mark start;                   /* where it stands before main */
    struct sources *sources;           /* NULL: confirm_begin was not called */
    struct proofs proofs;              /* what was confirmed, or found besides */
    struct VEC(const char *) windows;  /* those in which consequences of races were looked for */
    struct search_stats stats;         /* of all searches together */
    bool raced, daemons;               /* a race was looked for, deadlocks of daemons counted: replay needs to know */
    struct reprediction *reprediction; /* NULL: not asked yet */
    struct diag trouble;               /* that ended the searches: a message was written; "": none */
};

/* Does everything below: tries every prediction, and looks for consequences of the races that are confirmed.
 * confirm_end in every case. */
enum predict_status confirm_all(struct confirmation *confirmation);

/* Opens the VM. confirm_end in every case. */
enum predict_status confirm_begin(struct confirmation *confirmation);
void confirm_end(struct confirmation *confirmation);

/* Is it a part of something that was confirmed already? Then it becomes that, and is no finding of its own any more. */
bool confirm_absorb(struct confirmation *confirmation, struct finding *prediction);

/* Tries the prediction, whose status it becomes: confirmed, refuted or undecided (with the reason). -1: a message was
 * written, about an internal error or something that the program needs and that is missing. */
int confirm_try(struct confirmation *confirmation, struct finding *prediction);

/* After a race was confirmed: does it lead to a deadlock, an assertion or an exception? -1 as above. */
int confirm_look_for_consequences(struct confirmation *confirmation, const struct finding *race);

#endif
