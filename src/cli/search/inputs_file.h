/* inputs_file.h - what the result of a search depends on, beside its command line: the classes that were looked for on
 * the class path, found or not, and what was seen of the disk and the environment. As long as all that is the same,
 * the same search would come to the same result.
 *
 * The file is an archive (base/archive.h).
 */
#ifndef HAVELOCK_CLI_SEARCH_INPUTS_FILE_H
#define HAVELOCK_CLI_SEARCH_INPUTS_FILE_H

#include "base/diag.h"
#include "program/lookups.h"
#include "vm/world/host_snapshot.h"

/* 0, or -1 with diag. */
int inputs_file_write(const char *path, struct lookups *lookups, struct host_snapshot *host, struct diag *diag);

/* The world as it is now, for a class path. What was looked at once is not looked at again. */
struct inputs_now;

/* host: borrowed. NULL with diag. */
struct inputs_now *inputs_now_new(const char *class_path, int jdk, struct host_snapshot *host, struct diag *diag);
void inputs_now_free(struct inputs_now *now); /* NULL is allowed */

/* Is everything as the file says? No, if there is no such file or it is damaged. */
bool inputs_file_is_current(const char *path, struct inputs_now *now);

#endif
