/* command_table.h - the names of the commands and what their help says: the rows of commands.def. */
#ifndef HAVELOCK_CLI_OPTION_COMMAND_TABLE_H
#define HAVELOCK_CLI_OPTION_COMMAND_TABLE_H

enum command_number {
#define COMMAND(id, name, function, synopsis, help) COMMAND_NUMBER_##id,
#include "cli/option/commands.def"
    COMMAND_COUNT
};

/* One bit each, so that an option can name the commands that take it. */
enum command {
#define COMMAND(id, name, function, synopsis, help) COMMAND_##id = 1 << COMMAND_NUMBER_##id,
#include "cli/option/commands.def"
};

struct command_row {
    enum command id;
    const char *name, *synopsis, *help;
};

/* The row with this number, which is below COMMAND_COUNT. */
const struct command_row *command_at(enum command_number number);

/* The row of one command. */
const struct command_row *command_row(enum command id);

/* The row of a name; NULL: there is none. */
const struct command_row *command_named(const char *name);

#endif
