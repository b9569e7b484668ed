#include <fcntl.h>

#include "vm/interp/raise.h"
#include "vm/world/files.h"
#include "vm/world/io.h"

static enum native_status sync0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (files_sync(t->vm, io_number(t->vm, args[0]), false) == 0) return NATIVE_DONE;
    throw_new(t, "java/io/SyncFailedException", "sync failed");
    return NATIVE_THROWN;
}

/* Only Windows has handles. */
static enum native_status getHandle(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, UINT64_MAX);
    return NATIVE_DONE;
}

static enum native_status getAppend(struct thread *t, u32 *args, u32 *result) {
    int flags = files_flags(t->vm, (int)args[0]);
    result[0] = flags >= 0 && (flags & O_APPEND);
    return NATIVE_DONE;
}

/* The three standard descriptors stay open: only the object forgets them. */
static enum native_status close0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    i32 fd = io_number(t->vm, args[0]);
    if (fd < 0) return NATIVE_DONE;
    io_set_number(t->vm, args[0], -1);
    if (fd > 2 && files_close(t->vm, fd) < 0) return io_throw(t, "java/io/IOException");
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"sync", NULL, sync0, OUTSIDE(FILE_READ)},
                                              {"sync0", NULL, sync0, OUTSIDE(FILE_READ)},
                                              {"getHandle", NULL, getHandle, 0},
                                              {"getAppend", NULL, getAppend, 0},
                                              {"close0", NULL, close0, OUTSIDE(FILE_CLOSE)},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_io_FileDescriptor_natives = {"java/io/FileDescriptor", entries};
