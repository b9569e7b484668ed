/* option_table.h - the option table: the parser and every help page come from it.
 *
 * A row of options.def is OPTION(id, names, style, argument, commands, help). Names are alternatives separated by
 * '|'. Rows are tried from the top, so a longer prefix stands above a shorter one ("-Xss" above
 * "-X"). An option is accepted only by the commands of its row; a row without help text is
 * accepted silently and listed nowhere.
 *
 * Styles:
 *   FLAG     the name alone
 *   VALUE    the value is the next argument, or follows '=' where the name begins with "--"; only a PATH may be empty
 *   SUFFIX   the name alone or followed by ":text"; the text is the value
 *   JOINED   the value is glued to the name
 *   OPTIONAL the name alone or followed by "=text"; the text is the value
 */
#ifndef HAVELOCK_CLI_OPTION_OPTION_TABLE_H
#define HAVELOCK_CLI_OPTION_OPTION_TABLE_H

#include "base/diag.h"
#include "cli/option/command_table.h"

#define ON_RUNS     (COMMAND_RUN | COMMAND_HUNT)
#define ON_TARGETS  (COMMAND_JAVA | COMMAND_CHECK | ON_RUNS)
#define ON_FINDINGS (COMMAND_CHECK | COMMAND_REPLAY | ON_RUNS)
#define ON_SUITES   (COMMAND_TEST | COMMAND_MERGE)
#define ON_ALL      (ON_TARGETS | ON_SUITES | COMMAND_DOCTOR | COMMAND_DEMO | COMMAND_REPLAY)

enum option_id {
#define OPTION(id, names, style, argument, commands, help) OPTION_##id,
#include "cli/option/options.def"
    OPTION_COUNT
};

enum option_style {
    OPTION_STYLE_FLAG,
    OPTION_STYLE_VALUE,
    OPTION_STYLE_SUFFIX,
    OPTION_STYLE_JOINED,
    OPTION_STYLE_OPTIONAL
};

struct option {
    enum option_id id;
    const char *names;
    enum option_style style;
    const char *argument;
    unsigned commands;
    const char *help;
};

/* The row of an option. */
const struct option *option_row(enum option_id id);

struct option_match {
    enum option_id id;
    const char *value; /* borrowed from argv; "" for a flag */
};

/* Reads the option at argv[*at] and moves *at past it. 1: an option; 0: argv[*at] is none (or
 * argv has ended); -1 with diag: the command has no such option, or its value is missing. */
int option_next(enum command command, int argc, char **argv, int *at, struct option_match *match, struct diag *diag);

/* A number of bytes: "512m", "2G", "1000". 0, or -1 with diag naming the option. */
int option_size(const char *option, const char *text, u64 *bytes, struct diag *diag);

/* A time in seconds: "30s", "5m", "1h", "1.5". 0, or -1 with diag naming the option. */
int option_time(const char *option, const char *text, double *seconds, struct diag *diag);

/* A whole number. 0, or -1 with diag naming the option. */
int option_number(const char *option, const char *text, u64 *number, struct diag *diag);

/* The same for options that ask for something to be done, or bound it: 0 is refused, too. */
int option_count(const char *option, const char *text, u64 *number, struct diag *diag);
int option_time_limit(const char *option, const char *text, double *seconds, struct diag *diag);
int option_size_limit(const char *option, const char *text, u64 *bytes, struct diag *diag);

#endif
