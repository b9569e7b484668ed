/* worker_vms.h - the VMs of the other workers of a search: each launched and opened like the first one. */
#ifndef HAVELOCK_CLI_SEARCH_WORKER_VMS_H
#define HAVELOCK_CLI_SEARCH_WORKER_VMS_H

#include "cli/target/launch.h"
#include "search/search.h"

struct worker_vm {
    struct arena *arena;
    struct launch launch;
    struct properties properties;
    bool opened; /* and is like the first one */
};

struct worker_vms {
    const struct target *target;
    const struct launch *first;
    struct numbers *numbers; /* of all VMs */
    struct worker_source worker_source;
    struct worker_vm *all;
    u32 count;
};

/* The first VM is open. Sets options->worker_source. The target must not change until the end. */
void worker_vms_begin(struct worker_vms *vms, const struct target *target, const struct launch *first,
                      struct search_options *options);

/* Closes all VMs but the first, which is closed already; nothing to do if nothing was begun. */
void worker_vms_end(struct worker_vms *vms);

#endif
