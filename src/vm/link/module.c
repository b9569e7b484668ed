#include "vm/link/module.h"

#include "base/map.h"
#include "program/link/resolve.h"
#include "program/module_loader.h"
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"

/* In vm->link.made, with the reference of its name, which is interned. */
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
    ref string = java_string_literal(vm, text);
    u64 known, key = KEY_MODULE | string;
    if (!string) return 0;
    if (map_get(vm->link.made, key, &known)) return (ref)known;
    ref module = alloc_eternal_as(vm, vm->known.Module, 0, text);
    if (!module) return 0;
    set_field(vm, module, "name", "Ljava/lang/String;", string);
    set_field(vm, module, "loader", "Ljava/lang/ClassLoader;", module_loader_object(vm, module_loader(name->text)));
    map_put(vm->link.made, key, module);
    return module;
}

static ref field_in(struct vm *vm, ref object, const char *name, const char *descriptor) {
    struct field *f = object ? find_field(class_of(vm, object), name, descriptor) : NULL;
    return f ? get32(object_at(vm, object), f->offset) : 0;
}

static ref descriptor_of(struct vm *vm, ref module) {
    return field_in(vm, module, "descriptor", "Ljava/lang/module/ModuleDescriptor;");
}

char *module_main_class(struct vm *vm, ref module) {
    ref name = field_in(vm, descriptor_of(vm, module), "mainClass", "Ljava/lang/String;");
    return name ? java_string_utf8(vm, name) : NULL;
}

/* One that does not follow the rules for versions is kept as it was written. */
ref module_version(struct vm *vm, ref module) {
    ref descriptor = descriptor_of(vm, module);
    ref version = field_in(vm, descriptor, "version", "Ljava/lang/module/ModuleDescriptor$Version;");
    return version ? field_in(vm, version, "version", "Ljava/lang/String;")
                   : field_in(vm, descriptor, "rawVersionString", "Ljava/lang/String;");
}

/* In vm->link.made, with the loader's number and the reference of the package's name, which is interned. */
static const u64 KEY_PACKAGE = (u64)1 << 57;

static u64 package_key(u32 loader, ref package) { return KEY_PACKAGE | (u64)loader << 32 | package; }

void module_take_package(struct vm *vm, ref module, u32 loader, const char *package) {
    ref string = java_string_literal(vm, (struct slice){(const u8 *)package, strlen(package)});
    if (string) map_put(vm->link.made, package_key(loader, string), module);
}

ref module_with_package(struct vm *vm, u32 loader, const struct sym *class_name) {
    const char *slash = strrchr(class_name->text, '/');
    u64 module = 0;
    if (!slash) return 0;
    size_t length = (size_t)(slash - class_name->text);
    ref string = java_string_literal(vm, (struct slice){(const u8 *)class_name->text, length});
    if (string) map_get(vm->link.made, package_key(loader, string), &module);
    return (ref)module;
}

ref module_of(struct vm *vm, const struct class *c) {
    while (c->is_array) c = c->component;
    if (c->module) return module_named(vm, c->module);
    if (c->is_primitive) return module_named(vm, sym_literal(program_symbols(vm->program), "java.base"));
    ref taken = module_with_package(vm, c->loader, c->name);
    return taken ? taken : vm->known.unnamed_module;
}
