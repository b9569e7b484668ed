/* main.c - finds the command and runs it. */
#include "cli/commands/dispatch.h"
#include "cli/host/crash.h"
#include "cli/host/exit_status.h"
#include "cli/host/machine.h"
#include "cli/host/version.h"
#include "cli/host/watch.h"
#include "cli/option/help.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
    const char *name = argc > 1 ? argv[1] : "";
    const struct command_row *command = command_named(name);
    struct watch watch;
    watch_init(&watch);
    machine_tune_memory();
    crash_prepare();
    signal(SIGXFSZ, SIG_IGN); /* a file that grows beyond a limit is an error of its write */
    if (command) return dispatch(command->id, &watch, argc - 2, argv + 2);
    if (strcmp(name, "--version") == 0) {
        printf("havelock %s\n", HAVELOCK_VERSION);
        return EXIT_CLEAN;
    }
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        help_print(stdout);
        return EXIT_CLEAN;
    }
    if (argc < 2) fprintf(stderr, "havelock: no command given; `havelock --help` lists them\n");
    else
        fprintf(stderr, "havelock: unknown %s %s; `havelock --help` lists the commands\n",
                name[0] == '-' ? "option" : "command", name);
    return EXIT_USAGE;
}
