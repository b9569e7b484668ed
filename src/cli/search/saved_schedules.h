/* saved_schedules.h - the files that the schedules of findings are saved to.
 *
 * --save=NAME: the schedule of the first finding goes to NAME, the next ones to NAME.2, NAME.3, ... (with --all there
 * may be many). Each finding gets the name of its file.
 */
#ifndef HAVELOCK_CLI_SEARCH_SAVED_SCHEDULES_H
#define HAVELOCK_CLI_SEARCH_SAVED_SCHEDULES_H

#include "cli/output/outfile.h"
#include "cli/target/target.h"
#include "predict/proofs.h"

struct saved_schedules {
    const char *path; /* NULL: they are not saved */
    struct outfile first;
};

/* Says at once if the file cannot be written: -1 with diag. path: borrowed; NULL: nothing is saved. */
int saved_schedules_open(struct saved_schedules *saved, const char *path, struct diag *diag);

/* Writes the files. words: the command line; the findings of the proofs are of the list. -1 with diag at the first that
 * cannot be written. */
int saved_schedules_save(struct saved_schedules *saved, struct vm *vm, const char *jdk, const struct words *words,
                         struct proofs *proofs, struct findings *findings, struct diag *diag);

void saved_schedules_close(struct saved_schedules *saved);

#endif
