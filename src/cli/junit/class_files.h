/* class_files.h - the class files of a class path, each read once. */
#ifndef HAVELOCK_CLI_JUNIT_CLASS_FILES_H
#define HAVELOCK_CLI_JUNIT_CLASS_FILES_H

#include "base/arena.h"
#include "base/diag.h"
#include "cli/junit/class_source.h"

struct class_files;

/* jdk: the feature version whose entries of multi-release jars count. NULL with diag. Lives in the arena, but for what
 * class_files_close closes. */
struct class_files *class_files_open(struct arena *arena, const char *class_path, int jdk, struct diag *diag);
void class_files_close(struct class_files *files); /* NULL is allowed */

struct class_source class_files_source(struct class_files *files);

/* Is there a class of this name ("p/Foo")? */
bool class_files_has(struct class_files *files, const char *name);

#endif
