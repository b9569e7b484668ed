#include "vm/link/reflect_make.h"

#include "classfile/descriptor_walk.h"
#include "program/link/resolve.h"
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect_type.h"

static const char CLASS[] = "Ljava/lang/Class;", CLASSES[] = "[Ljava/lang/Class;";
static const char STRING[] = "Ljava/lang/String;", BYTES[] = "[B";

ref reflect_make(struct thread *t, const char *class_name) {
    struct link_error error = {0};
    struct class *c = program_class_named(t->vm->program, LOADER_BOOT, class_name, &error);
    if (!c) return throw_link(t, &error), 0;
    ref r = alloc_object(t, c);
    if (!r) throw_memory(t);
    return r;
}

void reflect_put(struct vm *vm, ref object, const char *name, const char *descriptor, u32 value) {
    struct field *f = find_field(class_of(vm, object), name, descriptor);
    if (f) set32(object_at(vm, object), f->offset, value);
}

static int put_bytes(struct thread *t, ref object, const char *name, struct slice bytes) {
    ref array;
    if (reflect_bytes(t, bytes, &array) < 0) return -1;
    reflect_put(t->vm, object, name, BYTES, array);
    return 0;
}

static struct slice text_of(const struct sym *sym) { return (struct slice){(const u8 *)sym->text, sym->length}; }

/* Final fields that reflection may never write: statics, and those of records and hidden classes. */
static bool is_trusted_final(const struct field *f) {
    const struct class *c = f->holder;
    return (f->access & ACC_FINAL) && ((f->access & ACC_STATIC) || c->is_hidden || c->cf->is_record);
}

ref reflect_make_field(struct thread *t, struct field *f) {
    struct vm *vm = t->vm;
    struct class *type = reflect_type(t, f->holder, text_of(f->descriptor));
    ref r = type ? reflect_make(t, "java/lang/reflect/Field") : 0;
    if (!r) return 0;
    reflect_put(vm, r, "clazz", CLASS, mirror_of(vm, f->holder));
    reflect_put(vm, r, "slot", "I", f->slot);
    reflect_put(vm, r, "name", STRING, java_string_literal(vm, text_of(f->name)));
    reflect_put(vm, r, "type", CLASS, mirror_of(vm, type));
    reflect_put(vm, r, "modifiers", "I", f->access);
    reflect_put(vm, r, "trustedFinal", "Z", is_trusted_final(f));
    reflect_put(vm, r, "signature", STRING, reflect_utf8(vm, f->holder, f->cf->signature));
    return put_bytes(t, r, "annotations", f->cf->annotations.visible) < 0 ? 0 : r;
}

static u32 slot_of(const struct method *m) {
    u32 slot = 0;
    while (slot < m->holder->method_count && m->holder->methods[slot] != m) slot++;
    return slot;
}

/* What methods and constructors have in common. */
static ref make_executable(struct thread *t, const char *class_name, struct method *m) {
    struct vm *vm = t->vm;
    ref parameters = reflect_parameter_types(t, m->holder, text_of(m->descriptor));
    if (!parameters) return 0;
    ref exceptions = reflect_classes_at(t, m->holder, m->cf->exceptions, m->cf->exception_count);
    ref r = exceptions ? reflect_make(t, class_name) : 0;
    if (!r) return 0;
    reflect_put(vm, r, "clazz", CLASS, mirror_of(vm, m->holder));
    reflect_put(vm, r, "slot", "I", slot_of(m));
    reflect_put(vm, r, "parameterTypes", CLASSES, parameters);
    reflect_put(vm, r, "exceptionTypes", CLASSES, exceptions);
    reflect_put(vm, r, "modifiers", "I", m->access);
    reflect_put(vm, r, "signature", STRING, reflect_utf8(vm, m->holder, m->cf->signature));
    if (put_bytes(t, r, "annotations", m->cf->annotations.visible) < 0) return 0;
    return put_bytes(t, r, "parameterAnnotations", m->cf->annotations.visible_parameters) < 0 ? 0 : r;
}

ref reflect_make_constructor(struct thread *t, struct method *m) {
    return make_executable(t, "java/lang/reflect/Constructor", m);
}

ref reflect_make_method(struct thread *t, struct method *m) {
    const char *result = descriptor_close(m->descriptor->text) + 1;
    struct class *type = reflect_type(t, m->holder, (struct slice){(const u8 *)result, strlen(result)});
    ref r = type ? make_executable(t, "java/lang/reflect/Method", m) : 0;
    if (!r) return 0;
    reflect_put(t->vm, r, "name", STRING, java_string_literal(t->vm, text_of(m->name)));
    reflect_put(t->vm, r, "returnType", CLASS, mirror_of(t->vm, type));
    return put_bytes(t, r, "annotationDefault", m->cf->annotations.annotation_default) < 0 ? 0 : r;
}

/* The accessor: the declared instance method with the component's name and type. */
static int put_accessor(struct thread *t, ref r, struct class *c, const struct cf_record_component *component) {
    struct slice type = cp_utf8(c->cf, component->descriptor), name = cp_utf8(c->cf, component->name);
    for (u32 i = 0; i < c->method_count; i++) {
        struct method *m = c->methods[i];
        const char *d = m->descriptor->text;
        if (method_is_static(m) || m->name->length != name.length || memcmp(m->name->text, name.at, name.length) != 0)
            continue;
        if (m->descriptor->length != type.length + 2 || strncmp(d, "()", 2) != 0 || memcmp(d + 2, type.at, type.length))
            continue;
        ref accessor = reflect_make_method(t, m);
        if (!accessor) return -1;
        reflect_put(t->vm, r, "accessor", "Ljava/lang/reflect/Method;", accessor);
    }
    return 0;
}

ref reflect_make_component(struct thread *t, struct class *c, const struct cf_record_component *component) {
    struct vm *vm = t->vm;
    struct class *type = reflect_type(t, c, cp_utf8(c->cf, component->descriptor));
    ref r = type ? reflect_make(t, "java/lang/reflect/RecordComponent") : 0;
    if (!r) return 0;
    reflect_put(vm, r, "clazz", CLASS, mirror_of(vm, c));
    reflect_put(vm, r, "name", STRING, reflect_utf8(vm, c, component->name));
    reflect_put(vm, r, "type", CLASS, mirror_of(vm, type));
    reflect_put(vm, r, "signature", STRING, reflect_utf8(vm, c, component->signature));
    if (put_bytes(t, r, "annotations", component->annotations.visible) < 0) return 0;
    if (put_bytes(t, r, "typeAnnotations", component->annotations.visible_type) < 0) return 0;
    return put_accessor(t, r, c, component) < 0 ? 0 : r;
}
