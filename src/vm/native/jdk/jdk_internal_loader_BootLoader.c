#include <stdlib.h>

#include "base/map.h"
#include "base/vec.h"
#include "program/module/module_info.h"
#include "program/module_loader.h"
#include "vm/heap/java_string.h"
#include "vm/link/module.h"
#include "vm/link/reflect_type.h"
#include "vm/native.h"

/* "jrt:/java.base" for a package of the image ("java/lang"). */
static enum native_status getSystemPackageLocation(struct thread *t, u32 *args, u32 *result) {
    char *package = java_string_utf8(t->vm, args[0]), text[512];
    const struct sym *module = program_package_module(t->vm->program, package);
    free(package);
    if (!module) return NATIVE_DONE;
    snprintf(text, sizeof text, "jrt:/%s", module->text);
    result[0] = java_string_new(t, text);
    return NATIVE_DONE;
}

struct list_of_packages VEC(ref);

/* The package of a class of the bootstrap loader as "java/lang", interned; 0: of others. */
static ref system_package(struct vm *vm, const struct class *c) {
    const char *slash = c->module && !c->is_array && !c->is_hidden ? strrchr(c->name->text, '/') : NULL;
    if (!slash || strcmp(module_loader(c->module->text), "bootstrap") != 0) return 0;
    return java_string_literal(vm, (struct slice){(const u8 *)c->name->text, (size_t)(slash - c->name->text)});
}

static void collect_packages(struct vm *vm, struct list_of_packages *out) {
    struct map *seen = map_new();
    u32 count = program_arrival_count(vm->program);
    u64 ignored;
    for (u32 i = 0; i < count; i++) {
        ref package = system_package(vm, program_arrivals(vm->program)[i]);
        if (!package || map_get(seen, package, &ignored)) continue;
        map_put(seen, package, 1);
        vec_push(out, package);
    }
    map_free(seen);
}

/* The packages of the JDK that have a class loaded. */
static enum native_status getSystemPackageNames(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    struct list_of_packages packages = {0};
    collect_packages(t->vm, &packages);
    result[0] = reflect_array(t, "java/lang/String", packages.count);
    for (u32 i = 0; result[0] && i < packages.count; i++) words(object_at(t->vm, result[0]))[i] = packages.items[i];
    vec_free(&packages);
    return result[0] ? NATIVE_DONE : NATIVE_THROWN;
}

/* The module of such a location. */
static enum native_status findModule(struct thread *t, u32 *args, u32 *result) {
    char *location = java_string_utf8(t->vm, args[0]);
    const char *name = strncmp(location, "jrt:/", 5) == 0 ? location + 5 : NULL;
    if (name) result[0] = module_named(t->vm, sym_literal(program_symbols(t->vm->program), name));
    free(location);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"setBootLoaderUnnamedModule0", NULL, native_nothing, 0},
                                              {"loadLibrary", NULL, native_nothing, NATIVE_OVERRIDE},
                                              {"getSystemPackageLocation", NULL, getSystemPackageLocation, 0},
                                              {"getSystemPackageNames", NULL, getSystemPackageNames, 0},
                                              {NULL, NULL, NULL, 0}};
static const struct native_entry helper[] = {{"findModule", NULL, findModule, NATIVE_OVERRIDE}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_loader_BootLoader_natives = {"jdk/internal/loader/BootLoader", entries};
const struct native_class jdk_internal_loader_PackageHelper_natives = {"jdk/internal/loader/BootLoader$PackageHelper",
                                                                       helper};
