#include "cli/project/build_layout.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "classfile/classfile.h"
#include "cli/host/file.h"

enum { DEEPEST_MODULE = 4, DEEPEST_PACKAGE = 64 };

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), tail = strlen(end);
    return length > tail && strcmp(text + length - tail, end) == 0;
}

static bool is_hidden(const char *name) { return name[0] == '.'; }

static void add_if_there(struct arena *arena, struct paths *out, const char *folder, const char *name) {
    const char *path = arena_printf(arena, "%s/%s", folder, name);
    if (file_is_folder(path)) vec_push(out, path);
}

/* The entries of a folder by name, but hidden ones; none where it cannot be read. */
static struct paths list(struct arena *arena, const char *folder) {
    struct paths names = {0};
    struct dirent **entries;
    int count = scandir(folder, &entries, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        if (!is_hidden(entries[i]->d_name)) vec_push(&names, arena_string(arena, entries[i]->d_name));
        free(entries[i]);
    }
    if (count >= 0) free(entries);
    return names;
}

/* ---- Maven and Gradle ---- */

static void find_maven(struct arena *arena, const char *folder, struct build_layout *out) {
    add_if_there(arena, &out->tests, folder, "target/test-classes");
    add_if_there(arena, &out->main, folder, "target/classes");
}

/* build/classes has a folder for each language, and in it one for each set of sources. */
static void find_gradle(struct arena *arena, const char *folder, struct build_layout *out) {
    const char *classes = arena_printf(arena, "%s/build/classes", folder);
    struct paths languages = list(arena, classes);
    for (u32 i = 0; i < languages.count; i++) {
        const char *language = arena_printf(arena, "%s/%s", classes, languages.items[i]);
        add_if_there(arena, &out->tests, language, "test");
        add_if_there(arena, &out->main, language, "main");
    }
    add_if_there(arena, &out->main, folder, "build/resources/test");
    add_if_there(arena, &out->main, folder, "build/resources/main");
    vec_free(&languages);
}

bool build_layout_of(struct arena *arena, const char *folder, struct build_layout *out) {
    find_maven(arena, folder, out);
    find_gradle(arena, folder, out);
    return out->tests.count > 0;
}

static bool has_build(struct arena *arena, const char *folder) {
    struct build_layout layout = {0};
    bool found = build_layout_of(arena, folder, &layout);
    build_layout_free(&layout);
    return found;
}

static bool may_hold_modules(const char *name) {
    static const char *const others[] = {"src", "target", "build", "out", "bin", "node_modules", NULL};
    for (const char *const *other = others; *other; other++)
        if (strcmp(name, *other) == 0) return false;
    return true;
}

static void walk_modules(struct arena *arena, const char *folder, u32 depth, struct paths *out) {
    struct paths names = list(arena, folder);
    for (u32 i = 0; i < names.count; i++) {
        const char *path = arena_printf(arena, "%s/%s", folder, names.items[i]);
        if (!may_hold_modules(names.items[i]) || !file_is_folder(path)) continue;
        if (has_build(arena, path)) vec_push(out, path);
        if (depth < DEEPEST_MODULE) walk_modules(arena, path, depth + 1, out);
    }
    vec_free(&names);
}

void build_layout_modules(struct arena *arena, const char *folder, struct paths *out) {
    walk_modules(arena, folder, 1, out);
}

const char *build_layout_command(struct arena *arena, const char *folder) {
    static const struct {
        const char *file, *command;
    } builds[] = {{"pom.xml", "mvn test-compile"},
                  {"build.gradle", "gradle testClasses"},
                  {"build.gradle.kts", "gradle testClasses"}};
    for (size_t i = 0; i < sizeof builds / sizeof *builds; i++)
        if (file_is_regular(arena_printf(arena, "%s/%s", folder, builds[i].file))) return builds[i].command;
    return NULL;
}

/* ---- plain folders ---- */

/* The folder that the package of a class file begins in: "out" of out/p/Foo.class. NULL: the path does not fit. */
static const char *root_of(struct arena *arena, const char *path) {
    struct slice bytes;
    struct diag ignored;
    enum classfile_fault fault;
    struct arena *own = arena_new();
    const char *root = NULL;
    struct classfile *cf =
        file_read(own, path, &bytes, &ignored) == 0 ? classfile_parse(own, bytes, false, &fault, &ignored) : NULL;
    if (cf) {
        struct slice name = cp_name(cf, cf->this_class);
        size_t stem = strlen(path) - strlen(".class");
        if (stem > name.length && path[stem - name.length - 1] == '/' &&
            memcmp(path + stem - name.length, name.at, name.length) == 0)
            root = arena_printf(arena, "%.*s", (int)(stem - name.length - 1), path);
    }
    arena_free(own);
    return root;
}

static void add_once(struct paths *out, const char *path) {
    for (u32 i = 0; i < out->count; i++)
        if (strcmp(out->items[i], path) == 0) return;
    vec_push(out, path);
}

/* One class file shows where the package of its folder begins. */
static void walk_classes(struct arena *arena, const char *folder, u32 depth, struct paths *out) {
    struct paths names = list(arena, folder);
    bool known = false;
    for (u32 i = 0; i < names.count; i++) {
        const char *path = arena_printf(arena, "%s/%s", folder, names.items[i]);
        if (file_is_folder(path)) {
            if (depth < DEEPEST_PACKAGE) walk_classes(arena, path, depth + 1, out);
        } else if (!known && ends_with(path, ".class")) {
            const char *root = root_of(arena, path);
            if (root) add_once(out, root);
            known = root != NULL;
        }
    }
    vec_free(&names);
}

void build_layout_of_classes(struct arena *arena, const char *folder, struct build_layout *out) {
    walk_classes(arena, folder, 0, &out->tests);
}

/* ---- libraries ---- */

void build_layout_libraries(struct arena *arena, const char *folder, struct build_layout *out) {
    static const char *const places[] = {"lib", "libs", "target/dependency", NULL};
    for (const char *const *place = places; *place; place++) {
        const char *below = arena_printf(arena, "%s/%s", folder, *place);
        struct paths names = list(arena, below);
        for (u32 i = 0; i < names.count; i++)
            if (ends_with(names.items[i], ".jar"))
                vec_push(&out->libraries, arena_printf(arena, "%s/%s", below, names.items[i]));
        vec_free(&names);
    }
}

void build_layout_free(struct build_layout *layout) {
    vec_free(&layout->tests);
    vec_free(&layout->main);
    vec_free(&layout->libraries);
}
