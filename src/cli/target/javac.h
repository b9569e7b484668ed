/* javac.h - compiles one source file with the JDK's own compiler. */
#ifndef HAVELOCK_CLI_TARGET_JAVAC_H
#define HAVELOCK_CLI_TARGET_JAVAC_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/limits.h"
#include "cli/target/jdk.h"

enum { JAVAC_FAILED = -1, JAVAC_STOPPED = -2 };

/* Compiles source into the folder given, with all debug information. What javac says goes to standard error. 0, or a
 * negative number with diag; JAVAC_STOPPED: a limit was reached first. */
int javac_compile(struct arena *arena, const struct jdk *jdk, const char *class_path, const char *source,
                  const char *folder, const struct limits *limits, struct diag *diag);

#endif
