#include "vm/module.h"

#include "base/map.h"
#include "program/modules.h"
#include "program/resolve.h"
#include "vm/alloc.h"
#include "vm/string.h"

/* In vm->call_sites, with the reference of its name, which is interned. */
static const u64 KEY_MODULE = (u64)1 << 59;

ref module_loader_object(struct vm *vm, const char *loader) {
    if (strcmp(loader, "platform") == 0) return vm->known.platform_loader;
    return strcmp(loader, "app") == 0 ? vm->known.app_loader : 0;
}

static void set_field(struct vm *vm, ref module, const char *name, const char *descriptor, u32 value) {
    struct field *f = find_field(vm->known.Module, name, descriptor);
    if (f) set32(object_at(vm, module), f->offset, value);
}

ref module_named(struct vm *vm, const struct sym *name) {
    struct slice text = {(const u8 *)name->text, name->length};
    ref string = string_literal(vm, text);
    u64 known, key = KEY_MODULE | string;
    if (!string) return 0;
    if (map_get(vm->call_sites, key, &known)) return (ref)known;
    ref module = alloc_eternal_as(vm, vm->known.Module, 0, text);
    if (!module) return 0;
    set_field(vm, module, "name", "Ljava/lang/String;", string);
    set_field(vm, module, "loader", "Ljava/lang/ClassLoader;", module_loader_object(vm, module_loader(name->text)));
    map_put(vm->call_sites, key, module);
    return module;
}

ref module_of(struct vm *vm, const struct class *c) {
    while (c->is_array) c = c->component;
    if (c->module) return module_named(vm, c->module);
    if (c->is_primitive) return module_named(vm, sym_literal(program_symbols(vm->program), "java.base"));
    return vm->known.unnamed_module;
}
