/* launch.h - from a target to a VM that stands before main. */
#ifndef HAVELOCK_CLI_TARGET_LAUNCH_H
#define HAVELOCK_CLI_TARGET_LAUNCH_H

#include "cli/target/target.h"
#include "search/warmup.h"
#include "vm/vm.h"

struct launch {
    struct program *program;
    struct vm *vm;
    struct method *main_method;
    struct warmup warmup; /* which classes were initialised before main; the names are in the target's arena */
    int junit;            /* of --test: the generation of JUnit */
};

/* Why there is no main to run; `text` is what java's own launcher prints. */
struct launch_failure {
    bool loading;   /* the main class or its main method, as opposed to our own set-up */
    bool usage;     /* what the user asked for is not there */
    bool on_output; /* java prints the text to standard output */
    char text[5120];
};

/* 0, or -1 with the failure. launch_close in every case. */
int launch_open(struct launch *launch, const struct target *target, struct launch_failure *failure);

/* The same in two parts: a VM that knows its main, and the call of main. */
int launch_begin(struct launch *launch, const struct target *target, struct launch_failure *failure);
int launch_main(struct launch *launch, const struct target *target);

/* For a search: what the program needs of the JDK is initialised before main (search/warmup.h). The VM prints nothing
 * until the caller says where to. */
int launch_prepared(struct launch *launch, const struct target *target, struct launch_failure *failure);

/* One more VM, prepared as the first one was. */
int launch_alike(struct launch *launch, const struct target *target, const struct launch *first,
                 struct launch_failure *failure);
void launch_close(struct launch *launch);

/* Opens the seam of a VM that stands before main; instructions are counted if the target asks for figures. -1 with
 * diag. */
int launch_open_seam(struct vm *vm, const struct target *target, struct diag *diag);

#endif
