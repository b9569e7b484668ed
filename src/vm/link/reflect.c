#include "vm/link/reflect.h"

#include "program/link/resolve.h"
#include "vm/link/mirror.h"

/* Reflection objects name their member by declaring class and slot: the index among the declared ones. */
static bool locate(struct vm *vm, ref member, struct class **c, u32 *slot) {
    struct class *kind = class_of(vm, member);
    struct field *holder = find_field(kind, "clazz", "Ljava/lang/Class;"), *number = find_field(kind, "slot", "I");
    if (!holder || !number) return false;
    ref mirror = get32(object_at(vm, member), holder->offset);
    if (!mirror) return false;
    *c = mirror_class(vm, mirror);
    *slot = get32(object_at(vm, member), number->offset);
    return true;
}

struct field *reflect_field(struct vm *vm, ref field) {
    struct class *c;
    u32 slot;
    return locate(vm, field, &c, &slot) && slot < c->field_count ? &c->fields[slot] : NULL;
}

struct method *reflect_method(struct vm *vm, ref method) {
    struct class *c;
    u32 slot;
    return locate(vm, method, &c, &slot) && slot < c->method_count ? c->methods[slot] : NULL;
}

struct field *reflect_accessed(struct vm *vm, ref accessor) {
    const struct field *f = find_field(class_of(vm, accessor), "field", "Ljava/lang/reflect/Field;");
    ref field = f ? get32(object_at(vm, accessor), f->offset) : 0;
    return field ? reflect_field(vm, field) : NULL;
}
