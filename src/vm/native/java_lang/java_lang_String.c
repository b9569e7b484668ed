#include "vm/caveats.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/native.h"

static enum native_status intern(struct thread *t, u32 *args, u32 *result) {
    result[0] = java_string_intern(t, args[0]);
    if (!result[0]) return throw_memory(t), NATIVE_THROWN;
    u64 hash;
    bool is_other = t->vm->undo && result[0] != args[0];
    if (is_other && java_string_is_literal(t->vm, args[0], &hash)) caveat_note_if_asked(t, CAVEAT_INTERN);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"intern", NULL, intern, TOUCHES(INTERNED)}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_String_natives = {"java/lang/String", entries};
