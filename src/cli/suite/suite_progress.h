/* suite_progress.h - tells how the tests go: a line for each that has ended, what was found, and on a terminal what is
 * being checked. */
#ifndef HAVELOCK_CLI_SUITE_SUITE_PROGRESS_H
#define HAVELOCK_CLI_SUITE_SUITE_PROGRESS_H

#include <stdio.h>

#include "cli/suite/suite.h"

struct suite_progress {
    struct suite_listener listener; /* for the options of the suite */
    FILE *out;
    bool quiet;       /* lines, but not what was found */
    bool on_terminal; /* standard error is one */
    u32 all, ended;
};

/* The struct must stay where it is. */
void suite_progress_open(struct suite_progress *progress, FILE *out, bool quiet, u32 all);
void suite_progress_close(struct suite_progress *progress);

#endif
