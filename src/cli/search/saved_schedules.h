/* saved_schedules.h - the schedules of what a search found, and the files they are saved to.
 *
 * --save=NAME: the first finding's schedule becomes NAME, the next ones NAME.2, NAME.3, ... (with --all there may be
 * many). Each finding is told the name of its file.
 */
#ifndef HAVELOCK_CLI_SEARCH_SAVED_SCHEDULES_H
#define HAVELOCK_CLI_SEARCH_SAVED_SCHEDULES_H

#include "cli/output/outfile.h"
#include "cli/target/target.h"
#include "explain/schedule_file.h"
#include "report/finding.h"
#include "vm/vm.h"

struct saved_schedules {
    const char *path; /* NULL: they are not saved */
    struct outfile first;
    struct VEC(struct schedule_file) files; /* beside the findings */
};

/* Tells at once if the place cannot be written to: -1 with diag. path: borrowed; NULL: nothing is saved. */
int saved_schedules_open(struct saved_schedules *saved_schedules, const char *path, struct diag *diag);

/* The script of the next finding, to be filled; borrowed until the next one. */
struct schedule_file *saved_schedules_add(struct saved_schedules *saved_schedules);

/* The last one is not needed after all. */
void saved_schedules_drop_last(struct saved_schedules *saved_schedules);

/* Writes the files. words: the command line; of: the finding of each, in the same order, of the list. -1 with diag at
 * the first that cannot be written. */
int saved_schedules_save(struct saved_schedules *saved_schedules, struct vm *vm, const char *jdk,
                         const struct words *words, struct findings *findings, struct finding *const *of,
                         struct diag *diag);

void saved_schedules_close(struct saved_schedules *saved_schedules);

#endif
