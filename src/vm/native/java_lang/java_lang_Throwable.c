#include "vm/interp/backtrace.h"
#include "vm/native.h"

static enum native_status fillInStackTrace(struct thread *t, u32 *args, u32 *result) {
    backtrace_fill(t, args[0]);
    result[0] = args[0];
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"fillInStackTrace", "(I)Ljava/lang/Throwable;", fillInStackTrace, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Throwable_natives = {"java/lang/Throwable", entries};
