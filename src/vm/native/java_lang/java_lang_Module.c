/* Until the boot layer is made (vm/link/layer.h), modules of the image have no descriptor object: what they export and
 * open is read from the image. Modules that have one are told by their own code. */
#include <ctype.h>
#include <stdlib.h>

#include "program/link/resolve.h"
#include "program/module/module_info.h"
#include "program/module/own_modules.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/link/class_loading.h"
#include "vm/link/layer.h"
#include "vm/link/module.h"

static u32 field(struct vm *vm, ref module, const char *name, const char *descriptor) {
    struct field *f = find_field(vm->known.Module, name, descriptor);
    return f ? get32(object_at(vm, module), f->offset) : 0;
}

static char *name_of(struct vm *vm, ref module) {
    ref name = module ? field(vm, module, "name", "Ljava/lang/String;") : 0;
    return name ? java_string_utf8(vm, name) : NULL;
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
    char *name = name_of(vm, args[0]), *package = java_string_utf8(vm, args[1]), *to = name_of(vm, args[2]);
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

/* Needs the descriptor or the layer of a module of the image. */
static enum native_status with_layer(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    bool settled = has_descriptor(t->vm, args[0]) || !field(t->vm, args[0], "name", "Ljava/lang/String;");
    enum native_status status = settled ? NATIVE_DONE : layer_ensure(t);
    return status == NATIVE_DONE ? NATIVE_BYTECODE : status;
}

/* (layer, loader, descriptor, location): while the boot layer is made, `new Module` means the object that stands for
 * the module already. It takes the place of the new one among the arguments and where the caller keeps it. */
static enum native_status construct(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    (void)result;
    if (!layer_is_coming(t) || !args[3] || args[-1] != args[0]) return NATIVE_BYTECODE;
    struct field *name = find_field(class_of(vm, args[3]), "name", "Ljava/lang/String;");
    ref string = name ? get32(object_at(vm, args[3]), name->offset) : 0;
    if (!string) return NATIVE_BYTECODE;
    char *text = java_string_utf8(vm, string);
    ref module = module_named(vm, sym_literal(program_symbols(vm->program), text));
    free(text);
    if (module) args[0] = args[-1] = module;
    return NATIVE_BYTECODE;
}

/* The JDK's own modules may call what is native. */
static enum native_status ensureNativeAccess(struct thread *t, u32 *args, u32 *result) {
    char *name = name_of(t->vm, args[0]);
    bool of_image = name && program_has_module(t->vm->program, name);
    (void)result;
    free(name);
    return of_image ? NATIVE_DONE : NATIVE_BYTECODE;
}

/* "/mods/a b.jar" for "file:///mods/a%20b.jar"; NULL for other locations. */
static char *place_of(struct vm *vm, ref location) {
    char *text = location ? java_string_utf8(vm, location) : NULL;
    if (!text || strncmp(text, "file:", 5) != 0) return free(text), NULL;
    const char *from = text + 5;
    if (strncmp(from, "//", 2) == 0) from += 2;
    char *to = text;
    for (unsigned value = 0; *from; to++) {
        bool escaped = from[0] == '%' && isxdigit((u8)from[1]) && isxdigit((u8)from[2]);
        if (escaped) sscanf(from + 1, "%2x", &value);
        *to = escaped ? (char)value : *from;
        from += escaped ? 3 : 1;
    }
    *to = 0;
    return text;
}

/* own: the module's number in the program; 0: it is none of the module path. */
static void take_packages(struct vm *vm, ref module, u32 loader, u32 own, ref packages) {
    for (u32 i = 0; i < object_at(vm, packages)->length; i++) {
        ref name = words(object_at(vm, packages))[i];
        if (!name || class_of(vm, name) != vm->known.String) continue;
        char *package = java_string_utf8(vm, name);
        for (char *p = package; *p; p++)
            if (*p == '.') *p = '/';
        module_take_package(vm, module, loader, package);
        if (own) program_add_package(vm->program, own, package);
        free(package);
    }
}

/* (module, open, version, location, packages): those outside the image. */
static enum native_status defineModule0(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    (void)result;
    if (!args[0]) return throw_new(t, "java/lang/NullPointerException", "Null module object"), NATIVE_THROWN;
    char *name = name_of(vm, args[0]), *place = NULL;
    bool of_image = name && program_has_module(vm->program, name);
    ref loader = field(vm, args[0], "loader", "Ljava/lang/ClassLoader;");
    free(name);
    if (of_image || !loader || !args[4]) return NATIVE_DONE;
    u32 number = class_loading_number(vm, loader), own = 0;
    if (number == LOADER_APP && (place = place_of(vm, args[3]))) own = program_add_module(vm->program, place);
    free(place);
    take_packages(vm, args[0], number, own, args[4]);
    if (!vm->undo) vec_push(&vm->gc.roots, args[0]);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"implIsExportedOrOpen", NULL, implIsExportedOrOpen, NATIVE_OVERRIDE},
                                              {"implAddExportsOrOpens", NULL, implAddExportsOrOpens, NATIVE_OVERRIDE},
                                              {"canRead", NULL, yes_without_descriptor, NATIVE_OVERRIDE},
                                              {"canUse", NULL, yes_without_descriptor, NATIVE_OVERRIDE},
                                              {"<init>",
                                               "(Ljava/lang/ModuleLayer;Ljava/lang/ClassLoader;Ljava/lang/module/"
                                               "ModuleDescriptor;Ljava/net/URI;)V",
                                               construct, NATIVE_OVERRIDE},
                                              {"getDescriptor", NULL, with_layer, NATIVE_OVERRIDE},
                                              {"getLayer", NULL, with_layer, NATIVE_OVERRIDE},
                                              {"getPackages", NULL, with_layer, NATIVE_OVERRIDE},
                                              {"ensureNativeAccess", NULL, ensureNativeAccess, NATIVE_OVERRIDE},
                                              {"defineModule0", NULL, defineModule0, 0},
                                              {"addReads0", NULL, native_nothing, 0},
                                              {"addExports0", NULL, native_nothing, 0},
                                              {"addExportsToAll0", NULL, native_nothing, 0},
                                              {"addExportsToAllUnnamed0", NULL, native_nothing, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Module_natives = {"java/lang/Module", entries};
