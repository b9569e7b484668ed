/* The built-in loaders find classes and resources through the program: the image first, then the class path. */
#include <stdlib.h>

#include "program/link/resolve.h"
#include "program/module/module_info.h"
#include "program/module/own_modules.h"
#include "program/module_loader.h"
#include "program/synth/synth_layer.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/link/class_request.h"
#include "vm/link/layer.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect_make.h"
#include "vm/link/reflect_type.h"

static bool sees(struct vm *vm, ref loader, const struct class *c) {
    if (loader == vm->known.app_loader || !c->module) return true;
    const char *of = module_loader(c->module->text);
    return strcmp(of, "bootstrap") == 0 || (loader == vm->known.platform_loader && strcmp(of, "platform") == 0);
}

/* (name, resolve) or (name): null when there is no such class. */
static enum native_status loadClassOrNull(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    struct class *c;
    if (!args[1]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    const struct sym *name = class_request_name(vm, args[1]);
    if (name && name->text[0] == '[') name = NULL;
    u32 loader = args[0] == vm->known.app_loader ? LOADER_APP : LOADER_BOOT;
    if (class_request(t, loader, name, &c) != NATIVE_DONE) return NATIVE_THROWN;
    result[0] = c && sees(vm, args[0], c) ? mirror_of(vm, c) : 0;
    return NATIVE_DONE;
}

/* (module, name): the loader is the module's. */
static enum native_status findClassInModuleOrNull(struct thread *t, u32 *args, u32 *result) {
    u32 passed[] = {args[0], args[2]};
    return loadClassOrNull(t, passed, result);
}

/* (name) */
static enum native_status findClassOnClassPathOrNull(struct thread *t, u32 *args, u32 *result) {
    enum native_status status = loadClassOrNull(t, args, result);
    if (status == NATIVE_DONE && result[0] && mirror_class(t->vm, result[0])->module) result[0] = 0;
    return status;
}

/* ---- resources ---- */

/* A ByteArrayInputStream over a resource; null when there is none. */
static enum native_status open_resource(struct thread *t, u32 loader, ref name, u32 *result) {
    struct slice bytes;
    ref array;
    if (!name) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    char *text = java_string_utf8(t->vm, name);
    int found = program_resource(t->vm->program, loader, text, &bytes);
    free(text);
    if (found != 1) return NATIVE_DONE;
    if (!bytes.at) bytes.at = (const u8 *)"";
    ref stream = reflect_make(t, "java/io/ByteArrayInputStream");
    if (!stream || reflect_bytes(t, bytes, &array) < 0) return NATIVE_THROWN;
    reflect_put(t->vm, stream, "buf", "[B", array);
    reflect_put(t->vm, stream, "count", "I", (u32)bytes.length);
    result[0] = stream;
    return NATIVE_DONE;
}

/* ClassLoader's method; loaders that a program wrote go their own way. */
static enum native_status getResourceAsStream(struct thread *t, u32 *args, u32 *result) {
    const struct known *known = &t->vm->known;
    if (program_has_own_modules(t->vm->program)) return NATIVE_BYTECODE;
    if (args[0] == known->app_loader) return open_resource(t, LOADER_APP, args[1], result);
    if (args[0] == known->platform_loader) return open_resource(t, LOADER_BOOT, args[1], result);
    return NATIVE_BYTECODE;
}

static enum native_status getSystemResourceAsStream(struct thread *t, u32 *args, u32 *result) {
    if (program_has_own_modules(t->vm->program)) return NATIVE_BYTECODE;
    return open_resource(t, LOADER_APP, args[0], result);
}

/* The layer first, then the method's own code. */
static enum native_status with_layer(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    enum native_status status = layer_ensure(t);
    return status == NATIVE_DONE ? NATIVE_BYTECODE : status;
}

/* (module, name) of a built-in loader: what is in the image, or on the class path, needs no Java code. */
static enum native_status findResourceAsStream(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    u32 first = method_is_static(t->native) ? 0 : 1;
    ref module = args[first], name = args[first + 1];
    if (!name) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    bool app = first && args[0] == vm->known.app_loader;
    if (!module) return open_resource(t, app ? LOADER_APP : LOADER_BOOT, name, result);
    char *text = java_string_utf8(vm, module);
    bool of_image = program_has_module(vm->program, text);
    free(text);
    return of_image ? open_resource(t, LOADER_BOOT, name, result) : with_layer(t, args, result);
}

static ref class_path_of(struct vm *vm, ref loader) {
    struct field *f = find_field(class_of(vm, loader)->super, "ucp", "Ljdk/internal/loader/URLClassPath;");
    return f ? get32(object_at(vm, loader), f->offset) : 0;
}

/* The application loader gets its class path when it is first asked for anything there. */
static enum native_status with_class_path(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    (void)result;
    if (args[0] != vm->known.app_loader || class_path_of(vm, args[0])) return NATIVE_BYTECODE;
    struct method *path = layer_method(t, "path", SYNTH_LAYER_PATH);
    if (!path) return NATIVE_THROWN;
    u32 passed[] = {args[0], java_string_new(t, program_class_path(vm->program))};
    return passed[1] ? call_on_top(t, path, passed) : NATIVE_THROWN;
}

static const struct native_entry entries[] = {
    {"loadClassOrNull", NULL, loadClassOrNull, NATIVE_OVERRIDE},
    {"findClassInModuleOrNull", NULL, findClassInModuleOrNull, NATIVE_OVERRIDE},
    {"findClassOnClassPathOrNull", NULL, findClassOnClassPathOrNull, NATIVE_OVERRIDE},
    {"findResourceAsStream", NULL, findResourceAsStream, NATIVE_OVERRIDE},
    {"findResource", "(Ljava/lang/String;)Ljava/net/URL;", with_layer, NATIVE_OVERRIDE},
    {"findResource", "(Ljava/lang/String;Ljava/lang/String;)Ljava/net/URL;", with_layer, NATIVE_OVERRIDE},
    {"findResources", NULL, with_layer, NATIVE_OVERRIDE},
    {"findModule", NULL, with_layer, NATIVE_OVERRIDE},
    {"findResourceOnClassPath", NULL, with_class_path, NATIVE_OVERRIDE},
    {"findResourcesOnClassPath", NULL, with_class_path, NATIVE_OVERRIDE},
    {"hasClassPath", NULL, with_class_path, NATIVE_OVERRIDE},
    {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_loader_BuiltinClassLoader_natives = {"jdk/internal/loader/BuiltinClassLoader",
                                                                            entries};

static const struct native_entry boot[] = {{"findResourceAsStream", NULL, findResourceAsStream, NATIVE_OVERRIDE},
                                           {"getServicesCatalog", NULL, with_layer, NATIVE_OVERRIDE},
                                           {NULL, NULL, NULL, 0}};
static const struct native_entry any[] = {
    {"getResourceAsStream", NULL, getResourceAsStream, NATIVE_OVERRIDE},
    {"getSystemResourceAsStream", NULL, getSystemResourceAsStream, NATIVE_OVERRIDE},
    {NULL, NULL, NULL, 0}};
static const struct native_entry services[] = {{"getServicesCatalogOrNull", NULL, with_layer, NATIVE_OVERRIDE},
                                               {NULL, NULL, NULL, 0}};
static const struct native_entry layer[] = {{"boot", "()Ljava/lang/ModuleLayer;", with_layer, NATIVE_OVERRIDE},
                                            {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_module_ServicesCatalog_natives = {"jdk/internal/module/ServicesCatalog",
                                                                         services};
const struct native_class java_lang_ModuleLayer_natives = {"java/lang/ModuleLayer", layer};
const struct native_class jdk_internal_loader_BootResources_natives = {"jdk/internal/loader/BootLoader", boot};
const struct native_class jdk_internal_loader_Resources_natives = {"java/lang/ClassLoader", any};
