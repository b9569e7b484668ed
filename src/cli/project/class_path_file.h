/* class_path_file.h - class paths that a build wrote down. */
#ifndef HAVELOCK_CLI_PROJECT_CLASS_PATH_FILE_H
#define HAVELOCK_CLI_PROJECT_CLASS_PATH_FILE_H

#include "base/arena.h"
#include "base/diag.h"

/* Of a file as `mvn dependency:build-classpath -Dmdep.outputFile=FILE` writes it: paths with ':' or line ends between.
 * NULL with diag. */
const char *class_path_file_read(struct arena *arena, const char *path, struct diag *diag);

/* What the build of this folder left behind: target/classpath.txt, build/classpath.txt, or the report of an earlier
 * `mvn test` (target/surefire-reports/TEST-*.xml). NULL: nothing. */
const char *class_path_file_of_build(struct arena *arena, const char *folder);

#endif
