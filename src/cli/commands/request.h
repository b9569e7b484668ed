/* request.h - a command that runs a target, from its arguments to its exit status: what run, hunt and check share. */
#ifndef HAVELOCK_CLI_COMMANDS_REQUEST_H
#define HAVELOCK_CLI_COMMANDS_REQUEST_H

#include "cli/host/watch.h"
#include "cli/output/output.h"
#include "cli/target/target.h"

struct request {
    struct watch *watch;
    struct target target;
    struct words words; /* of the command line, for schedules and checkpoints; borrowed from it and the target */
    struct output output;
};

/* Reads the arguments, opens the output and finds the target, lets `serve` do the rest, and closes everything. Where
 * something is wrong or help was asked for, `serve` is not called. Both return the exit status. */
int request_serve(enum command command, struct watch *watch, int argc, char **argv,
                  int (*serve)(struct request *request));

#endif
