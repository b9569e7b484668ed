#include "vm/gc.h"
#include "vm/native.h"

static enum native_status availableProcessors(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 2;
    return NATIVE_DONE;
}

/* Constant answers: a program that looks at its memory behaves the same in every run. */
static enum native_status maxMemory(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result64(result, t->vm->heap.limit);
    return NATIVE_DONE;
}

static enum native_status freeMemory(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result64(result, t->vm->undo ? t->vm->heap.limit / 2 : t->vm->heap.limit - t->vm->heap.bytes);
    return NATIVE_DONE;
}

static enum native_status gc(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    gc_collect(t->vm);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"availableProcessors", NULL, availableProcessors, 0},
                                              {"maxMemory", NULL, maxMemory, 0},
                                              {"totalMemory", NULL, maxMemory, 0},
                                              {"freeMemory", NULL, freeMemory, 0},
                                              {"gc", NULL, gc, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Runtime_natives = {"java/lang/Runtime", entries};
