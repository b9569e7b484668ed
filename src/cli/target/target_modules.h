/* target_modules.h - modules on the command line. The JDK's module system takes such options as system properties, so
 * that is what they become. */
#ifndef HAVELOCK_CLI_TARGET_TARGET_MODULES_H
#define HAVELOCK_CLI_TARGET_TARGET_MODULES_H

#include "cli/target/target.h"

/* Takes one of the options about modules. */
void target_take_module_option(struct target *target, struct option_match match);

/* -m: "MODULE/p.Main" or "MODULE". 0, or -1 with diag. */
int target_use_module(struct target *target, const char *name, const char *class_path, struct diag *diag);

#endif
