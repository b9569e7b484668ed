/* outfile.h - a file that is there whole or not at all.
 *
 * Opening it fails at once if the place cannot be written to. What is written goes to a temporary file beside it, which
 * takes its place at the end. Without a path it is the standard output; a device or pipe is written to directly.
 */
#ifndef HAVELOCK_CLI_OUTPUT_OUTFILE_H
#define HAVELOCK_CLI_OUTPUT_OUTFILE_H

#include <stdio.h>

#include "base/diag.h"

struct outfile {
    FILE *stream;
    char *path, *draft; /* draft NULL: written to directly */
};

/* path NULL: standard output. 0, or -1 with diag. */
int outfile_open(struct outfile *file, const char *path, struct diag *diag);

/* Could it be opened? Leaves no trace. 0, or -1 with diag. */
int outfile_try(const char *path, struct diag *diag);

/* Ends it: with `keep` the file is in its place now. 0, or -1 with diag (disk full). Safe to call once more. */
int outfile_close(struct outfile *file, bool keep, struct diag *diag);

#endif
