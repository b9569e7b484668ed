/* dispatch.h - runs a command of option/commands.def. */
#ifndef HAVELOCK_CLI_COMMANDS_DISPATCH_H
#define HAVELOCK_CLI_COMMANDS_DISPATCH_H

#include "cli/option/command_table.h"

struct watch;

/* The arguments after its name, with a NULL at the end as in main. Returns the exit status. */
int dispatch(enum command command, struct watch *watch, int argc, char **argv);

#endif
