/* path_analyses.h - the runtime analyses along the paths that a search explores.
 *
 * Each path has detectors of its own. What they predict is reported after what the search found: confirmed by it (then
 * it is the same finding), refuted by it, if it was exhaustive and would have found it, or still a prediction.
 */
#ifndef HAVELOCK_PREDICT_PATH_ANALYSES_H
#define HAVELOCK_PREDICT_PATH_ANALYSES_H

#include "predict/analyses.h"
#include "search/search.h"

struct path_analyses {
    struct analyses_options options;
    struct analyses analyses;           /* of the path that is being explored */
    struct findings findings;           /* of all paths */
    struct path_listener path_listener; /* for the search's options */
    u64 paths, events;
    u64 instructions;  /* of the VM, which do not count */
    bool on_path;      /* between the beginning and the end of a path */
    bool daemons;      /* there were daemon threads of the program: their deadlocks may not count */
    bool cut_off;      /* the search for lock orders was, on some path */
    bool inconsistent; /* the events of a path were: a message was written */
};

/* A search with the path_listener in its options is listened to. The struct must stay where it is until
 * path_analyses_close. */
void path_analyses_open(struct path_analyses *path_analyses, const struct analyses_options *options);
void path_analyses_close(struct path_analyses *path_analyses);

/* A line of its own: what was analysed, on how many paths. Nothing if no detector was wanted. */
void path_analyses_describe(const struct path_analyses *path_analyses, FILE *out);

/* Adds the predictions to what the search found and what was replayed. */
void path_analyses_report(struct path_analyses *path_analyses, const struct search_result *result,
                          const struct search_options *options, struct findings *findings);

#endif
