/* tests_run.h - with --test: was anything tested? A verdict on tests that JUnit skipped would be one on nothing. */
#ifndef HAVELOCK_CLI_TARGET_TESTS_RUN_H
#define HAVELOCK_CLI_TARGET_TESTS_RUN_H

#include "cli/target/target.h"
#include "vm/caveats.h"

/* Why the verdict "nothing found" must not be given, in the target's arena; NULL: it may be. */
const char *tests_run_objection(const struct target *target, const struct caveats *caveats);

/* Writes it to standard error; returns the exit status. */
int tests_run_complain(const char *objection);

#endif
