#include "vm/link/mirror.h"

#include "program/module_loader.h"
#include "vm/heap/alloc.h"
#include "vm/link/module.h"

static ref loader_of(struct vm *vm, const struct class *c) {
    while (c->is_array) c = c->component;
    if (c->module) return module_loader_object(vm, module_loader(c->module->text));
    return c->loader == LOADER_APP ? vm->known.app_loader : 0;
}

static void fill(struct vm *vm, struct class *c, ref mirror) {
    struct object *o = object_at(vm, mirror);
    set32(o, vm->known.Class_module, module_of(vm, c));
    set32(o, vm->known.Class_classLoader, loader_of(vm, c));
    if (c->is_array) set32(o, vm->known.Class_componentType, mirror_of(vm, c->component));
    if (vm->known.Class_modifiers) set32(o, vm->known.Class_modifiers, class_modifiers(c));
    if (vm->known.Class_primitive) set32(o, vm->known.Class_primitive, c->is_primitive);
    if (vm->known.Class_classFileAccessFlags) set32(o, vm->known.Class_classFileAccessFlags, c->access);
}

ref mirror_of(struct vm *vm, struct class *c) {
    ref mirror = vm->link.mirrors[c->id];
    if (mirror) return mirror;
    mirror = alloc_eternal(vm, vm->known.Class, c->id);
    if (!mirror) return 0;
    vm->link.mirrors[c->id] = mirror;
    fill(vm, c, mirror);
    return mirror;
}

struct class *mirror_class(struct vm *vm, ref mirror) {
    return program_classes(vm->program)[object_at(vm, mirror)->length];
}

static u32 inner_access(const struct class *c) {
    for (u32 i = 0; i < c->cf->inner_class_count; i++) {
        const struct inner_class *inner = &c->cf->inner_classes[i];
        struct slice name = cp_name(c->cf, inner->inner);
        if (name.length == c->name->length && memcmp(name.at, c->name->text, name.length) == 0) return inner->access;
    }
    return c->access;
}

u32 class_modifiers(const struct class *c) {
    if (c->is_primitive) return ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT;
    if (!c->is_array) return (c->cf ? inner_access(c) : c->access) & ~(u32)ACC_SUPER;
    const struct class *bottom = c;
    while (bottom->is_array) bottom = bottom->component;
    u32 visible = class_modifiers(bottom) & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED);
    return (bottom->is_primitive ? ACC_PUBLIC : visible) | ACC_FINAL | ACC_ABSTRACT;
}
