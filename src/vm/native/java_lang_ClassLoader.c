#include "vm/native.h"

/* There is one loader for applications; it is its own system loader. */
static enum native_status getSystemClassLoader(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = t->vm->known.app_loader;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"getSystemClassLoader", NULL, getSystemClassLoader, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ClassLoader_natives = {"java/lang/ClassLoader", entries};
