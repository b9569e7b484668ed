/* path_analyses.h - the runtime analyses along the paths that a search explores: what `check` was asked for besides.
 *
 * Each path is heard by detectors of its own. What they predict is told after what the search found: proven by it (then
 * it is the same finding), refuted by it, if it saw everything and would have come upon it, or still a prediction.
 */
#ifndef HAVELOCK_PREDICT_PATH_ANALYSES_H
#define HAVELOCK_PREDICT_PATH_ANALYSES_H

#include "predict/analyses.h"
#include "search/search.h"

struct path_analyses {
    struct analyses_choice choice;
    struct analyses analyses;           /* of the path that is being heard */
    struct findings findings;           /* of all paths */
    struct path_listener path_listener; /* for the search's options */
    u64 paths, events;
    u64 instructions; /* of the VM, which do not count */
    bool daemons;     /* there were daemon threads of the program: their deadlocks may not count */
    bool limited;     /* there were too many lock orders to look at all */
    bool senseless;   /* the events of a path made no sense: an error was reported */
};

/* Whoever searches with listening->hearing lets these analyses listen. path_analyses_close in every case. */
void path_analyses_begin(struct path_analyses *path_analyses, const struct analyses_choice *choice);

/* What was asked for; the search's options get to know if it is anything. */
int path_analyses_open(struct path_analyses *path_analyses, const struct target *target, struct search_options *options,
                       struct diag *diag);
void path_analyses_close(struct path_analyses *path_analyses);

/* A line of its own: what was listened for, and how often. Nothing if it was not. */
void path_analyses_describe(const struct path_analyses *path_analyses, FILE *out);

/* Adds what is left to tell of the predictions to what the search found and repeated. */
void path_analyses_report(struct path_analyses *path_analyses, const struct search_result *result,
                          const struct search_options *options, struct findings *findings);

#endif
