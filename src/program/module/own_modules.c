#include "program/module/own_modules.h"

#include <stdlib.h>
#include <string.h>

#include "program/tables.h"

u32 program_add_module(struct program *program, const char *place) {
    struct diag ignored;
    program_lock(program);
    struct classpath *path = classpath_new(program->arena, place, program->jdk_version, &ignored);
    if (path) vec_push(&program->own_modules, path);
    u32 number = path ? program->own_modules.count : 0;
    program_unlock(program);
    return number;
}

void program_add_package(struct program *program, u32 module, const char *package) {
    program_lock(program);
    if (!program->own_packages) program->own_packages = map_new();
    map_put(program->own_packages, (u64)(uintptr_t)sym_literal(program->symbols, package), module);
    program_unlock(program);
}

struct classpath *own_module_path(struct program *program, const struct sym *class_name) {
    const char *slash = program->own_packages ? strrchr(class_name->text, '/') : NULL;
    u64 module = 0;
    if (!slash) return NULL;
    const struct sym *package = sym_intern(program->symbols, class_name->text, (size_t)(slash - class_name->text));
    map_get(program->own_packages, (u64)(uintptr_t)package, &module);
    return module ? program->own_modules.items[module - 1] : NULL;
}

bool program_has_own_modules(const struct program *program) { return program->own_modules.count != 0; }

void own_modules_free(struct program *program) {
    for (u32 i = 0; i < program->own_modules.count; i++) classpath_free(program->own_modules.items[i]);
    vec_free(&program->own_modules);
    if (program->own_packages) map_free(program->own_packages);
}
