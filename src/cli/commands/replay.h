/* replay.h - `havelock replay`: repeats a saved counterexample. */
#ifndef HAVELOCK_CLI_COMMANDS_REPLAY_H
#define HAVELOCK_CLI_COMMANDS_REPLAY_H

int cli_replay(int argc, char **argv);

#endif
