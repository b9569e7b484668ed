/* Constants by index, for the parser of annotations. The arguments are the pool, its class and the index. */
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect_type.h"
#include "vm/native.h"

static struct class *owner(struct thread *t, const u32 *args) { return mirror_class(t->vm, args[1]); }

static enum native_status throw_index(struct thread *t) {
    throw_new(t, "java/lang/IllegalArgumentException", "Constant pool index out of bounds");
    return NATIVE_THROWN;
}

static enum native_status throw_tag(struct thread *t) {
    throw_new(t, "java/lang/IllegalArgumentException", "Wrong type at constant pool index");
    return NATIVE_THROWN;
}

/* The constant if it has the tag; else NULL, raised. */
static const struct cp_entry *entry_at(struct thread *t, const u32 *args, u8 tag) {
    const struct classfile *cf = owner(t, args)->cf;
    i32 index = (i32)args[2];
    if (index < 0 || index >= cf->cp_count) return throw_index(t), NULL;
    if (cf->cp[index].tag != tag) return throw_tag(t), NULL;
    return &cf->cp[index];
}

static enum native_status getSize0(struct thread *t, u32 *args, u32 *result) {
    result[0] = owner(t, args)->cf->cp_count;
    return NATIVE_DONE;
}

static enum native_status getTagAt0(struct thread *t, u32 *args, u32 *result) {
    const struct classfile *cf = owner(t, args)->cf;
    if (args[2] >= cf->cp_count) return throw_index(t);
    result[0] = cf->cp[args[2]].tag;
    return NATIVE_DONE;
}

static enum native_status get_word(struct thread *t, u32 *args, u32 *result, u8 tag) {
    const struct cp_entry *e = entry_at(t, args, tag);
    if (!e) return NATIVE_THROWN;
    result[0] = (u32)e->bits;
    return NATIVE_DONE;
}
static enum native_status get_two_words(struct thread *t, u32 *args, u32 *result, u8 tag) {
    const struct cp_entry *e = entry_at(t, args, tag);
    if (!e) return NATIVE_THROWN;
    result64(result, e->bits);
    return NATIVE_DONE;
}

static enum native_status getIntAt0(struct thread *t, u32 *args, u32 *result) {
    return get_word(t, args, result, CP_INTEGER);
}
static enum native_status getFloatAt0(struct thread *t, u32 *args, u32 *result) {
    return get_word(t, args, result, CP_FLOAT);
}
static enum native_status getLongAt0(struct thread *t, u32 *args, u32 *result) {
    return get_two_words(t, args, result, CP_LONG);
}
static enum native_status getDoubleAt0(struct thread *t, u32 *args, u32 *result) {
    return get_two_words(t, args, result, CP_DOUBLE);
}

static enum native_status getUTF8At0(struct thread *t, u32 *args, u32 *result) {
    if (!entry_at(t, args, CP_UTF8)) return NATIVE_THROWN;
    result[0] = reflect_utf8(t->vm, owner(t, args), (u16)args[2]);
    return NATIVE_DONE;
}

static enum native_status getStringAt0(struct thread *t, u32 *args, u32 *result) {
    if (!entry_at(t, args, CP_STRING)) return NATIVE_THROWN;
    result[0] = java_string_literal(t->vm, cp_name(owner(t, args)->cf, (u16)args[2]));
    return NATIVE_DONE;
}

static enum native_status getClassAt0(struct thread *t, u32 *args, u32 *result) {
    if (!entry_at(t, args, CP_CLASS)) return NATIVE_THROWN;
    struct class *c = reflect_class_at(t, owner(t, args), (u16)args[2]);
    if (!c) return NATIVE_THROWN;
    result[0] = mirror_of(t->vm, c);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"getSize0", NULL, getSize0, 0},       {"getTagAt0", NULL, getTagAt0, 0},
    {"getIntAt0", NULL, getIntAt0, 0},     {"getFloatAt0", NULL, getFloatAt0, 0},
    {"getLongAt0", NULL, getLongAt0, 0},   {"getDoubleAt0", NULL, getDoubleAt0, 0},
    {"getUTF8At0", NULL, getUTF8At0, 0},   {"getStringAt0", NULL, getStringAt0, 0},
    {"getClassAt0", NULL, getClassAt0, 0}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_reflect_ConstantPool_natives = {"jdk/internal/reflect/ConstantPool", entries};
