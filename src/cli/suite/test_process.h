/* test_process.h - one check of one test, in a process of its own: whatever happens to it is one row of the table. */
#ifndef HAVELOCK_CLI_SUITE_TEST_PROCESS_H
#define HAVELOCK_CLI_SUITE_TEST_PROCESS_H

#include <sys/types.h>

#include "base/diag.h"
#include "base/types.h"

struct test_process {
    pid_t pid;
    int status;     /* as of waitpid, once it has ended */
    double seconds; /* of CPU, likewise */
};

/* Starts a program in a folder; its input is empty, its output goes to out.txt and err.txt in `files`. argv[0] is its
 * path; a NULL at the end. It ends when this process does. -1 with diag. */
int test_process_start(struct test_process *process, char *const *argv, const char *folder, const char *files,
                       struct diag *diag);

/* Has it ended? If so, status and seconds are known; it must not be asked again. */
bool test_process_has_ended(struct test_process *process);

/* Asks it to end soon. */
void test_process_stop(const struct test_process *process);

#endif
