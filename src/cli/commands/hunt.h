/* probe.h - `havelock hunt`: a run, and then the model checker proves or refutes what the analyses predict from it. */
#ifndef HAVELOCK_CLI_COMMANDS_HUNT_H
#define HAVELOCK_CLI_COMMANDS_HUNT_H

int cli_hunt(int argc, char **argv);

#endif
