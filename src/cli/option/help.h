/* help.h - help pages and the message for wrong usage, all from the tables. */
#ifndef HAVELOCK_CLI_OPTION_HELP_H
#define HAVELOCK_CLI_OPTION_HELP_H

#include "base/diag.h"
#include "cli/option/option_table.h"

#include <stdio.h>

/* `havelock --help` */
void help_print(FILE *out);

/* `havelock COMMAND --help` */
void help_print_command(FILE *out, enum command command);

/* Prints what was wrong with a command's arguments to standard error; returns the exit status 2. */
int help_complain(enum command command, const struct diag *diag);

#endif
