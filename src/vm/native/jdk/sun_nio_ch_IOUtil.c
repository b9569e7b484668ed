#include <limits.h>

#include "vm/world/io.h"

static enum native_status iovMax(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 16;
    return NATIVE_DONE;
}

static enum native_status writevMax(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, INT_MAX);
    return NATIVE_DONE;
}

static enum native_status fdLimit(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 1024;
    return NATIVE_DONE;
}

static enum native_status fdVal(struct thread *t, u32 *args, u32 *result) {
    result[0] = (u32)io_number(t->vm, args[0]);
    return NATIVE_DONE;
}

static enum native_status setfdVal(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    io_set_number(t->vm, args[0], (i32)args[1]);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"iovMax", NULL, iovMax, 0}, {"writevMax", NULL, writevMax, 0}, {"fdLimit", NULL, fdLimit, 0},
    {"fdVal", NULL, fdVal, 0},   {"setfdVal", NULL, setfdVal, 0},   {"configureBlocking", NULL, native_nothing, 0},
    {NULL, NULL, NULL, 0}};
const struct native_class sun_nio_ch_IOUtil_natives = {"sun/nio/ch/IOUtil", entries};

/* No OS thread blocks in a channel, so none need be signalled. */
static const struct native_entry thread[] = {{"init", NULL, native_nothing, 0},
                                             {"current", NULL, native_nothing, 0},
                                             {"current0", NULL, native_nothing, 0},
                                             {"signal", NULL, native_nothing, 0},
                                             {"signal0", NULL, native_nothing, 0},
                                             {"supportPendingSignals0", NULL, native_nothing, 0},
                                             {NULL, NULL, NULL, 0}};
const struct native_class sun_nio_ch_NativeThread_natives = {"sun/nio/ch/NativeThread", thread};
