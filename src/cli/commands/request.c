#include "cli/commands/request.h"

#include <stdlib.h>

#include "cli/host/exit_status.h"
#include "cli/option/help.h"

/* The output is open before anything takes long. As target_parse. */
static int read_arguments(struct request *request, enum command command, int argc, char **argv, struct diag *diag) {
    struct target *target = &request->target;
    int status = target_read_options(target, &request->watch->limits, command, argc, argv, diag);
    if (status != 0) return status;
    if (output_open(&request->output, target->option, command, &request->watch->last_words, diag) < 0) return -1;
    if (target_find(target, diag) < 0) {
        request->output.reason = *diag;
        return -1;
    }
    target_words(target, command, argc, argv, &request->words);
    return 0;
}

int request_serve(enum command command, struct watch *watch, int argc, char **argv,
                  int (*serve)(struct request *request)) {
    struct request request = {.watch = watch};
    struct diag diag = {""};
    int status = EXIT_CLEAN;
    watch_begin(watch);
    int parsed = read_arguments(&request, command, argc, argv, &diag);
    if (parsed < 0) status = target_complain(&request.target, &diag);
    else if (parsed == 1) help_print_command(stdout, command);
    else status = serve(&request);
    output_close(&request.output, status);
    vec_free(&request.words);
    target_free(&request.target);
    watch_end(watch);
    return status;
}
