/* analyses.h - the detectors that were asked for, listening to one run.
 *
 * analyses_begin, then the run, then the questions in any order, then analyses_end.
 */
#ifndef HAVELOCK_PREDICT_ANALYSES_H
#define HAVELOCK_PREDICT_ANALYSES_H

#include "event/fanout.h"
#include "predict/detectors.h"

struct coverage;
struct lock_filter;
struct validator;
struct vm;

struct analyses {
    struct analyses_options options;
    struct names names; /* of the VM that is listened to */
    struct fanout all;  /* to detectors that get every event */
    struct fanout new_locks;
    struct lock_filter *lock_filter; /* before new_locks; NULL: nobody wants these */
    struct races *races;             /* what the race detectors have found */
    void *detectors[DETECTOR_COUNT]; /* NULL: not wanted */
};

/* Is there any detector that is wanted? */
bool analyses_are_chosen(const struct analyses_options *options);

/* "races: happens-before; deadlocks: lock graph, segmented" */
void analyses_describe(const struct analyses_options *options, FILE *out);

/* The VM stands before its first step. The struct must stay where it is until analyses_end. */
void analyses_begin(struct analyses *analyses, const struct analyses_options *options, struct vm *vm);
void analyses_end(struct analyses *analyses);

/* Adds what was found. False: the search for lock orders was cut off. */
bool analyses_report(struct analyses *analyses, struct findings *findings);

struct analyses_memory analyses_memory(const struct analyses *analyses);

/* NULL: there is none. Borrowed until analyses_end. */
const struct coverage *analyses_coverage(const struct analyses *analyses);
const struct validator *analyses_validator(const struct analyses *analyses);

/* Notes the window of each prediction (detect/dependency.h), of a run with so many threads. */
void analyses_windows(struct analyses *analyses, u32 threads, struct findings *findings);

#endif
