/* script.h - a schedule to be kept: enough to repeat it in another process.
 *
 * What is visible, and so where steps end, depends on what a search has learned. So a step says who takes it, and where he
 * stops: at which instruction, how deep in his stack, the how many-th time he comes to it in this step. Threads are
 * numbered in the order of their starts. As a file it is text:
 *
 *   havelock-schedule 1
 *   jdk VERSION
 *   word TEXT                          the command line of the target, word by word
 *   violation KIND                     as in findings: deadlock, ...
 *   class NAME HASH                    each class of the application that was loaded
 *   input DIGITS                       standard input in hexadecimal, piece by piece, if it was read; "-": it is empty
 *   limit NANOSECONDS UNIT             that the program waits (vm/limits.h): choices at a clock are numbered by them
 *   step THREAD CHOICE STOP METHOD OFFSET DEPTH PASSES
 *   end STEPS
 *
 * Texts have %XX for what is not printable, for the space and for '%'.
 */
#ifndef HAVELOCK_EXPLAIN_SCHEDULE_FILE_H
#define HAVELOCK_EXPLAIN_SCHEDULE_FILE_H

#include <stdio.h>

#include "base/diag.h"
#include "report/finding.h"
#include "vm/time/time_values.h"

/* X(id, name) */
#define SCRIPT_STOPS(X)                                                                                     \
    X(BEFORE, "before")   /* another operation that others can see */                                       \
    X(BLOCKED, "blocked") /* has to wait */                                                                 \
    X(ENDED, "ended")                                                                                       \
    X(OVER, "over")       /* the program is, or an exception left the thread */
#define SCRIPT_STOP_ID(id, name) SCRIPT_##id,
enum script_stop { SCRIPT_STOPS(SCRIPT_STOP_ID) SCRIPT_STOP_COUNT };

struct script_step {
    u32 thread, alternative;
    enum script_stop stop;
    const char *method; /* "a/b/Main.run()V"; "-" where there is none */
    u32 offset, depth, passes;
};

struct script_class {
    const char *name; /* "a/b/Main" */
    u64 hash;
};

struct script {
    struct arena *arena; /* of all texts */
    const char *jdk;
    enum finding_kind violation;
    struct texts words;
    struct VEC(struct script_class) classes;
    bool has_input;
    struct VEC(u8) input;
    struct VEC(struct held_time) limits;
    struct VEC(struct script_step) steps;
};

void script_init(struct script *script);
void script_free(struct script *script);

void script_write(const struct script *script, FILE *out);

/* Any bytes; the script is initialised in every case. 0, or -1 with diag naming the line. */
int script_read(struct script *script, struct slice text, struct diag *diag);

const char *script_stop_name(enum script_stop stop);

/* Of the bytes of a class file. */
u64 script_hash(struct slice bytes);

#endif
