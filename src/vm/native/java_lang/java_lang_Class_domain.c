/* Where a class comes from: its protection domain and its package. Classes of the class path have the domain of their
 * folder or jar; those that a program defined itself have the one they were defined with. */
#include "program/link/resolve.h"
#include "program/synth/synth_layer.h"
#include "vm/heap/java_string.h"
#include "vm/link/class_define.h"
#include "vm/link/layer.h"
#include "vm/link/mirror.h"
#include "vm/link/module.h"
#include "vm/native.h"

/* "out" for the class a/B from "out/a/B.class"; a jar is its own place. */
static ref place_of_class(struct thread *t, const struct class *c) {
    char text[4096];
    size_t length = strlen(c->origin), tail = c->name->length + strlen("/.class");
    snprintf(text, sizeof text, "%s", c->origin);
    bool fits = length >= tail && length < sizeof text;
    if (fits && strncmp(text + length - tail + 1, c->name->text, c->name->length) == 0) text[length - tail] = 0;
    return java_string_new(t, *text ? text : "/");
}

static enum native_status domain_of(struct thread *t, u32 *args, u32 *result) {
    struct class *c = mirror_class(t->vm, args[0]);
    while (c->is_array) c = c->component;
    result[0] = class_domain(t->vm, mirror_of(t->vm, c));
    if (result[0] || c->module || c->loader != LOADER_APP || !c->cf || c->is_hidden) return NATIVE_DONE;
    struct method *domain = layer_method(t, "domain", SYNTH_LAYER_DOMAIN);
    u32 passed[] = {t->vm->known.app_loader, domain ? place_of_class(t, c) : 0};
    return passed[1] ? call_replace(t, domain, passed) : NATIVE_THROWN;
}

/* JDK 25 reads a field; where that is null, everything is permitted. */
static enum native_status getProtectionDomain(struct thread *t, u32 *args, u32 *result) {
    if (program_jdk_version(t->vm->program) < 22) return NATIVE_BYTECODE;
    enum native_status status = domain_of(t, args, result);
    return status == NATIVE_DONE && !result[0] ? NATIVE_BYTECODE : status;
}

/* ClassLoader.definePackage(class), for classes of the class path. */
static enum native_status definePackage(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    const struct class *c = args[1] ? mirror_class(vm, args[1]) : NULL;
    (void)result;
    bool found = c && c->cf && !c->module && !c->is_hidden && c->loader == LOADER_APP;
    if (!found || args[0] != vm->known.app_loader) return NATIVE_BYTECODE;
    if (module_with_package(vm, LOADER_APP, c->name)) return NATIVE_BYTECODE;
    struct method *pack = layer_method(t, "pack", SYNTH_LAYER_PACK);
    char name[1024];
    const char *slash = strrchr(c->name->text, '/');
    snprintf(name, sizeof name, "%.*s", slash ? (int)(slash - c->name->text) : 0, c->name->text);
    for (char *p = name; *p; p++)
        if (*p == '/') *p = '.';
    u32 passed[] = {args[0], pack ? java_string_new(t, name) : 0, 0};
    if (!passed[1]) return NATIVE_THROWN;
    size_t length = strlen(c->origin);
    bool is_file = length > 6 && strcmp(c->origin + length - 6, ".class") == 0;
    if (!is_file && !(passed[2] = java_string_new(t, c->origin))) return NATIVE_THROWN;
    return call_replace(t, pack, passed);
}

static const struct native_entry packages[] = {
    {"definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;", definePackage, NATIVE_OVERRIDE}, {NULL, NULL, NULL, 0}};
const struct native_class java_lang_ClassLoader_packages_natives = {"java/lang/ClassLoader", packages};

static const struct native_entry entries[] = {{"getProtectionDomain0", NULL, domain_of, 0},
                                              {"getProtectionDomain", NULL, getProtectionDomain, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Class_domain_natives = {"java/lang/Class", entries};
