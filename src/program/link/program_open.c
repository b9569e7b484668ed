#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/reserve.h"
#include "program/link/array.h"
#include "program/module/own_modules.h"
#include "program/tables.h"

static void make_recursive_lock(pthread_mutex_t *lock) {
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(lock, &kind);
    pthread_mutexattr_destroy(&kind);
}

/* The line JAVA_VERSION="17.0.15" of the release file; "1.8.0_402" means 8. *release is the whole. */
static int read_version(struct arena *arena, const char *home, const char **release, struct diag *diag) {
    char name[4096], line[1024];
    snprintf(name, sizeof name, "%s/release", home);
    FILE *file = fopen(name, "re");
    if (!file) return diag_set(diag, "%s: not a JDK: it has no file `release`", home);
    int version = -1, minor = 0;
    while (version < 0 && fgets(line, sizeof line, file))
        if (sscanf(line, "JAVA_VERSION=\"%d.%d", &version, &minor) < 1) version = -1;
        else
            *release = arena_printf(arena, "%.*s", (int)strcspn(line + strlen("JAVA_VERSION=\""), "\"\n"),
                                    line + strlen("JAVA_VERSION=\""));
    fclose(file);
    if (version == 1) version = minor;
    if (version < 9) return diag_set(diag, "%s: the JDK's version is unknown or older than 9", home);
    return version;
}

static void intern_known_names(struct program *program) {
    struct symtab *symbols = program->symbols;
    program->names = (struct known_names){
        .init = sym_literal(symbols, "<init>"),
        .clinit = sym_literal(symbols, "<clinit>"),
        .void_descriptor = sym_literal(symbols, "()V"),
        .clone = sym_literal(symbols, "clone"),
        .method_handle = sym_literal(symbols, "java/lang/invoke/MethodHandle"),
        .var_handle = sym_literal(symbols, "java/lang/invoke/VarHandle"),
        .java_base = sym_literal(symbols, "java.base"),
    };
}

static int open_models(struct program *program, const char *path, struct diag *diag) {
    if (!path) return 0;
    program->models = classpath_new(program->arena, path, program->jdk_version, diag);
    program->model_classes = map_new();
    program->model_methods = map_new();
    return program->models ? 0 : -1;
}

static int open_sources(struct program *program, const struct program_options *options, struct diag *diag) {
    program->jdk_home = arena_string(program->arena, options->jdk);
    program->jdk_version = read_version(program->arena, options->jdk, &program->jdk_release, diag);
    if (program->jdk_version < 0) return -1;
    program->image_path = arena_printf(program->arena, "%s/lib/modules", options->jdk);
    program->image = jimage_open(program->image_path, diag);
    if (!program->image) return -1;
    if (open_models(program, options->models, diag) < 0) return -1;
    const char *own = options->class_path ? options->class_path : ".";
    if (options->no_class_path) {
        program->class_path = "";
        program->path = classpath_new(program->arena, options->behind, program->jdk_version, diag);
        return program->path ? 0 : -1;
    }
    program->class_path = classpath_expand(program->arena, own);
    const char *all = options->behind ? arena_printf(program->arena, "%s:%s", own, options->behind) : own;
    program->path = classpath_new(program->arena, all, program->jdk_version, diag);
    if (program->path) classpath_watch(program->path, options->lookups);
    return program->path ? 0 : -1;
}

/* The classes that arrays need; without them there is no Java. */
static int load_roots(struct program *program, struct diag *diag) {
    struct link_error error = {0};
    program->object = program_class_named(program, LOADER_BOOT, "java/lang/Object", &error);
    if (program->object) program->cloneable = program_class_named(program, LOADER_BOOT, "java/lang/Cloneable", &error);
    if (program->cloneable)
        program->serializable = program_class_named(program, LOADER_BOOT, "java/io/Serializable", &error);
    if (!program->serializable)
        return diag_set(diag, "%s: %s: %s", program->image_path, error.throwable, error.message);
    make_primitives(program);
    return 0;
}

struct program *program_new(const struct program_options *options, struct diag *diag) {
    struct program *program = memory_zero(1, sizeof *program);
    make_recursive_lock(&program->lock);
    program->arena = arena_new();
    program->symbols = symtab_new();
    program->loaded = map_new();
    program->package_modules = map_new();
    program->verify = options->verify;
    program->classes = reserve_take(MOST_CLASSES * sizeof *program->classes);
    program->methods = reserve_take(MOST_METHODS * sizeof *program->methods);
    program->arrivals = reserve_take(MOST_CLASSES * sizeof *program->arrivals);
    intern_known_names(program);
    if (!program->classes || !program->methods || !program->arrivals) diag_set(diag, "out of address space");
    else if (open_sources(program, options, diag) == 0 && load_roots(program, diag) == 0) return program;
    program_free(program);
    return NULL;
}

void program_free(struct program *program) {
    if (!program) return;
    classpath_free(program->path);
    classpath_free(program->models);
    map_free(program->model_classes);
    map_free(program->model_methods);
    if (program->image) jimage_close(program->image);
    own_modules_free(program);
    vec_free(&program->name_links);
    map_free(program->loaded);
    map_free(program->package_modules);
    reserve_give(program->classes, MOST_CLASSES * sizeof *program->classes);
    reserve_give(program->methods, MOST_METHODS * sizeof *program->methods);
    reserve_give(program->arrivals, MOST_CLASSES * sizeof *program->arrivals);
    symtab_free(program->symbols);
    arena_free(program->arena);
    pthread_mutex_destroy(&program->lock);
    free(program);
}
