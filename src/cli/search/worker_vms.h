/* recruits.h - the VMs of a search's further workers: each launched from the same target, opened like the first one. */
#ifndef HAVELOCK_CLI_SEARCH_WORKER_VMS_H
#define HAVELOCK_CLI_SEARCH_WORKER_VMS_H

#include "cli/target/launch.h"
#include "search/search.h"

struct recruit {
    struct arena *arena;
    struct launch launch;
    struct properties properties;
    bool opened; /* and is like the first one */
};

struct recruits {
    const struct target *target;
    const struct launch *first;
    struct numbers *numbers; /* of all VMs */
    struct recruiter recruiter;
    struct recruit *all;
    u32 count;
};

/* Opens a VM that stands before main for a search: nothing it prints reaches the outside. */
int recruits_open_vm(const struct target *target, struct vm *vm, struct diag *diag);

/* The first VM is open. Sets options->recruiter. The target must not change until the end. */
void recruits_begin(struct recruits *recruits, const struct target *target, const struct launch *first,
                    struct search_options *options);

/* Closes all VMs but the first, which is closed already; nothing to do if nothing was begun. */
void recruits_end(struct recruits *recruits);

#endif
