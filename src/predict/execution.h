/* execution.h - plain runs of a target with the analyses listening: the first half of `run` and `hunt`. */
#ifndef HAVELOCK_PREDICT_EXECUTION_H
#define HAVELOCK_PREDICT_EXECUTION_H

#include "predict/analyses.h"
#include "report/report.h"
#include "vm/interp/scheduler.h"
#include "vm/world/stdin_record.h"

/* The places of the application that take locks. */
struct locks_seen {
    bool looked;
    u32 count, executed;
    struct texts missed; /* where those are that were not: "Main.java:12 (Main.run)", in the findings' arena */
};

struct execution {
    const struct target *target;
    struct analyses_choice choice;
    const atomic_uint *stop;   /* the user has seen enough */
    bool quiet_output;         /* the program's output goes to standard error */
    struct stdin_record input; /* what they read of standard input: all of them the same */
    u64 runs, seed;            /* how many are asked for, the first one's seed */
    double max_seconds;        /* on the wall, for all of them together; 0: no limit. Set by the caller */
    struct findings findings;  /* of all of them, each problem once */
    u64 done, events, threads, instructions;
    bool senseless;                /* --self-check: the events of a run were wrong */
    bool whole;                    /* every lock order was looked at */
    enum scheduler_end end;        /* of the last one */
    struct locks_seen locks;       /* of the last run */
    double seconds;                /* CPU time */
    struct analyses_memory memory; /* at the end of the last one */
};

/* Did the time end before the program did? */
static inline bool execution_was_late(const struct execution *execution) { return execution->end == SCHEDULER_LATE; }

/* From --runs, --seed and those of the analyses. -1 with diag. execution_free in every case. */
int execution_read(struct execution *execution, const struct target *target, struct diag *diag);
void execution_free(struct execution *execution);

/* 0, or an exit status: the program could not be run, or needs something that is not there (a message was printed). */
int execution_run(struct execution *execution);

struct figures execution_figures(const struct execution *execution);

/* How many variables and locks the detectors know, and the bytes for each; one figure in a line. */
void execution_write_memory(const struct execution *execution, FILE *out);

/* That the program was stopped before its end; nothing if it was not. */
void execution_write_end(const struct execution *execution, FILE *out);

/* Which lock operations of the code were not executed; nothing if all were. */
void execution_write_coverage(const struct execution *execution, FILE *out);

#endif
