/* run.h - `havelock run`: one execution, or several, with the runtime analyses on. */
#ifndef HAVELOCK_CLI_COMMANDS_RUN_H
#define HAVELOCK_CLI_COMMANDS_RUN_H

int cli_run(int argc, char **argv);

#endif
