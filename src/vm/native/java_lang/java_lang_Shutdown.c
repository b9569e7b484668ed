#include "vm/native.h"
#include "vm/state/undo.h"

static enum native_status halt0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    undo_global(t->vm);
    t->vm->exiting = true;
    t->vm->exit_status = (i32)args[0];
    t->stop = STOP_EXIT;
    return NATIVE_STOP;
}

static enum native_status beforeHalt(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"halt0", NULL, halt0, NATIVE_VISIBLE},
                                              {"beforeHalt", NULL, beforeHalt, 0},
                                              {"logRuntimeExit", NULL, beforeHalt, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Shutdown_natives = {"java/lang/Shutdown", entries};
