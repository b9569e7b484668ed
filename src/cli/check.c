#include "cli/check.h"

#include "cli/exit_status.h"
#include "cli/help.h"
#include "cli/target.h"

#include <stdio.h>

int cli_check(int argc, char **argv) {
    struct target target;
    struct diag diag = {""};
    int status = EXIT_UNSUPPORTED;
    int parsed = target_parse(&target, COMMAND_CHECK, argc, argv, &diag);
    if (parsed < 0)
        status = help_complain(COMMAND_CHECK, &diag);
    else if (parsed == 1)
        help_print_command(stdout, COMMAND_CHECK);
    else
        fprintf(stderr, "havelock check: not built in\n");
    target_free(&target);
    return parsed == 1 ? EXIT_CLEAN : status;
}
