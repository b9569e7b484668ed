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
    struct numbers *numbers; /* of all VMs, if they search together; NULL: each has its own */
    struct worker_source worker_source;
    struct worker_vm *all;
    u32 count;
};

/* The first VM is open. Sets options->worker_source, if the search may ask for it (search_run_helpers). The target must
 * not change until the end. */
void worker_vms_begin(struct worker_vms *vms, const struct target *target, const struct launch *first,
                      struct search_options *options);

/* Has a thread of this name asked for a step in one of them (seam_window_has_seen)? */
bool worker_vms_have_seen(const struct worker_vms *vms, const char *name, size_t length);

/* Closes all VMs but the first, which is closed already; nothing to do if nothing was begun. */
void worker_vms_end(struct worker_vms *vms);

#endif
