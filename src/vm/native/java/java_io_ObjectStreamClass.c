#include "program/link/resolve.h"
#include "vm/link/mirror.h"
#include "vm/native.h"

static enum native_status hasStaticInitializer(struct thread *t, u32 *args, u32 *result) {
    struct class *c = mirror_class(t->vm, args[0]);
    const struct method *m = find_method(c, "<clinit>", "()V");
    result[0] = m && m->holder == c;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"initNative", NULL, native_nothing, 0},
                                              {"hasStaticInitializer", NULL, hasStaticInitializer, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_io_ObjectStreamClass_natives = {"java/io/ObjectStreamClass", entries};
