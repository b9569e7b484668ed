#include "vm/link/reflect_type.h"

#include "classfile/descriptor_walk.h"
#include "program/link/resolve.h"
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/link/mirror.h"

static struct class *named(struct thread *t, struct class *from, struct slice name) {
    const struct sym *sym = sym_intern(program_symbols(t->vm->program), name.at, name.length);
    if (sym == from->name) return from;
    struct link_error error = {0};
    struct class *c = program_class(t->vm->program, from->loader, sym, &error);
    if (!c) throw_link(t, &error);
    return c;
}

struct class *reflect_type(struct thread *t, struct class *from, struct slice descriptor) {
    if (descriptor.length == 1) return program_primitive(t->vm->program, (char)descriptor.at[0]);
    if (descriptor.at[0] == '[') return named(t, from, descriptor);
    return named(t, from, (struct slice){descriptor.at + 1, descriptor.length - 2});
}

ref reflect_array(struct thread *t, const char *element, u32 count) {
    struct link_error error = {0};
    struct class *c = program_class_named(t->vm->program, LOADER_BOOT, element, &error);
    if (!c) return throw_link(t, &error), 0;
    ref array = alloc_array(t, program_array_of(t->vm->program, c), count);
    if (!array) throw_memory(t);
    return array;
}

ref reflect_parameter_types(struct thread *t, struct class *from, struct slice descriptor) {
    u32 count = 0;
    struct slice type;
    for (struct descriptor_walk w = descriptor_arguments(descriptor); descriptor_next(&w, NULL);) count++;
    ref array = reflect_array(t, "java/lang/Class", count);
    struct descriptor_walk w = descriptor_arguments(descriptor);
    for (u32 i = 0; array && i < count && descriptor_next(&w, &type); i++) {
        struct class *c = reflect_type(t, from, type);
        if (!c) return 0;
        words(object_at(t->vm, array))[i] = mirror_of(t->vm, c);
    }
    return array;
}

struct class *reflect_class_at(struct thread *t, struct class *from, u16 index) {
    struct link_error error = {0};
    if (sym_find(program_symbols(t->vm->program), cp_name(from->cf, index).at, cp_name(from->cf, index).length) ==
        from->name)
        return from;
    struct class *c = resolve_class(t->vm->program, from, index, &error);
    if (!c) throw_link(t, &error);
    return c;
}

ref reflect_classes_at(struct thread *t, struct class *from, const u16 *indices, u32 count) {
    ref array = reflect_array(t, "java/lang/Class", count);
    for (u32 i = 0; array && i < count; i++) {
        struct class *c = reflect_class_at(t, from, indices[i]);
        if (!c) return 0;
        words(object_at(t->vm, array))[i] = mirror_of(t->vm, c);
    }
    return array;
}

int reflect_bytes(struct thread *t, struct slice bytes, ref *out) {
    *out = 0;
    if (!bytes.at) return 0;
    *out = alloc_array(t, array_class(t->vm, 'B'), (u32)bytes.length);
    if (!*out) return throw_memory(t);
    memcpy(object_at(t->vm, *out)->data, bytes.at, bytes.length);
    return 0;
}

ref reflect_utf8(struct vm *vm, const struct class *c, u16 index) {
    return index ? java_string_literal(vm, cp_utf8(c->cf, index)) : 0;
}
