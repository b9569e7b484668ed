/* Before JDK 25, asynchronous tasks have a thread each if the common pool has one worker. */
#include "vm/caveats.h"
#include "vm/native.h"

static enum native_status execute(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    caveat_note_in_search(t, CAVEAT_TASK_THREADS);
    return NATIVE_BYTECODE;
}

static const struct native_entry entries[] = {{"execute", NULL, execute, NATIVE_OVERRIDE, NULL},
                                              {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_util_concurrent_CompletableFuture_natives = {
    "java/util/concurrent/CompletableFuture$ThreadPerTaskExecutor", entries};
