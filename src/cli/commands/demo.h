/* demo.h - `havelock demo [NAME]`: a prepared example, end to end.
 *
 * An example is a program below examples/ and the command that is worth seeing on it. Its command line is printed as
 * a user would type it, and then run; the exit status is that command's. Without a name the examples are listed and
 * the first one is run. One that needs a library which is not installed says which Debian package has it: status 2.
 *
 * The examples are found from the place of the program: in the source tree, or installed beside it. The libraries are
 * looked for where Debian puts them, in /usr/share/java, or in the folder that the environment's HAVELOCK_JARS names.
 */
#ifndef HAVELOCK_CLI_COMMANDS_DEMO_H
#define HAVELOCK_CLI_COMMANDS_DEMO_H

int cli_demo(int argc, char **argv);

#endif
