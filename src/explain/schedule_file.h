/* schedule_file.h - a schedule in a file, with all that is needed to replay it in another process.
 *
 * What is visible, and so where steps end, depends on what a search has learned. So a step says which thread takes it,
 * and where the thread stops: at which instruction, at which depth of its stack, and the how many-th time it comes to
 * that place in this step. Threads are numbered in the order of their starts. The file is text:
 *
 *   havelock-schedule 1
 *   jdk VERSION
 *   folder PATH                where the command was given; a path that is not absolute is seen from there
 *   word TEXT                  the command line of the target, word by word
 *   violation KIND             as in findings: deadlock, ...
 *   class NAME HASH            each class of the application that was loaded
 *   input DIGITS               standard input in hexadecimal, piece by piece, if it was read; "-": it is empty
 *   limit NANOSECONDS UNIT     how long the program waits (vm/time/time_limits.h); numbers the choices at a clock
 *   step THREAD CHOICE STOP METHOD OFFSET DEPTH PASSES [PART]
 *   end STEPS
 *
 * Texts have %XX for characters that are not printable, for the space and for '%'.
 */
#ifndef HAVELOCK_EXPLAIN_SCHEDULE_FILE_H
#define HAVELOCK_EXPLAIN_SCHEDULE_FILE_H

#include <stdio.h>

#include "base/diag.h"
#include "report/finding.h"
#include "vm/time/time_values.h"

/* X(id, name) */
#define SCHEDULE_STOPS(X) \
    X(BEFORE, "before")   /* another operation that others can see */ \
    X(BLOCKED, "blocked") /* has to wait */ \
    X(ENDED, "ended") \
    X(OVER, "over") /* the program is, or an exception left the thread */
#define SCHEDULE_STOP_ROW(id, name) SCHEDULE_STOP_##id,
enum schedule_stop { SCHEDULE_STOPS(SCHEDULE_STOP_ROW) SCHEDULE_STOP_COUNT };

struct schedule_step {
    u32 thread, alternative;
    enum schedule_stop stop;
    const char *method; /* "a/b/Main.run()V"; "-" where there is none */
    u32 offset, depth, passes;
    u32 part; /* of a call that is carried out part by part (vm/access/bulk.h): the one that comes next, 0: the first
               */
};

struct schedule_class {
    const char *name; /* "a/b/Main" */
    u64 hash;
};

struct schedule_file {
    struct arena *arena; /* of all texts */
    const char *jdk;
    const char *folder; /* NULL: not known */
    enum finding_kind violation;
    struct texts words;
    struct VEC(struct schedule_class) classes;
    bool has_input;
    struct VEC(u8) input;
    struct VEC(struct time_value) limits;
    struct VEC(struct schedule_step) steps;
};

void schedule_file_init(struct schedule_file *schedule_file);
void schedule_file_free(struct schedule_file *schedule_file);

void schedule_file_write(const struct schedule_file *schedule_file, FILE *out);

/* text: any bytes. *schedule_file is initialised in every case. 0, or -1 with diag naming the line. */
int schedule_file_read(struct schedule_file *schedule_file, struct slice text, struct diag *diag);

/* Of the bytes of a class file. */
u64 schedule_file_hash(struct slice bytes);

#endif
