/* A pool gets another worker. Its workers look for tasks where predecode.c makes them begin. */
#include "program/link/resolve.h"
#include "vm/caveats.h"
#include "vm/native.h"

static bool is_common(struct thread *t, ref pool) {
    struct vm *vm = t->vm;
    const struct field *prefix = find_field(class_of(vm, pool), "workerNamePrefix", "Ljava/lang/String;");
    return prefix && !get32(object_at(vm, pool), prefix->offset);
}

static enum native_status createWorker(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    caveat_note_in_search(t, CAVEAT_STEAL);
    if (is_common(t, args[0])) caveat_note_in_search(t, CAVEAT_COMMON_POOL);
    return NATIVE_BYTECODE;
}

static const struct native_entry entries[] = {{"createWorker", NULL, createWorker, NATIVE_OVERRIDE, NULL},
                                              {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_util_concurrent_ForkJoinPool_natives = {"java/util/concurrent/ForkJoinPool", entries};
