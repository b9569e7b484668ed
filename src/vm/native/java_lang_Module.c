/* Modules of the image have no descriptor object: what they export and open is read from the image. Modules that Java
 * code defines (for proxies) have one, and their own code decides. */
#include <stdlib.h>

#include "program/module_info.h"
#include "program/resolve.h"
#include "vm/native.h"
#include "vm/string.h"

static u32 field(struct vm *vm, ref module, const char *name, const char *descriptor) {
    struct field *f = find_field(vm->known.Module, name, descriptor);
    return f ? get32(object_at(vm, module), f->offset) : 0;
}

static char *name_of(struct vm *vm, ref module) {
    ref name = module ? field(vm, module, "name", "Ljava/lang/String;") : 0;
    return name ? string_utf8(vm, name) : NULL;
}

static bool has_descriptor(struct vm *vm, ref module) {
    return field(vm, module, "descriptor", "Ljava/lang/module/ModuleDescriptor;") != 0;
}

/* What was exported while the program ran is in a table that Java code keeps. */
static enum native_status ask_java(struct thread *t, const u32 *args, u32 *result) {
    static const char descriptor[] = "(Ljava/lang/String;Ljava/lang/Module;Z)Z";
    struct method *m = find_method(t->vm->known.Module, "isReflectivelyExportedOrOpen", descriptor);
    if (!m) m = find_method(t->vm->known.Module, "isReflectivelyExportedOrOpened", descriptor);
    result[0] = 0;
    return m ? call_replace(t, m, args) : NATIVE_DONE;
}

static bool holds(struct program *program, const char *module, const char *package) {
    const struct sym *holder = program_package_module(program, package);
    return holder && strcmp(holder->text, module) == 0;
}

/* (package, other module, open) */
static enum native_status implIsExportedOrOpen(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    char *name = name_of(vm, args[0]), *package = string_utf8(vm, args[1]), *to = name_of(vm, args[2]);
    for (char *p = package; *p; p++)
        if (*p == '.') *p = '/';
    bool by_java = name && has_descriptor(vm, args[0]);
    if (!by_java)
        result[0] = !name || (args[2] == args[0] && holds(vm->program, name, package)) ||
                    program_module_exports(vm->program, name, package, to, args[3]);
    free(name);
    free(package);
    free(to);
    if (by_java) return NATIVE_BYTECODE;
    return result[0] ? NATIVE_DONE : ask_java(t, args, result);
}

static enum native_status yes_without_descriptor(struct thread *t, u32 *args, u32 *result) {
    if (has_descriptor(t->vm, args[0])) return NATIVE_BYTECODE;
    result[0] = 1;
    return NATIVE_DONE;
}

/* The VM's own access checks do not look at modules: an export that Java code adds to one of the image changes
 * nothing. */
static enum native_status implAddExportsOrOpens(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return has_descriptor(t->vm, args[0]) || !field(t->vm, args[0], "name", "Ljava/lang/String;") ? NATIVE_BYTECODE
                                                                                                  : NATIVE_DONE;
}

static enum native_status nothing(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"implIsExportedOrOpen", NULL, implIsExportedOrOpen, NATIVE_OVERRIDE},
                                              {"implAddExportsOrOpens", NULL, implAddExportsOrOpens, NATIVE_OVERRIDE},
                                              {"canRead", NULL, yes_without_descriptor, NATIVE_OVERRIDE},
                                              {"canUse", NULL, yes_without_descriptor, NATIVE_OVERRIDE},
                                              {"defineModule0", NULL, nothing, 0},
                                              {"addReads0", NULL, nothing, 0},
                                              {"addExports0", NULL, nothing, 0},
                                              {"addExportsToAll0", NULL, nothing, 0},
                                              {"addExportsToAllUnnamed0", NULL, nothing, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Module_natives = {"java/lang/Module", entries};
