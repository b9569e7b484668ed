/* java.h - `havelock java`. */
#ifndef HAVELOCK_CLI_COMMANDS_JAVA_H
#define HAVELOCK_CLI_COMMANDS_JAVA_H

/* Gets the arguments behind the command's name; returns the exit status. */
int cli_java(int argc, char **argv);

#endif
