/* How pools are sized. Their workers look for tasks where predecode.c makes them begin. */
#include <string.h>

#include "program/link/resolve.h"
#include "vm/caveats.h"
#include "vm/native.h"

static bool is_common(struct thread *t, ref pool) {
    struct vm *vm = t->vm;
    const struct field *prefix = find_field(class_of(vm, pool), "workerNamePrefix", "Ljava/lang/String;");
    return prefix && !get32(object_at(vm, pool), prefix->offset);
}

static bool user_sized_common_pool(const struct vm *vm) {
    static const char key[] = "java.util.concurrent.ForkJoinPool.common.parallelism=";
    for (u32 i = 0; vm->options.properties && vm->options.properties[i]; i++)
        if (strncmp(vm->options.properties[i], key, sizeof key - 1) == 0) return true;
    return false;
}

/* The library divides work into pieces by this number, and on JDK 17 a CompletableFuture has a thread for each task if
 * the pool has one worker. So it gets the number for two processors, although the pool has two workers (see
 * java_lang_Runtime.c): that gives few pieces, and as many tasks at a time as there are. */
static enum native_status getCommonPoolParallelism(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    if (!t->fp->method->holder->module || user_sized_common_pool(t->vm)) return NATIVE_BYTECODE;
    result[0] = 1;
    return NATIVE_DONE;
}

/* A pool gets another worker. */
static enum native_status createWorker(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    caveat_note_in_search(t, CAVEAT_STEAL);
    if (is_common(t, args[0])) caveat_note_in_search(t, CAVEAT_COMMON_POOL);
    return NATIVE_BYTECODE;
}

static const struct native_entry entries[] = {
    {"createWorker", NULL, createWorker, NATIVE_OVERRIDE, NULL},
    {"getCommonPoolParallelism", "()I", getCommonPoolParallelism, NATIVE_OVERRIDE, NULL},
    {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_util_concurrent_ForkJoinPool_natives = {"java/util/concurrent/ForkJoinPool", entries};
