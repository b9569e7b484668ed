#include "cli/search/worker_vms.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/option/property_options.h"
#include "vm/explore/seam.h"

int worker_vms_open_vm(const struct target *target, struct vm *vm, struct diag *diag) {
    vm->counting = target->option[OPTION_STATS] != NULL;
    return seam_open(vm, diag);
}

/* The target's arena is not for several OS threads. */
static int launch(struct worker_vms *worker_vms, struct worker_vm *r, struct diag *diag) {
    struct target target = *worker_vms->target;
    struct launch_failure failure;
    target.arena = r->arena = arena_new();
    if (launch_alike(&r->launch, &target, worker_vms->first, &failure) < 0) return diag_set(diag, "%s", failure.text);
    if (property_options_read(&target, r->launch.vm, &r->properties, diag) < 0) return -1;
    if (worker_vms_open_vm(&target, r->launch.vm, diag) < 0) return -1;
    return seam_join(r->launch.vm, worker_vms->first->vm) < 0
               ? diag_set(diag, "its VM started differently from the first worker's")
               : 0;
}

static bool worker_vm(void *context, u32 number, struct vm **vm, const struct properties **properties) {
    struct worker_vms *worker_vms = context;
    struct worker_vm *r = &worker_vms->all[number - 1];
    struct diag diag = {""};
    if (!r->arena) r->opened = launch(worker_vms, r, &diag) == 0;
    if (diag.text[0]) fprintf(stderr, "havelock: worker %u did not start: %s\n", number + 1, diag.text);
    *vm = r->opened ? r->launch.vm : NULL;
    *properties = &r->properties;
    return r->opened;
}

void worker_vms_begin(struct worker_vms *worker_vms, const struct target *target, const struct launch *first,
                      struct search_options *options) {
    u32 count = options->jobs - 1;
    *worker_vms = (struct worker_vms){.target = target, .first = first, .count = count};
    worker_vms->all = calloc(count, sizeof *worker_vms->all);
    if (!worker_vms->all) abort();
    worker_vms->numbers = seam_share(first->vm);
    worker_vms->worker_source = (struct worker_source){worker_vm, worker_vms};
    options->worker_source = &worker_vms->worker_source;
}

void worker_vms_end(struct worker_vms *worker_vms) {
    for (u32 i = 0; i < worker_vms->count; i++) {
        struct worker_vm *r = &worker_vms->all[i];
        if (!r->arena) continue;
        properties_free(&r->properties);
        launch_close(&r->launch);
        arena_free(r->arena);
    }
    free(worker_vms->all);
    numbers_free(worker_vms->numbers);
}
