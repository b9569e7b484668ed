#include "program/program.h"

#include <stdio.h>
#include <string.h>

#include "program/tables.h"

void program_lock(struct program *program) { pthread_mutex_lock(&program->lock); }
void program_unlock(struct program *program) { pthread_mutex_unlock(&program->lock); }

struct symtab *program_symbols(struct program *program) {
    return program->symbols;
}
struct arena *program_arena(struct program *program) {
    return program->arena;
}
int program_jdk_version(const struct program *program) { return program->jdk_version; }
const char *program_jdk_release(const struct program *program) { return program->jdk_release; }
const char *program_jdk_home(const struct program *program) { return program->jdk_home; }
struct class **program_classes(const struct program *program) {
    return program->classes;
}
struct method **program_methods(const struct program *program) {
    return program->methods;
}

u32 program_class_count(const struct program *program) {
    return __atomic_load_n(&program->class_count, __ATOMIC_ACQUIRE);
}
u32 program_method_count(const struct program *program) {
    return __atomic_load_n(&program->method_count, __ATOMIC_ACQUIRE);
}
u32 program_static_words(const struct program *program) {
    return __atomic_load_n(&program->static_words, __ATOMIC_ACQUIRE);
}

u32 program_arrival_count(const struct program *program) {
    return __atomic_load_n(&program->arrival_count, __ATOMIC_ACQUIRE);
}
struct class **program_arrivals(const struct program *program) {
    return program->arrivals;
}

/* ---- numbers ---- */

void program_share_numbers(struct program *program, struct numbers *numbers) { program->numbers = numbers; }

/* What a class is known by. The first word keeps the kinds of keys apart. */
enum class_key { KEY_NAMED, KEY_ARRAY, KEY_MADE, KEY_DEFINED };

u32 program_next_class(struct program *program, const void *key, size_t length) {
    if (!program->numbers) return program->class_count;
    u32 kind = KEY_MADE;
    u8 *whole = arena_alloc(program->arena, sizeof kind + length);
    memcpy(whole, &kind, sizeof kind);
    memcpy(whole + sizeof kind, key, length);
    return program->reserved = numbers_of(program->numbers, NUMBER_CLASS, whole, sizeof kind + length, 1);
}

/* A version is known by its loader, its supertypes and its bytes. */
static u32 number_of_version(struct program *program, const struct class *c) {
    size_t head = (3 + (size_t)c->interface_count) * sizeof(u32), length = head + c->cf->bytes.length;
    u32 *key = arena_alloc(program->arena, length);
    key[0] = KEY_DEFINED;
    key[1] = c->loader;
    key[2] = c->super ? c->super->id : 0;
    for (u32 i = 0; i < c->interface_count; i++) key[3 + i] = c->interfaces[i]->id;
    memcpy((u8 *)key + head, c->cf->bytes.at, c->cf->bytes.length);
    return numbers_of(program->numbers, NUMBER_CLASS, key, length, 1);
}

/* A class is known by its loader and name, an array by its component; what a hidden class is for was said before. */
static u32 shared_number(struct program *program, const struct class *c) {
    u8 key[2048];
    if (c->definition) return number_of_version(program, c);
    u32 loader[2] = {c->is_array ? KEY_ARRAY : KEY_NAMED, c->is_array ? c->component->id : c->loader};
    size_t length = c->is_array ? 0 : c->name->length;
    memcpy(key, loader, sizeof loader);
    if (length > sizeof key - sizeof loader) return numbers_fresh(program->numbers, NUMBER_CLASS, 1);
    if (c->is_hidden && !c->is_array) return program->reserved;
    memcpy(key + sizeof loader, c->name->text, length);
    return numbers_of(program->numbers, NUMBER_CLASS, key, sizeof loader + length, 1);
}

/* Two classes under one key would be two call sites that look the same: the second one is known to nobody else. */
void program_number(struct program *program, struct class *c, u32 static_words) {
    c->id = program->class_count;
    c->statics_start = program->static_words;
    if (!program->numbers) return;
    c->id = shared_number(program, c);
    if (c->id < MOST_CLASSES && program->classes[c->id]) c->id = numbers_fresh(program->numbers, NUMBER_CLASS, 1);
    c->statics_start = numbers_of(program->numbers, NUMBER_STATIC, &c->id, sizeof c->id, static_words);
}

static u32 first_method(struct program *program, const struct class *c) {
    if (!program->numbers) return program->method_count;
    return numbers_of(program->numbers, NUMBER_METHOD, &c->id, sizeof c->id, c->method_count);
}

static u32 larger(u32 a, u32 b) { return a > b ? a : b; }

int program_add_class(struct program *program, struct class *c) {
    u32 number = first_method(program, c), words = c->statics_start + c->statics_words;
    if (c->id >= MOST_CLASSES || number > MOST_METHODS || MOST_METHODS - number < c->method_count ||
        words < c->statics_start)
        return -1;
    if (!program->numbers) c->id = program->class_count;
    for (u32 i = 0; i < c->method_count; i++) {
        c->methods[i]->id = number;
        program->methods[number++] = c->methods[i];
    }
    program->classes[c->id] = c;
    c->arrival = program->arrival_count;
    program->arrivals[c->arrival] = c;
    __atomic_store_n(&program->method_count, larger(program->method_count, number), __ATOMIC_RELEASE);
    __atomic_store_n(&program->static_words, larger(program->static_words, words), __ATOMIC_RELEASE);
    __atomic_store_n(&program->class_count, larger(program->class_count, c->id + 1), __ATOMIC_RELEASE);
    __atomic_store_n(&program->arrival_count, c->arrival + 1, __ATOMIC_RELEASE);
    return 0;
}

/* Addresses have 48 bits, loader numbers 16: the pair fits one key. */
static u64 loaded_key(u32 loader, const struct sym *name) { return (u64)(uintptr_t)name ^ ((u64)loader << 48); }

void program_record(struct program *program, u32 loader, struct class *c) {
    if (loader < MOST_LOADERS) map_put(program->loaded, loaded_key(loader, c->name), (u64)(uintptr_t)c);
}

struct class *program_any_recorded(struct program *program, u32 loader, const struct sym *name) {
    u64 found = 0;
    if (loader < MOST_LOADERS) map_get(program->loaded, loaded_key(loader, name), &found);
    return (struct class *)(uintptr_t)found;
}

struct class *program_recorded(struct program *program, u32 loader, const struct sym *name) {
    struct class *c = program_any_recorded(program, loader, name);
    return c ? definition_now(program, c) : NULL;
}

struct class *program_loaded(struct program *program, u32 loader, const struct sym *name) {
    program_lock(program);
    struct class *c = program_recorded(program, loader, name);
    program_unlock(program);
    return c;
}

void program_record_initiating(struct program *program, u32 loader, struct class *c) {
    program_lock(program);
    program_record(program, loader, c);
    program_unlock(program);
}

struct class *program_class_named(struct program *program, u32 loader, const char *name, struct link_error *error) {
    return program_class(program, loader, sym_literal(program->symbols, name), error);
}

struct class *program_primitive(struct program *program, char descriptor) {
    return (unsigned char)descriptor < 128 ? program->primitives[(unsigned char)descriptor] : NULL;
}

/* The module of the package of "java/lang/String", or NULL. */
static const struct sym *module_of(struct program *program, const char *name) {
    const char *slash = strrchr(name, '/');
    if (!slash) return NULL;
    const struct sym *package = sym_intern(program->symbols, name, (size_t)(slash - name));
    u64 module = 0;
    if (!map_get(program->package_modules, (u64)(uintptr_t)package, &module)) {
        const char *text = jimage_package_module(program->image, package->text);
        if (text) module = (u64)(uintptr_t)sym_literal(program->symbols, text);
        map_put(program->package_modules, (u64)(uintptr_t)package, module);
    }
    return (const struct sym *)(uintptr_t)module;
}

int program_image_class(struct program *program, const struct sym *name, struct slice *bytes, const struct sym **module,
                        struct diag *diag) {
    *module = module_of(program, name->text);
    if (!*module) return 0;
    char path[4096];
    int length = snprintf(path, sizeof path, "%s.class", name->text);
    if (length < 0 || (size_t)length >= sizeof path) return 0;
    return jimage_find(program->image, (*module)->text, path, program->arena, bytes, diag);
}

int program_resource(struct program *program, u32 loader, const char *name, struct slice *out) {
    struct diag diag;
    const char *origin;
    program_lock(program);
    const struct sym *module = module_of(program, name);
    int found = module ? jimage_find(program->image, module->text, name, program->arena, out, &diag) : 0;
    if (found != 1 && loader != LOADER_BOOT) found = classpath_find(program->path, name, out, &origin, &diag);
    program_unlock(program);
    return found == 1;
}

struct slice program_image(const struct program *program) {
    return jimage_bytes(program->image);
}

const char *program_class_path(const struct program *program) { return program->class_path; }
