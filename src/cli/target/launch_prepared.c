#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/target/launch.h"
#include "search/warmup.h"
#include "vm/boot.h"

static void swallow(void *context, int fd, const void *bytes, size_t length) {
    (void)context, (void)fd, (void)bytes, (void)length;
}

static void rehearse_target(const struct target *target, struct class_names *names) {
    struct launch launch;
    struct launch_failure ignored;
    struct diag diag;
    if (launch_open(&launch, target, &ignored) == 0) {
        launch.vm->world.output.write = swallow;
        if (seam_open(launch.vm, &diag) == 0) warmup_run(launch.vm, target->arena, names);
    }
    launch_close(&launch);
}

/* The first of the classes that cannot be initialised early, which spoils the VM; or their number. */
static u32 initialise(struct vm *vm, const struct class_names *names) {
    u32 i = 0;
    vm->world.output.write = swallow;
    while (i < names->count && boot_early(vm, names->items[i]) == 0) i++;
    return i;
}

static void strike_out(struct class_names *names, u32 i) {
    names->count--;
    memmove(&names->items[i], &names->items[i + 1], (names->count - i) * sizeof *names->items);
}

int launch_prepared(struct launch *launch, const struct target *target, struct launch_failure *failure) {
    struct class_names names = {0};
    u32 unfit;
    int status;
    rehearse_target(target, &names);
    while ((status = launch_begin(launch, target, failure)) == 0 &&
           (unfit = initialise(launch->vm, &names)) < names.count) {
        strike_out(&names, unfit);
        launch_close(launch);
    }
    launch->early = names;
    return status < 0 ? status : launch_main(launch, target);
}

int launch_alike(struct launch *launch, const struct target *target, const struct launch *first,
                 struct launch_failure *failure) {
    if (launch_begin(launch, target, failure) < 0) return -1;
    if (initialise(launch->vm, &first->early) == first->early.count) return launch_main(launch, target);
    snprintf(failure->text, sizeof failure->text, "its classes could not be initialised like those of the first one");
    return -1;
}
