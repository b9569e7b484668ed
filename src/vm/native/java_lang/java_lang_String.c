#include "vm/heap/java_string.h"

#include "vm/interp/raise.h"
#include "vm/native.h"

static enum native_status intern(struct thread *t, u32 *args, u32 *result) {
    result[0] = java_string_intern(t, args[0]);
    if (!result[0]) return throw_memory(t), NATIVE_THROWN;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"intern", NULL, intern, TOUCHES(INTERNED)}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_String_natives = {"java/lang/String", entries};
