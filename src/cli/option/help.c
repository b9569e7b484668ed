#include "cli/option/help.h"

#include "cli/host/exit_status.h"
#include "cli/host/version.h"

#include <string.h>

enum { HELP_COLUMN = 34 };

void help_print(FILE *out) {
    fprintf(out, "Havelock %s, a verification environment for multithreaded Java programs.\n\n", HAVELOCK_VERSION);
    fprintf(out, "usage: havelock COMMAND [options] ...\n\ncommands:\n");
    for (int i = 0; i < COMMAND_COUNT; i++) fprintf(out, "  %-8s %s\n", command_at(i)->name, command_at(i)->help);
    fprintf(out, "\n`havelock COMMAND --help` lists the options of a command.\n"
                 "`havelock --version` prints the version.\n");
}

/* "  -cp PATH" or "  --max-time=TIME": the first name and how its argument is written. */
static int print_option_head(FILE *out, const struct option *option) {
    int length = (int)strcspn(option->names, "|");
    const char *between = "";
    if (option->style == OPTION_STYLE_VALUE) between = option->names[1] == '-' ? "=" : " ";
    else if (option->style == OPTION_STYLE_FLAG && *option->argument) between = " ";
    else if (option->style == OPTION_STYLE_OPTIONAL)
        return fprintf(out, "  %.*s[=%s]", length, option->names, option->argument);
    return fprintf(out, "  %.*s%s%s", length, option->names, between, option->argument);
}

static void print_option(FILE *out, const struct option *option) {
    int width = print_option_head(out, option);
    if (width >= HELP_COLUMN) width = fprintf(out, "\n") - 1;
    fprintf(out, "%*s%s\n", HELP_COLUMN - width, "", option->help);
}

void help_print_command(FILE *out, enum command command) {
    const struct command_row *row = command_row(command);
    fprintf(out, "usage: havelock %s %s\n\n%s\n", row->name, row->synopsis, row->help);
    if (command & ON_TARGETS)
        fprintf(out, "\nTARGET is a class name (looked up on the class path), -jar FILE.jar, -m MODULE/CLASS,\n"
                     "a .class file, a single .java file (compiled with the JDK's javac), or --test CLASS#METHOD.\n");
    fprintf(out, "\noptions:\n");
    for (int i = 0; i < OPTION_COUNT; i++) {
        const struct option *option = option_row((enum option_id)i);
        if ((option->commands & command) && *option->help) print_option(out, option);
    }
}

int help_complain(enum command command, const struct diag *diag) {
    fprintf(stderr, "havelock %s: %s\n", command_row(command)->name, diag->text);
    return EXIT_USAGE;
}
