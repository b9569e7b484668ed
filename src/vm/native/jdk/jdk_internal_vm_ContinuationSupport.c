#include "vm/native.h"

/* Without continuations virtual threads are bound to platform threads, each with a stack of its own. */
static enum native_status isSupported0(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 0;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"isSupported0", NULL, isSupported0, 0}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_vm_ContinuationSupport_natives = {"jdk/internal/vm/ContinuationSupport",
                                                                         entries};
