#include "vm/interp/raise.h"
#include "vm/link/reflect.h"
#include "vm/link/reflect_make.h"
#include "vm/link/reflect_type.h"
#include "vm/native.h"

static u16 u16_at(const u8 *at) { return (u16)(at[0] << 8 | at[1]); }

static ref make_parameter(struct thread *t, ref executable, const struct method *m, u32 index, const u8 *entry) {
    ref r = reflect_make(t, "java/lang/reflect/Parameter");
    if (!r) return 0;
    u16 name = u16_at(entry);
    bool named = name && name < m->holder->cf->cp_count && m->holder->cf->cp[name].tag == CP_UTF8;
    reflect_put(t->vm, r, "name", "Ljava/lang/String;", named ? reflect_utf8(t->vm, m->holder, name) : 0);
    reflect_put(t->vm, r, "modifiers", "I", u16_at(entry + 2));
    reflect_put(t->vm, r, "executable", "Ljava/lang/reflect/Executable;", executable);
    reflect_put(t->vm, r, "index", "I", index);
    return r;
}

/* The MethodParameters attribute: a count, then (name, flags) each; null without one. */
static enum native_status getParameters0(struct thread *t, u32 *args, u32 *result) {
    const struct method *m = reflect_method(t->vm, args[0]);
    if (!m || !m->cf || !m->cf->parameters.at || m->cf->parameters.length < 1) return NATIVE_DONE;
    struct slice bytes = m->cf->parameters;
    u32 count = bytes.at[0];
    if (bytes.length < 1 + 4 * (size_t)count)
        return throw_new(t, "java/lang/reflect/MalformedParametersException",
                         "Wrong number of parameters in MethodParameters attribute"),
               NATIVE_THROWN;
    ref array = reflect_array(t, "java/lang/reflect/Parameter", count);
    for (u32 i = 0; array && i < count; i++) {
        ref made = make_parameter(t, args[0], m, i, bytes.at + 1 + 4 * i);
        if (!made) return NATIVE_THROWN;
        words(object_at(t->vm, array))[i] = made;
    }
    result[0] = array;
    return array ? NATIVE_DONE : NATIVE_THROWN;
}

static enum native_status getTypeAnnotationBytes0(struct thread *t, u32 *args, u32 *result) {
    const struct method *m = reflect_method(t->vm, args[0]);
    return m && m->cf && reflect_bytes(t, m->cf->annotations.visible_type, result) < 0 ? NATIVE_THROWN : NATIVE_DONE;
}

static const struct native_entry entries[] = {{"getParameters0", NULL, getParameters0, 0},
                                              {"getTypeAnnotationBytes0", NULL, getTypeAnnotationBytes0, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_reflect_Executable_natives = {"java/lang/reflect/Executable", entries};
