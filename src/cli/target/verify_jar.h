/* verify_jar.h - the jar with the classes Verify (lib/java) that came with this program. */
#ifndef HAVELOCK_CLI_TARGET_VERIFY_JAR_H
#define HAVELOCK_CLI_TARGET_VERIFY_JAR_H

#include "base/arena.h"

/* Its path: beside the program as built, or below ../lib/havelock as installed. NULL: it is not there. */
const char *verify_jar_path(struct arena *arena);

/* The class path with the jar after it: a program that brings its own Verify has that one. */
const char *verify_jar_append(struct arena *arena, const char *class_path);

#endif
