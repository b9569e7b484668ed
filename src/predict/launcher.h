/* launcher.h - where predict gets its VMs from.
 *
 * Only the caller knows what is run: the program, its class path, its arguments. It fills in a launcher, and predict
 * asks that for a VM whenever it needs one.
 */
#ifndef HAVELOCK_PREDICT_LAUNCHER_H
#define HAVELOCK_PREDICT_LAUNCHER_H

#include <assert.h>
#include <stddef.h>

#include "base/types.h"

struct vm;

enum launch_purpose {
    LAUNCH_RUN,     /* a plain run: the VM stands before main */
    LAUNCH_SEARCH,  /* a search: likewise, with the seam open; what the program prints is dropped */
    LAUNCH_LISTENED /* a search, the paths of which the analyses listen to */
};

struct launched {
    struct vm *vm;
    void *handle; /* the launcher's own; NULL: nothing was opened */
};

struct launcher {
    void *context;
    /* 0, or -1: there is no VM, nothing is to be closed, and the launcher knows why. seed: of a plain run; searches
     * have that of the options. */
    int (*open)(void *context, enum launch_purpose purpose, u64 seed, struct launched *launched);
    void (*close)(void *context, struct launched *launched);
};

static inline int launcher_open(const struct launcher *launcher, enum launch_purpose purpose, u64 seed,
                                struct launched *launched) {
    *launched = (struct launched){0};
    int status = launcher->open(launcher->context, purpose, seed, launched);
    assert((status == 0) == (launched->vm && launched->handle));
    return status;
}

/* Does nothing if nothing was opened. */
static inline void launcher_close(const struct launcher *launcher, struct launched *launched) {
    if (launched->handle) launcher->close(launcher->context, launched);
    *launched = (struct launched){0};
}

/* What came of a job that needs VMs. */
enum predict_status {
    PREDICT_DONE,
    PREDICT_NOT_LAUNCHED, /* there was no VM: the launcher knows why */
    PREDICT_FAILED        /* an internal error, or the program needs something that is missing: a message was written */
};

#endif
