/* junit.h - tests as targets: which JUnit a test is written for, and whether it is installed.
 *
 * The tests run in JUnit's own runner, called by havelock.TestMain (lib/java); what a
 * user may have got wrong is checked here, before anything runs.
 */
#ifndef HAVELOCK_CLI_TARGET_JUNIT_H
#define HAVELOCK_CLI_TARGET_JUNIT_H

#include "base/diag.h"
#include "program/program.h"

#define JUNIT_MAIN "havelock/TestMain"

/* class_name in internal form; method NULL: all tests of the class. The generation of JUnit, 4 or 5, or -1 with diag:
 * the class, the method or JUnit is not there, or the class has no tests. */
int junit_find(struct program *program, const char *class_name, const char *method, struct diag *diag);

#endif
