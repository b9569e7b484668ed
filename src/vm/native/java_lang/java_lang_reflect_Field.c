#include "vm/link/reflect.h"
#include "vm/link/reflect_type.h"
#include "vm/native.h"

static enum native_status getTypeAnnotationBytes0(struct thread *t, u32 *args, u32 *result) {
    const struct field *f = reflect_field(t->vm, args[0]);
    return f && reflect_bytes(t, f->cf->annotations.visible_type, result) < 0 ? NATIVE_THROWN : NATIVE_DONE;
}

static const struct native_entry entries[] = {{"getTypeAnnotationBytes0", NULL, getTypeAnnotationBytes0, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_reflect_Field_natives = {"java/lang/reflect/Field", entries};
