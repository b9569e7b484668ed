#include "vm/interp/stack_element.h"

#include "program/link/resolve.h"
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/interp/backtrace.h"
#include "vm/link/java_names.h"
#include "vm/link/mirror.h"
#include "vm/link/module.h"
#include "vm/state/undo.h"

static void set_field(struct vm *vm, ref element, const char *name, const char *descriptor, u32 value) {
    struct field *f = find_field(vm->known.StackTraceElement, name, descriptor);
    if (f) set32(object_at(vm, element), f->offset, value);
}

static ref literal(struct vm *vm, const char *text) {
    return java_string_literal(vm, (struct slice){(const u8 *)text, strlen(text)});
}

static ref name_in(struct vm *vm, struct class *of, ref object) {
    struct field *f = object ? find_field(of, "name", "Ljava/lang/String;") : NULL;
    return f ? get32(object_at(vm, object), f->offset) : 0;
}

/* Loader and module, and what computeFormat would find out: names of built-in loaders are left out, and versions of
 * the JDK's modules. */
static void set_place(struct vm *vm, ref element, struct class *c) {
    enum { BUILT_IN_LOADER = 1, JDK_MODULE = 2 };
    const struct object *mirror = object_at(vm, mirror_of(vm, c));
    ref loader = get32(mirror, vm->known.Class_classLoader), module = get32(mirror, vm->known.Class_module);
    set_field(vm, element, "classLoaderName", "Ljava/lang/String;", name_in(vm, vm->known.ClassLoader, loader));
    set_field(vm, element, "moduleName", "Ljava/lang/String;", name_in(vm, vm->known.Module, module));
    if (!c->module) set_field(vm, element, "moduleVersion", "Ljava/lang/String;", module_version(vm, module));
    u32 format = (c->loader <= LOADER_APP ? BUILT_IN_LOADER : 0u) | (c->module ? JDK_MODULE : 0u);
    set_field(vm, element, "format", "B", format);
}

void stack_element_fill(struct thread *t, ref element, const struct method *m, u32 offset) {
    struct vm *vm = t->vm;
    struct class *c = m->holder;
    char name[600];
    class_external_name(c, name, sizeof name);
    undo_object(vm, element);
    set_field(vm, element, "declaringClassObject", "Ljava/lang/Class;", mirror_of(vm, c));
    set_field(vm, element, "declaringClass", "Ljava/lang/String;", literal(vm, name));
    set_field(vm, element, "methodName", "Ljava/lang/String;", literal(vm, m->name->text));
    set_field(vm, element, "fileName", "Ljava/lang/String;", c->source_file ? literal(vm, c->source_file->text) : 0);
    int line = offset == OFFSET_NATIVE || (m->access & ACC_NATIVE) ? -2 : method_line(m, offset);
    set_field(vm, element, "lineNumber", "I", (u32)line);
    set_place(vm, element, c);
}

ref stack_elements_of(struct thread *t, struct thread *of) {
    struct vm *vm = t->vm;
    ref pairs = backtrace_of(t, of);
    if (!pairs) return 0;
    u32 count = object_at(vm, pairs)->length / 2;
    ref elements = alloc_array(t, program_array_of(vm->program, vm->known.StackTraceElement), count);
    for (u32 i = 0; elements && i < count; i++) {
        ref element = alloc_object(t, vm->known.StackTraceElement);
        if (!element) return 0;
        const u32 *pair = words(object_at(vm, pairs)) + 2 * i;
        stack_element_fill(t, element, t->methods[pair[0]], pair[1]);
        words(object_at(vm, elements))[i] = element;
    }
    return elements;
}
