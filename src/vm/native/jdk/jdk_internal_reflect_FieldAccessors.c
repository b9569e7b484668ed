/* Field.get and Field.set where the JDK builds them on method handles: the nine accessors read and write the field
 * themselves. What is regular is done here; a field that may not be written is left to the accessor's own code. */
#include "program/link/resolve.h"
#include "vm/heap/alloc.h"
#include "vm/heap/place.h"
#include "vm/interp/raise.h"
#include "vm/link/java_names.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect.h"
#include "vm/link/reflect_make.h"
#include "vm/link/reflect_type.h"
#include "vm/native.h"

enum { READ_ONLY = 1, STATIC = 2, MADE = 0x8000 }; /* bits of fieldFlags */

static u32 word_of(struct vm *vm, ref accessor, const char *name, const char *descriptor) {
    struct field *f = find_field(class_of(vm, accessor), name, descriptor);
    return f ? get32(object_at(vm, accessor), f->offset) : 0;
}

/* (field, getter, setter, isReadOnly) */
static enum native_status fieldAccessor(struct thread *t, u32 *args, u32 *result) {
    struct field *f = reflect_field(t->vm, args[0]);
    ref r = alloc_object(t, t->native->holder);
    if (!r) return throw_memory(t), NATIVE_THROWN;
    u32 flags = MADE | (args[3] ? READ_ONLY : 0u) | (f && (f->access & ACC_STATIC) ? STATIC : 0u);
    reflect_put(t->vm, r, "field", "Ljava/lang/reflect/Field;", args[0]);
    reflect_put(t->vm, r, "fieldFlags", "I", flags);
    result[0] = r;
    return NATIVE_DONE;
}

static struct class *type_of(struct thread *t, const struct field *f) {
    return reflect_type(t, f->holder, (struct slice){(const u8 *)f->descriptor->text, f->descriptor->length});
}

/* "Can not get static final int field p.C.x" and what follows. */
static enum native_status throw_cannot(struct thread *t, const struct field *f, const char *verb, const char *joint,
                                       ref on) {
    char type[300], holder[300], other[300];
    struct class *c = type_of(t, f);
    if (!c) return NATIVE_THROWN;
    class_external_name(c, type, sizeof type);
    class_external_name(f->holder, holder, sizeof holder);
    class_external_name(class_of(t->vm, on), other, sizeof other);
    throw_new(t, "java/lang/IllegalArgumentException", "Can not %s%s%s %s field %s.%s %s %s", verb,
              f->access & ACC_STATIC ? " static" : "", f->access & ACC_FINAL ? " final" : "", type, holder,
              f->name->text, joint, other);
    return NATIVE_THROWN;
}

static struct place place_in(struct vm *vm, const struct field *f, ref object, bool write) {
    if (f->access & ACC_STATIC) return place_of(vm, mirror_of(vm, f->holder), PLACE_STATIC + 4 * (u64)f->offset, write);
    return place_of(vm, object, f->offset, write);
}

static char kind_of(const struct field *f) { return f->type == '[' ? 'L' : f->type; }

/* NATIVE_DONE when the object has the field. */
static enum native_status check_object(struct thread *t, const struct field *f, ref object, const char *verb) {
    if (f->access & ACC_STATIC) return NATIVE_DONE;
    if (!object) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    if (class_is_subclass(class_of(t->vm, object), f->holder)) return NATIVE_DONE;
    return throw_cannot(t, f, verb, "on", object);
}

static enum native_status get(struct thread *t, u32 *args, u32 *result) {
    struct field *f = reflect_accessed(t->vm, args[0]);
    enum native_status status = check_object(t, f, args[1], "get");
    if (status != NATIVE_DONE) return status;
    struct place place = place_in(t->vm, f, args[1], false);
    result64(result, place_read(&place, kind_of(f)));
    return NATIVE_DONE;
}

static void write(struct thread *t, const struct field *f, ref object, const u32 *value) {
    struct place place = place_in(t->vm, f, object, true);
    bool wide = f->type == 'J' || f->type == 'D';
    place_write(t->vm, &place, kind_of(f), wide ? arg64(value) : value[0]);
}

static bool is_read_only(struct vm *vm, ref accessor) { return word_of(vm, accessor, "fieldFlags", "I") & READ_ONLY; }

static enum native_status set(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct field *f = reflect_accessed(t->vm, args[0]);
    if (is_read_only(t->vm, args[0])) return NATIVE_BYTECODE;
    enum native_status status = check_object(t, f, args[1], "set");
    if (status == NATIVE_DONE) write(t, f, args[1], args + 2);
    return status;
}

/* References: the object is checked first, then whether the field may be written, then the value. */
static enum native_status set_object(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct field *f = reflect_accessed(t->vm, args[0]);
    bool fits = (f->access & ACC_STATIC) || (args[1] && class_is_subclass(class_of(t->vm, args[1]), f->holder));
    if (!fits || is_read_only(t->vm, args[0])) return NATIVE_BYTECODE;
    struct class *type = type_of(t, f);
    if (!type) return NATIVE_THROWN;
    if (args[2] && !class_is_subclass(class_of(t->vm, args[2]), type)) return throw_cannot(t, f, "set", "to", args[2]);
    write(t, f, args[1], args + 2);
    return NATIVE_DONE;
}

#define ACCESSOR(kind, get_name, set_name, set_body) \
    static const struct native_entry kind##_entries[] = { \
        {"fieldAccessor", NULL, fieldAccessor, NATIVE_OVERRIDE}, \
        {get_name, NULL, get, NATIVE_OVERRIDE | NATIVE_VISIBLE_ARG1 | TOUCHES(FIELD_READ)}, \
        {set_name, NULL, set_body, NATIVE_OVERRIDE | NATIVE_VISIBLE_ARG1 | TOUCHES(FIELD_WRITE)}, \
        {NULL, NULL, NULL, 0}}; \
    const struct native_class jdk_internal_reflect_##kind##Field_natives = { \
        "jdk/internal/reflect/MethodHandle" #kind "FieldAccessorImpl", kind##_entries};

ACCESSOR(Boolean, "getBoolean", "setBoolean", set)
ACCESSOR(Byte, "getByte", "setByte", set)
ACCESSOR(Character, "getChar", "setChar", set)
ACCESSOR(Short, "getShort", "setShort", set)
ACCESSOR(Integer, "getInt", "setInt", set)
ACCESSOR(Long, "getLong", "setLong", set)
ACCESSOR(Float, "getFloat", "setFloat", set)
ACCESSOR(Double, "getDouble", "setDouble", set)
ACCESSOR(Object, "get", "set", set_object)
