#include "vm/heap/alloc.h"
#include "vm/interp/raise.h"
#include "vm/link/mirror.h"
#include "vm/native.h"

static enum native_status throw_null(struct thread *t) {
    throw_new(t, "java/lang/NullPointerException", NULL);
    return NATIVE_THROWN;
}

/* An array class has at most 255 dimensions, and none is of void. */
static bool can_wrap(const struct class *c, u32 dimensions) {
    for (; c->is_array; c = c->component) dimensions++;
    return c->primitive != 'V' && dimensions <= 255;
}

static enum native_status newArray(struct thread *t, u32 *args, u32 *result) {
    if (!args[0]) return throw_null(t);
    struct class *c = mirror_class(t->vm, args[0]);
    if (!can_wrap(c, 1)) return throw_new(t, "java/lang/IllegalArgumentException", NULL), NATIVE_THROWN;
    if ((i32)args[1] < 0)
        return throw_new(t, "java/lang/NegativeArraySizeException", "%d", (i32)args[1]), NATIVE_THROWN;
    result[0] = alloc_array(t, program_array_of(t->vm->program, c), args[1]);
    if (!result[0]) return throw_memory(t), NATIVE_THROWN;
    return NATIVE_DONE;
}

static enum native_status multiNewArray(struct thread *t, u32 *args, u32 *result) {
    if (!args[0] || !args[1]) return throw_null(t);
    struct class *c = mirror_class(t->vm, args[0]);
    struct object *lengths = object_at(t->vm, args[1]);
    if (lengths->length == 0 || !can_wrap(c, lengths->length))
        return throw_new(t, "java/lang/IllegalArgumentException", NULL), NATIVE_THROWN;
    for (u32 i = 0; i < lengths->length; i++) {
        c = program_array_of(t->vm->program, c);
        if ((i32)words(lengths)[i] < 0)
            return throw_new(t, "java/lang/NegativeArraySizeException", "%d", (i32)words(lengths)[i]), NATIVE_THROWN;
    }
    result[0] = alloc_multi(t, c, lengths->length, words(lengths));
    if (!result[0]) return throw_memory(t), NATIVE_THROWN;
    return NATIVE_DONE;
}

static enum native_status getLength(struct thread *t, u32 *args, u32 *result) {
    if (!args[0]) return throw_null(t);
    if (!class_of(t->vm, args[0])->is_array)
        return throw_new(t, "java/lang/IllegalArgumentException", "Argument is not an array"), NATIVE_THROWN;
    result[0] = object_at(t->vm, args[0])->length;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"newArray", NULL, newArray, 0},
                                              {"multiNewArray", NULL, multiNewArray, 0},
                                              {"getLength", NULL, getLength, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_reflect_Array_natives = {"java/lang/reflect/Array", entries};
