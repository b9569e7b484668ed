/* tempdir.h - a temporary folder that is removed when the process ends.
 *
 * A small child process waits for the end of this one and then removes the folder, so that none remains whether the
 * program returns, calls exit, or is killed.
 */
#ifndef HAVELOCK_CLI_HOST_TEMPDIR_H
#define HAVELOCK_CLI_HOST_TEMPDIR_H

#include "base/diag.h"

struct tempdir;

/* A new empty folder below TMPDIR, or /tmp. NULL with diag. */
struct tempdir *tempdir_new(struct diag *diag);

const char *tempdir_path(const struct tempdir *dir);

/* Removes the folder now. NULL is allowed. */
void tempdir_free(struct tempdir *dir);

#endif
