#include "cli/target/target_launcher.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "cli/host/exit_status.h"

static int open_for_run(struct target_launcher *l, struct launch *launch, u64 seed) {
    struct target target = *l->target;
    target.seed = &seed;
    return launch_open(launch, &target, &l->failure);
}

static int open_for_search(struct target_launcher *l, struct launch *launch, bool listened) {
    struct target target = *l->target;
    struct diag diag = {""};
    target.listened |= listened;
    if (launch_prepared(launch, &target, &l->failure) < 0) return -1;
    if (launch_open_seam(launch->vm, &target, &diag) == 0) return 0;
    l->failure = (struct launch_failure){0};
    snprintf(l->failure.text, sizeof l->failure.text, "havelock: %s", diag.text);
    return -1;
}

static int open_vm(void *context, enum launch_purpose purpose, u64 seed, struct launched *launched) {
    struct launch *launch = memory_zero(1, sizeof *launch);
    if ((purpose == LAUNCH_RUN ? open_for_run(context, launch, seed)
                               : open_for_search(context, launch, purpose == LAUNCH_LISTENED)) < 0) {
        launch_close(launch);
        free(launch);
        return -1;
    }
    *launched = (struct launched){launch->vm, launch};
    return 0;
}

static void close_vm(void *context, struct launched *launched) {
    (void)context;
    launch_close(launched->handle);
    free(launched->handle);
}

void target_launcher_init(struct target_launcher *launcher, const struct target *target) {
    *launcher = (struct target_launcher){.launcher = {launcher, open_vm, close_vm}, .target = target};
}

int target_launcher_complain(const struct target_launcher *launcher, struct diag *diag) {
    const struct launch_failure *failure = &launcher->failure;
    fprintf(stderr, "%s\n", failure->text);
    diag_set(diag, "%s", failure->text);
    if (limits_hit(launcher->target->limits)) return EXIT_INCONCLUSIVE;
    return failure->loading || failure->usage ? EXIT_USAGE : EXIT_UNSUPPORTED;
}
