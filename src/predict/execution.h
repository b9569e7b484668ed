/* execution.h - plain runs of a program with the analyses on: the first half of `run` and `hunt`. */
#ifndef HAVELOCK_PREDICT_EXECUTION_H
#define HAVELOCK_PREDICT_EXECUTION_H

#include "predict/analyses.h"
#include "predict/launcher.h"
#include "report/report.h"
#include "vm/interp/scheduler.h"
#include "vm/world/stdin_record.h"

struct execution_options {
    const struct launcher *launcher;
    struct analyses_options analyses;
    u64 runs, seed;          /* how many runs; the seed of the first one, the next ones count upwards */
    double max_seconds;      /* on the wall, for all runs together; 0: no limit */
    const atomic_uint *stop; /* not 0: the user has seen enough; NULL: never */
    FILE *output;            /* where the program's output goes; NULL: where it writes it to */
};

/* The places of the application that take locks. */
struct lock_coverage {
    bool known;
    u32 count, executed;
    struct texts missed; /* those not executed: "Main.java:12 (Main.run)", in the findings' arena */
};

struct execution {
    struct execution_options options;
    struct stdin_record input; /* what the runs read of standard input: all of them the same */
    struct findings findings;  /* of all runs, each problem once */
    u64 done, events, threads, instructions;
    struct diag trouble;           /* that ended the last run: a message was written; "": none */
    bool whole;                    /* no search for lock orders was cut off */
    enum scheduler_end end;        /* of the last run */
    struct lock_coverage locks;    /* of the last run */
    struct caveats *caveats;       /* of all runs */
    struct analyses_memory memory; /* at the end of the last run */
};

/* Did the time or the memory end before the program did? */
static inline bool execution_was_late(const struct execution *execution) {
    return execution->end == SCHEDULER_LATE || execution->end == SCHEDULER_FULL;
}

/* Did that, or a signal, stop it? */
static inline bool execution_was_stopped(const struct execution *execution) {
    return execution->end == SCHEDULER_STOPPED || execution_was_late(execution);
}

/* One run without a limit, nothing analysed: the caller changes the options before execution_run. */
void execution_init(struct execution *execution);
void execution_free(struct execution *execution);

/* Once. */
enum predict_status execution_run(struct execution *execution);

struct figures execution_figures(const struct execution *execution);

#endif
