#include "vm/native.h"

/* The JDK's own cleaner closes what its classes forgot; that is left to the end of the process, and no daemon thread
 * that the program never asked for becomes part of every state. Cleaners of the program start their threads. */
static enum native_status start(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!args[2]) return NATIVE_BYTECODE;
    const char *factory = class_of(t->vm, args[2])->name->text;
    return strncmp(factory, "jdk/internal/ref/CleanerFactory", 31) == 0 ? NATIVE_DONE : NATIVE_BYTECODE;
}

static const struct native_entry entries[] = {{"start", NULL, start, NATIVE_OVERRIDE}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_ref_CleanerImpl_natives = {"jdk/internal/ref/CleanerImpl", entries};
