#include "vm/native.h"
#include "vm/world/files.h"

static enum native_status cleanupClose0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if ((i32)args[0] > 2) files_close(t->vm, (int)args[0]);
    return NATIVE_DONE;
}

/* Files that the program leaves open are closed when the process ends: nothing is registered for a cleaner thread. */
static const struct native_entry entries[] = {
    {"register", NULL, native_nothing, NATIVE_OVERRIDE},
    {"unregister", NULL, native_nothing, NATIVE_OVERRIDE},
    {"cleanupClose0", NULL, cleanupClose0, NATIVE_VISIBLE_OUTSIDE | TOUCHES(FILE_CLOSE)},
    {NULL, NULL, NULL, 0}};
const struct native_class java_io_FileCleanable_natives = {"java/io/FileCleanable", entries};
