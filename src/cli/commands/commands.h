/* commands.h - the functions of all commands: one file each, beside this one.
 *
 * Each gets the watch that began with the process and the arguments after the command's name, and returns the exit
 * status (host/exit_status.h). What a command does is in option/commands.def and in docs.
 */
#ifndef HAVELOCK_CLI_COMMANDS_COMMANDS_H
#define HAVELOCK_CLI_COMMANDS_COMMANDS_H

struct watch;

#define COMMAND(id, name, function, synopsis, help) int function(struct watch *watch, int argc, char **argv);
#include "cli/option/commands.def"

#endif
