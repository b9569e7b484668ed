/* junit_jars.h - JUnit for projects whose class path lacks it, or lacks the launcher.
 *
 * Builds run tests with a launcher of their own, so the class path of a project often has JUnit 5 without it. It is
 * looked for where the engine came from (the same folder, the repositories of Maven and Gradle), then where Debian puts
 * JUnit: /usr/share/java, or the folder that the environment's HAVELOCK_JARS names.
 */
#ifndef HAVELOCK_CLI_PROJECT_JUNIT_JARS_H
#define HAVELOCK_CLI_PROJECT_JUNIT_JARS_H

#include "base/arena.h"
#include "base/diag.h"

/* The class path, with what tests of these generations need behind it. What is not found is left out: a test that
 * needs it says so. */
const char *junit_jars_complete(struct arena *arena, const char *class_path, bool needs4, bool needs5, int jdk,
                                struct diag *diag);

#endif
