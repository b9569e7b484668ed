#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/target/launch.h"
#include "search/warmup.h"
#include "vm/boot.h"
#include "vm/explore/control.h"
#include "vm/explore/seam.h"

static void drop_output(void *context, int fd, const void *bytes, size_t length) {
    (void)context, (void)fd, (void)bytes, (void)length;
}

static void warm_up(const struct target *target, struct warmup *warmup) {
    struct launch launch;
    struct launch_failure ignored;
    struct diag diag;
    if (launch_open(&launch, target, &ignored) == 0) {
        control_set_output(launch.vm, (struct vm_output){drop_output, NULL});
        if (seam_open(launch.vm, &diag) == 0) warmup_run(launch.vm, target->arena, warmup);
    }
    launch_close(&launch);
}

/* The first of the classes that cannot be initialised early, which spoils the VM; or their number. */
static u32 initialise(struct vm *vm, const struct class_names *names) {
    u32 i = 0;
    control_set_output(vm, (struct vm_output){drop_output, NULL});
    while (i < names->count && boot_early(vm, names->items[i]) == 0) i++;
    return i;
}

static void remove_name(struct class_names *names, u32 i) {
    names->count--;
    memmove(&names->items[i], &names->items[i + 1], (names->count - i) * sizeof *names->items);
}

int launch_prepared(struct launch *launch, const struct target *target, struct launch_failure *failure) {
    struct warmup warmup = {0};
    u32 unfit;
    int status;
    warm_up(target, &warmup);
    while ((status = launch_begin(launch, target, failure)) == 0 &&
           (unfit = initialise(launch->vm, &warmup.classes)) < warmup.classes.count) {
        remove_name(&warmup.classes, unfit);
        launch_close(launch);
    }
    launch->warmup = warmup;
    return status < 0 ? status : launch_main(launch, target);
}

int launch_alike(struct launch *launch, const struct target *target, const struct launch *first,
                 struct launch_failure *failure) {
    if (launch_begin(launch, target, failure) < 0) return -1;
    if (initialise(launch->vm, &first->warmup.classes) == first->warmup.classes.count)
        return launch_main(launch, target);
    snprintf(failure->text, sizeof failure->text,
             "its classes were initialised differently from those of the first worker");
    return -1;
}

int launch_open_seam(struct vm *vm, const struct target *target, struct diag *diag) {
    control_count_instructions(vm, target->option[OPTION_STATS] != NULL);
    return seam_open(vm, diag);
}
