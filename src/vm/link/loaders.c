#include "vm/link/loaders.h"

#include "program/link/resolve.h"
#include "vm/boot_call.h"
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/interp/init.h"

static struct class *loader_class(struct vm *vm, const char *name, struct diag *diag) {
    struct link_error error = {0};
    struct class *c = program_class_named(vm->program, LOADER_BOOT, name, &error);
    if (!c) diag_set(diag, "the JDK image has no usable %s", name);
    return c;
}

int loaders_allocate(struct vm *vm, struct diag *diag) {
    struct class *boot = loader_class(vm, "jdk/internal/loader/ClassLoaders$BootClassLoader", diag);
    struct class *platform = loader_class(vm, "jdk/internal/loader/ClassLoaders$PlatformClassLoader", diag);
    struct class *app = loader_class(vm, "jdk/internal/loader/ClassLoaders$AppClassLoader", diag);
    if (!boot || !platform || !app) return -1;
    vm->known.boot_loader = alloc_eternal(vm, boot, 0);
    vm->known.platform_loader = alloc_eternal(vm, platform, 0);
    vm->known.app_loader = alloc_eternal(vm, app, 0);
    return 0;
}

static int construct(struct vm *vm, ref loader, const char *name, ref parent, ref delegate, struct diag *diag) {
    struct method *init =
        find_method(vm->known.ClassLoader, "<init>", "(Ljava/lang/Void;Ljava/lang/String;Ljava/lang/ClassLoader;)V");
    if (!init) return diag_set(diag, "this JDK is not supported: ClassLoader has an unknown constructor");
    ref text = name ? java_string_literal(vm, (struct slice){(const u8 *)name, strlen(name)}) : 0;
    u32 args[] = {loader, 0, text, parent};
    if (boot_call(vm, init, args, diag) < 0) return -1;
    struct field *up = find_field(class_of(vm, loader)->super, "parent", "Ljdk/internal/loader/BuiltinClassLoader;");
    if (up) set32(object_at(vm, loader), up->offset, delegate);
    return 0;
}

static void set_static(struct vm *vm, struct class *c, const char *name, const char *descriptor, ref value) {
    struct field *f = find_field(c, name, descriptor);
    if (f) vm->statics.words[f->offset] = value;
}

/* An empty ConcurrentHashMap is an object whose fields are all zero. */
static void give_tables(struct vm *vm, ref loader, struct class *map) {
    static const char *const tables[] = {"nameToModule", "moduleToReader", "pdcache"};
    struct class *c = class_of(vm, loader);
    for (u32 i = 0; map && i < 3; i++) {
        struct field *f = NULL;
        for (struct class *at = c; at && !f; at = at->super) f = find_field(at, tables[i], "Ljava/util/Map;");
        ref made = f ? alloc_eternal(vm, map, 0) : 0;
        if (made) set32(object_at(vm, loader), f->offset, made);
    }
}

int loaders_construct(struct vm *vm, struct diag *diag) {
    struct known *known = &vm->known;
    struct class *all = loader_class(vm, "jdk/internal/loader/ClassLoaders", diag);
    if (!all || boot_init(vm, "java/lang/ClassLoader", diag) < 0) return -1;
    init_prepare_statics(vm);
    vm->statics.words[all->statics_start] = INIT_STATUS_DONE; /* its initialiser is what this function replaces */
    if (construct(vm, known->boot_loader, NULL, 0, 0, diag) < 0) return -1;
    if (construct(vm, known->platform_loader, "platform", 0, known->boot_loader, diag) < 0) return -1;
    if (construct(vm, known->app_loader, "app", known->platform_loader, known->platform_loader, diag) < 0) return -1;
    struct class *map = loader_class(vm, "java/util/concurrent/ConcurrentHashMap", diag);
    give_tables(vm, known->boot_loader, map);
    give_tables(vm, known->platform_loader, map);
    give_tables(vm, known->app_loader, map);
    set_static(vm, all, "BOOT_LOADER", "Ljdk/internal/loader/ClassLoaders$BootClassLoader;", known->boot_loader);
    set_static(vm, all, "PLATFORM_LOADER", "Ljdk/internal/loader/ClassLoaders$PlatformClassLoader;",
               known->platform_loader);
    set_static(vm, all, "APP_LOADER", "Ljdk/internal/loader/ClassLoaders$AppClassLoader;", known->app_loader);
    set_static(vm, known->ClassLoader, "scl", "Ljava/lang/ClassLoader;", known->app_loader);
    struct field *unnamed = find_field(known->ClassLoader, "unnamedModule", "Ljava/lang/Module;");
    known->unnamed_module = get32(object_at(vm, known->app_loader), unnamed->offset);
    return 0;
}
