/* commands.h - the table of commands: dispatch and help come from it.
 *
 * A row is X(id, name, function, synopsis, help). A command gets the arguments behind its name and
 * returns the exit status.
 */
#ifndef HAVELOCK_CLI_COMMANDS_H
#define HAVELOCK_CLI_COMMANDS_H

#include "cli/option/option_table.h"

/* clang-format off */
/* clang-format off */
#define COMMAND_TABLE(X) \
    X(JAVA,   "java",   cli_java,   "[options] TARGET [args]", "run a program as java does") \
    X(RUN,    "run",    cli_run,    "[options] TARGET [args]", \
      "run a program once and predict the races and deadlocks of other runs") \
    X(HUNT,   "hunt",   cli_hunt,   "[options] TARGET [args]", \
      "run a program, then confirm or refute every prediction") \
    X(CHECK,  "check",  cli_check,  "[options] TARGET [args]", "search all interleavings of a program") \
    X(REPLAY, "replay", cli_replay, "[options] FILE",          "repeat a saved counterexample, step by step") \
    X(DOCTOR, "doctor", cli_doctor, "[--jdk DIR]", \
      "show what was found on this machine and what is missing") \
    X(DEMO,   "demo",   cli_demo,   "[--jdk DIR] [NAME]",      "show a prepared example, end to end")
/* clang-format on */
/* clang-format on */

struct command_row {
    enum command id;
    const char *name;
    int (*run)(int argc, char **argv);
    const char *synopsis;
    const char *help;
};

/* The row at this index; NULL behind the last one. */
const struct command_row *command_at(unsigned index);

/* The row of a name or an id; NULL when there is none. */
const struct command_row *command_named(const char *name);
const struct command_row *command_row(enum command id);

#endif
