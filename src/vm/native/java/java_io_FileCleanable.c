#include "vm/native.h"
#include "vm/world/files.h"

/* Files that nobody closed are closed when the process ends: no cleaner thread is started for them. */
static enum native_status nothing(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

static enum native_status cleanupClose0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if ((i32)args[0] > 2) files_close(t->vm, (int)args[0]);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"register", NULL, nothing, NATIVE_OVERRIDE},
    {"unregister", NULL, nothing, NATIVE_OVERRIDE},
    {"cleanupClose0", NULL, cleanupClose0, NATIVE_VISIBLE_OUTSIDE | TOUCHES(FILE_CLOSE)},
    {NULL, NULL, NULL, 0}};
const struct native_class java_io_FileCleanable_natives = {"java/io/FileCleanable", entries};
