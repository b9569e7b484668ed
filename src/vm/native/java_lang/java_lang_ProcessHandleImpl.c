/* The own process exists; others are not looked at. */
#include <unistd.h>

#include "vm/native.h"

/* A search, and a run that is repeated, must see the same number. */
static u64 own_number(struct vm *vm) { return vm->undo ? 1 : (u64)getpid(); }

static enum native_status getCurrentPid0(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result64(result, own_number(t->vm));
    return NATIVE_DONE;
}

/* The start time, 0 if it is not known, -1 if the process is not alive. */
static enum native_status isAlive0(struct thread *t, u32 *args, u32 *result) {
    result64(result, arg64(args) == own_number(t->vm) ? 0 : UINT64_MAX);
    return NATIVE_DONE;
}

static enum native_status none(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, UINT64_MAX);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"initNative", NULL, native_nothing, 0},
                                              {"getCurrentPid0", NULL, getCurrentPid0, 0},
                                              {"isAlive0", NULL, isAlive0, 0},
                                              {"parent0", NULL, none, 0},
                                              {"getProcessPids0", NULL, native_nothing, 0},
                                              {"destroy0", NULL, native_nothing, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ProcessHandleImpl_natives = {"java/lang/ProcessHandleImpl", entries};

/* Other processes are not started: only the class's own preparation is done. */
static const struct native_entry process[] = {{"init", NULL, native_nothing, 0}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ProcessImpl_natives = {"java/lang/ProcessImpl", process};
