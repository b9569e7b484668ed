/* target_launcher.h - a launcher (predict/launcher.h) that opens VMs of a target. */
#ifndef HAVELOCK_CLI_TARGET_TARGET_LAUNCHER_H
#define HAVELOCK_CLI_TARGET_TARGET_LAUNCHER_H

#include "cli/target/launch.h"
#include "predict/launcher.h"

struct target_launcher {
    struct launcher launcher;
    const struct target *target;   /* borrowed; looked at whenever a VM is opened */
    struct launch_failure failure; /* why the last VM could not be opened */
};

/* The struct must stay where it is while the launcher is used. */
void target_launcher_init(struct target_launcher *launcher, const struct target *target);

/* After PREDICT_NOT_LAUNCHED: writes why to standard error and to diag; returns the exit status. */
int target_launcher_complain(const struct target_launcher *launcher, struct diag *diag);

#endif
