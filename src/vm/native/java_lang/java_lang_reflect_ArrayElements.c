/* java.lang.reflect.Array: reading and writing elements, boxed and plain. */
#include "vm/heap/box.h"
#include "vm/heap/place.h"
#include "vm/interp/raise.h"
#include "vm/native.h"

static const char ILLEGAL[] = "java/lang/IllegalArgumentException";

static enum native_status fail(struct thread *t, const char *class_name, const char *message) {
    if (message) throw_new(t, class_name, "%s", message);
    else throw_new(t, class_name, NULL);
    return NATIVE_THROWN;
}

/* NATIVE_DONE when args[0] is an array (of a primitive type, if asked) and args[1] an index of it. */
static enum native_status check(struct thread *t, const u32 *args, bool primitive) {
    if (!args[0]) return fail(t, "java/lang/NullPointerException", NULL);
    const struct class *c = class_of(t->vm, args[0]);
    if (!c->is_array) return fail(t, ILLEGAL, "Argument is not an array");
    if (primitive && !c->component->is_primitive) return fail(t, ILLEGAL, "Argument is not an array of primitive type");
    if (args[1] >= object_at(t->vm, args[0])->length) return fail(t, "java/lang/ArrayIndexOutOfBoundsException", NULL);
    return NATIVE_DONE;
}

static char element_of(struct thread *t, const u32 *args) {
    const struct class *c = class_of(t->vm, args[0]);
    return c->component->is_primitive ? c->component->primitive : 'L';
}

static struct place place_at(struct thread *t, const u32 *args, bool write) {
    const struct class *c = class_of(t->vm, args[0]);
    return place_of(t->vm, args[0], OBJECT_HEADER_BYTES + ((u64)args[1] << c->element_shift), write);
}

static enum native_status get(struct thread *t, u32 *args, u32 *result) {
    if (check(t, args, false) != NATIVE_DONE) return NATIVE_THROWN;
    struct place place = place_at(t, args, false);
    char type = element_of(t, args);
    u64 value = place_read(&place, type);
    result[0] = type == 'L' ? (u32)value : box_new(t, type, value);
    if (type != 'L' && !result[0]) return throw_memory(t), NATIVE_THROWN;
    return NATIVE_DONE;
}

static enum native_status get_plain(struct thread *t, const u32 *args, u32 *result, char wanted) {
    if (check(t, args, true) != NATIVE_DONE) return NATIVE_THROWN;
    struct place place = place_at(t, args, false);
    char type = element_of(t, args);
    u64 value = place_read(&place, type);
    if (!box_widen(type, wanted, &value)) return fail(t, ILLEGAL, "argument type mismatch");
    result64(result, value);
    return NATIVE_DONE;
}

static enum native_status put(struct thread *t, const u32 *args, char from, u64 value) {
    char type = element_of(t, args);
    if (!box_widen(from, type, &value)) return fail(t, ILLEGAL, "argument type mismatch");
    struct place place = place_at(t, args, true);
    place_write(t->vm, &place, type, value);
    return NATIVE_DONE;
}

static enum native_status set(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (check(t, args, false) != NATIVE_DONE) return NATIVE_THROWN;
    const struct class *c = class_of(t->vm, args[0]);
    if (!c->component->is_primitive) {
        if (args[2] && !class_is_subclass(class_of(t->vm, args[2]), c->component))
            return fail(t, ILLEGAL, "array element type mismatch");
        struct place place = place_at(t, args, true);
        place_write(t->vm, &place, 'L', args[2]);
        return NATIVE_DONE;
    }
    u64 value = 0;
    if (!args[2]) return fail(t, ILLEGAL, NULL);
    char from = box_read(t->vm, args[2], &value);
    return from ? put(t, args, from, value) : fail(t, ILLEGAL, "argument type mismatch");
}

static enum native_status set_plain(struct thread *t, const u32 *args, char from) {
    if (check(t, args, true) != NATIVE_DONE) return NATIVE_THROWN;
    return put(t, args, from, from == 'J' || from == 'D' ? arg64(args + 2) : args[2]);
}

#define ELEMENT(name, type) \
    static enum native_status get##name(struct thread *t, u32 *args, u32 *result) { \
        return get_plain(t, args, result, type); \
    } \
    static enum native_status set##name(struct thread *t, u32 *args, u32 *result) { \
        (void)result; \
        return set_plain(t, args, type); \
    }
ELEMENT(Boolean, 'Z')
ELEMENT(Byte, 'B')
ELEMENT(Char, 'C')
ELEMENT(Short, 'S')
ELEMENT(Int, 'I')
ELEMENT(Long, 'J')
ELEMENT(Float, 'F')
ELEMENT(Double, 'D')

#define PAIR(name) \
    {"get" #name, NULL, get##name, NATIVE_VISIBLE_ARG0 | TOUCHES(ELEMENT_READ)}, { \
        "set" #name, NULL, set##name, NATIVE_VISIBLE_ARG0 | TOUCHES(ELEMENT_WRITE) \
    }
static const struct native_entry entries[] = {{"get", NULL, get, NATIVE_VISIBLE_ARG0 | TOUCHES(ELEMENT_READ)},
                                              {"set", NULL, set, NATIVE_VISIBLE_ARG0 | TOUCHES(ELEMENT_WRITE)},
                                              PAIR(Boolean),
                                              PAIR(Byte),
                                              PAIR(Char),
                                              PAIR(Short),
                                              PAIR(Int),
                                              PAIR(Long),
                                              PAIR(Float),
                                              PAIR(Double),
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_reflect_ArrayElements_natives = {"java/lang/reflect/Array", entries};
