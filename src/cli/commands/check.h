/* check.h - `havelock check`. */
#ifndef HAVELOCK_CLI_COMMANDS_CHECK_H
#define HAVELOCK_CLI_COMMANDS_CHECK_H

/* Gets the arguments behind the command's name; returns the exit status. */
int cli_check(int argc, char **argv);

#endif
