/* The built-in loaders find classes and resources through the program: the image first, then the class path. */
#include <stdlib.h>

#include "program/modules.h"
#include "program/resolve.h"
#include "vm/class_request.h"
#include "vm/mirror.h"
#include "vm/raise.h"
#include "vm/reflect_make.h"
#include "vm/reflect_type.h"
#include "vm/string.h"

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

/* ---- resources ---- */

/* A ByteArrayInputStream over a resource; null when there is none. */
static enum native_status open_resource(struct thread *t, u32 loader, ref name, u32 *result) {
    struct slice bytes;
    ref array;
    if (!name) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    char *text = string_utf8(t->vm, name);
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
    if (args[0] == known->app_loader) return open_resource(t, LOADER_APP, args[1], result);
    if (args[0] == known->platform_loader) return open_resource(t, LOADER_BOOT, args[1], result);
    return NATIVE_BYTECODE;
}

static enum native_status getSystemResourceAsStream(struct thread *t, u32 *args, u32 *result) {
    return open_resource(t, LOADER_APP, args[0], result);
}

/* (module, name) of a built-in loader. */
static enum native_status findResourceAsStream(struct thread *t, u32 *args, u32 *result) {
    u32 first = method_is_static(t->native) ? 0 : 1;
    bool app = first && args[0] == t->vm->known.app_loader;
    return open_resource(t, app ? LOADER_APP : LOADER_BOOT, args[first + 1], result);
}

/* A file: URL of a resource that is a file of its own; others have none. */
static enum native_status findResource(struct thread *t, u32 *args, u32 *result) {
    result[0] = 0;
    if (args[0] != t->vm->known.app_loader || !args[1]) return NATIVE_DONE;
    char *text = string_utf8(t->vm, args[1]);
    const char *origin = program_resource_origin(t->vm->program, text);
    size_t tail = strlen(text), length = origin ? strlen(origin) : 0;
    bool is_file = origin && length >= tail && strcmp(origin + length - tail, text) == 0;
    free(text);
    struct link_error ignored = {0};
    struct class *parse = program_class_named(t->vm->program, LOADER_BOOT, "sun/net/www/ParseUtil", &ignored);
    struct method *m = parse ? find_method(parse, "fileToEncodedURL", "(Ljava/io/File;)Ljava/net/URL;") : NULL;
    if (!is_file || !m) return NATIVE_DONE;
    ref file = reflect_make(t, "java/io/File");
    if (!file) return NATIVE_THROWN;
    reflect_put(t->vm, file, "path", "Ljava/lang/String;", string_new(t, origin));
    reflect_put(t->vm, file, "prefixLength", "I", origin[0] == '/');
    return call_replace(t, m, &file);
}

static enum native_status findMiscResource(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    struct link_error error = {0};
    struct class *c = program_class_named(t->vm->program, LOADER_BOOT, "java/util/Collections", &error);
    struct method *m = c ? find_method(c, "emptyList", "()Ljava/util/List;") : NULL;
    return m ? call_replace(t, m, args) : NATIVE_DONE;
}

static const struct native_entry entries[] = {{"loadClassOrNull", NULL, loadClassOrNull, NATIVE_OVERRIDE},
                                              {"findResourceAsStream", NULL, findResourceAsStream, NATIVE_OVERRIDE},
                                              {"findResource", "(Ljava/lang/String;)Ljava/net/URL;", findResource,
                                               NATIVE_OVERRIDE},
                                              {"findMiscResource", NULL, findMiscResource, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_loader_BuiltinClassLoader_natives = {"jdk/internal/loader/BuiltinClassLoader",
                                                                            entries};

static const struct native_entry boot[] = {
    {"findResourceAsStream", NULL, findResourceAsStream, NATIVE_OVERRIDE}, {NULL, NULL, NULL, 0}};
static const struct native_entry any[] = {
    {"getResourceAsStream", NULL, getResourceAsStream, NATIVE_OVERRIDE},
    {"getSystemResourceAsStream", NULL, getSystemResourceAsStream, NATIVE_OVERRIDE},
    {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_loader_BootResources_natives = {"jdk/internal/loader/BootLoader", boot};
const struct native_class jdk_internal_loader_Resources_natives = {"java/lang/ClassLoader", any};
