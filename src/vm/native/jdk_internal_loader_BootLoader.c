#include <stdlib.h>

#include "program/module_info.h"
#include "vm/module.h"
#include "vm/native.h"
#include "vm/reflect_type.h"
#include "vm/string.h"

static enum native_status nothing(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

/* "jrt:/java.base" for a package of the image ("java/lang"). */
static enum native_status getSystemPackageLocation(struct thread *t, u32 *args, u32 *result) {
    char *package = string_utf8(t->vm, args[0]), text[512];
    const struct sym *module = program_package_module(t->vm->program, package);
    free(package);
    if (!module) return NATIVE_DONE;
    snprintf(text, sizeof text, "jrt:/%s", module->text);
    result[0] = string_new(t, text);
    return NATIVE_DONE;
}

static enum native_status getSystemPackageNames(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = reflect_array(t, "java/lang/String", 0);
    return result[0] ? NATIVE_DONE : NATIVE_THROWN;
}

/* The module of such a location. */
static enum native_status findModule(struct thread *t, u32 *args, u32 *result) {
    char *location = string_utf8(t->vm, args[0]);
    const char *name = strncmp(location, "jrt:/", 5) == 0 ? location + 5 : NULL;
    if (name) result[0] = module_named(t->vm, sym_literal(program_symbols(t->vm->program), name));
    free(location);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"setBootLoaderUnnamedModule0", NULL, nothing, 0},
                                              {"loadLibrary", NULL, nothing, NATIVE_OVERRIDE},
                                              {"getSystemPackageLocation", NULL, getSystemPackageLocation, 0},
                                              {"getSystemPackageNames", NULL, getSystemPackageNames, 0},
                                              {NULL, NULL, NULL, 0}};
static const struct native_entry helper[] = {{"findModule", NULL, findModule, NATIVE_OVERRIDE}, {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_loader_BootLoader_natives = {"jdk/internal/loader/BootLoader", entries};
const struct native_class jdk_internal_loader_PackageHelper_natives = {"jdk/internal/loader/BootLoader$PackageHelper",
                                                                       helper};
