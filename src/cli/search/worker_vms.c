#include "cli/search/worker_vms.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "cli/option/property_options.h"
#include "search/run.h"
#include "vm/explore/seam.h"

/* The target's arena is not for several OS threads. */
static int launch(struct worker_vms *vms, struct worker_vm *w, struct diag *diag) {
    struct target target = *vms->target;
    struct launch_failure failure;
    target.arena = w->arena = arena_new();
    if (launch_alike(&w->launch, &target, vms->first, &failure) < 0) return diag_set(diag, "%s", failure.text);
    struct invariant_options invariants = target_invariants(&target);
    if (property_options_read(target.option, &invariants, w->launch.vm, &w->properties, diag) < 0) return -1;
    if (launch_open_seam(w->launch.vm, &target, diag) < 0) return -1;
    return vms->numbers && seam_join(w->launch.vm, vms->first->vm) < 0
               ? diag_set(diag, "its VM started differently from the first worker's")
               : 0;
}

static bool worker_vm(void *context, u32 number, struct vm **vm, const struct properties **properties) {
    struct worker_vms *vms = context;
    struct worker_vm *w = &vms->all[number - 1];
    struct diag diag = {""};
    if (!w->arena) w->opened = launch(vms, w, &diag) == 0;
    if (diag.text[0] && !limits_hit(vms->target->limits))
        fprintf(stderr, "havelock: worker %u did not start: %s\n", number + 1, diag.text);
    *vm = w->opened ? w->launch.vm : NULL;
    *properties = &w->properties;
    return w->opened;
}

static void close_vm(void *context, u32 number) {
    struct worker_vms *vms = context;
    struct worker_vm *w = &vms->all[number - 1];
    if (!w->arena) return;
    properties_free(&w->properties);
    launch_close(&w->launch);
    arena_free(w->arena);
    *w = (struct worker_vm){0};
}

void worker_vms_begin(struct worker_vms *vms, const struct target *target, const struct launch *first,
                      struct search_options *options) {
    u32 count = search_run_helpers(options);
    assert(first->vm);
    *vms = (struct worker_vms){.target = target, .first = first, .count = count};
    if (!count) return;
    vms->all = memory_zero(count, sizeof *vms->all);
    if (search_run_shares(options)) vms->numbers = seam_share(first->vm);
    vms->worker_source = (struct worker_source){worker_vm, close_vm, vms};
    options->worker_source = &vms->worker_source;
}

bool worker_vms_have_seen(const struct worker_vms *vms, const char *name, size_t length) {
    bool seen = false;
    for (u32 i = 0; i < vms->count; i++)
        seen |= vms->all[i].opened && seam_window_has_seen(vms->all[i].launch.vm, name, length);
    return seen;
}

void worker_vms_end(struct worker_vms *vms) {
    for (u32 i = 0; i < vms->count; i++) close_vm(vms, i + 1);
    free(vms->all);
    numbers_free(vms->numbers);
}
