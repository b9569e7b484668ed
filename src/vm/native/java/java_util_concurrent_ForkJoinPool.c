/* A pool gets another worker. Its workers look for tasks where predecode.c makes them begin. */
#include "vm/caveats.h"
#include "vm/native.h"

static enum native_status createWorker(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    caveat_note_in_search(t, CAVEAT_STEAL);
    return NATIVE_BYTECODE;
}

static const struct native_entry entries[] = {{"createWorker", NULL, createWorker, NATIVE_OVERRIDE, NULL},
                                              {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_util_concurrent_ForkJoinPool_natives = {"java/util/concurrent/ForkJoinPool", entries};
