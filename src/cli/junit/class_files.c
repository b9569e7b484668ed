#include "cli/junit/class_files.h"

#include <string.h>

#include "base/map.h"
#include "base/sym.h"
#include "program/classpath.h"

struct class_files {
    struct arena *arena;
    struct classpath *path;
    struct symtab *names;
    struct map *known; /* name -> class file; 0: there is none */
};

struct class_files *class_files_open(struct arena *arena, const char *class_path, int jdk, struct diag *diag) {
    struct classpath *path = classpath_new(arena, class_path, jdk, diag);
    if (!path) return NULL;
    struct class_files *files = arena_alloc(arena, sizeof *files);
    *files = (struct class_files){arena, path, symtab_new(), map_new()};
    return files;
}

void class_files_close(struct class_files *files) {
    if (!files) return;
    classpath_free(files->path);
    symtab_free(files->names);
    map_free(files->known);
}

static const struct classfile *read(struct class_files *files, const char *name) {
    struct slice bytes;
    struct diag ignored;
    const char *origin;
    enum classfile_fault fault;
    const char *file = arena_printf(files->arena, "%s.class", name);
    if (classpath_find(files->path, file, &bytes, &origin, &ignored) != 1) return NULL;
    return classfile_parse(files->arena, bytes, false, &fault, &ignored);
}

static const struct classfile *find(void *context, const char *name) {
    struct class_files *files = context;
    const struct sym *symbol = sym_literal(files->names, name);
    u64 known = 0;
    if (map_get(files->known, (u64)(uintptr_t)symbol, &known)) return (const struct classfile *)(uintptr_t)known;
    const struct classfile *cf = read(files, name);
    map_put(files->known, (u64)(uintptr_t)symbol, (u64)(uintptr_t)cf);
    return cf;
}

struct class_source class_files_source(struct class_files *files) {
    return (struct class_source){find, files};
}

bool class_files_has(struct class_files *files, const char *name) { return find(files, name) != NULL; }
