#include "vm/native.h"

static enum native_status VMSupportsCS8(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 1;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"VMSupportsCS8", "()Z", VMSupportsCS8, 0}, {NULL, NULL, NULL, 0}};
const struct native_class java_util_concurrent_atomic_AtomicLong_natives = {"java/util/concurrent/atomic/AtomicLong",
                                                                            entries};
