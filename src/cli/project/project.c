#include "cli/project/project.h"

#include <stdlib.h>
#include <string.h>

#include "cli/host/file.h"
#include "cli/project/build_layout.h"
#include "cli/project/class_path_file.h"
#include "program/classpath.h"

struct search {
    struct project *project;
    const struct project_request *request;
    const char *given;     /* the libraries of -cp and --cp-file, absolute; "" */
    struct paths siblings; /* the classes of all modules */
};

static const char *absolute(struct arena *arena, const char *path) {
    char *real = realpath(path, NULL);
    const char *result = real ? arena_string(arena, real) : NULL;
    free(real);
    return result;
}

static const char *join(struct arena *arena, const char *path, const char *more) {
    if (!more || !*more) return path;
    return *path ? arena_printf(arena, "%s:%s", path, more) : more;
}

static const char *join_all(struct arena *arena, const char *path, const struct paths *more) {
    for (u32 i = 0; i < more->count; i++) path = join(arena, path, more->items[i]);
    return path;
}

/* Entries that do not exist are left out: java ignores them. */
static const char *absolute_list(struct arena *arena, const char *list) {
    const char *whole = "";
    list = classpath_expand(arena, list);
    for (const char *at = list; *at;) {
        size_t length = strcspn(at, ":");
        const char *entry = length ? absolute(arena, arena_printf(arena, "%.*s", (int)length, at)) : NULL;
        whole = join(arena, whole, entry);
        at += length + (at[length] == ':');
    }
    return whole;
}

static void copy_paths(struct paths *to, const struct paths *from) {
    for (u32 i = 0; i < from->count; i++) vec_push(to, from->items[i]);
}

/* ---- modules ---- */

static void add_module(struct search *s, const char *name, const char *folder, struct build_layout *layout) {
    struct arena *arena = s->project->arena;
    struct project_module module = {.name = name, .folder = folder};
    if (s->request->module && strcmp(s->request->module, name) != 0) return;
    build_layout_libraries(arena, folder, layout);
    copy_paths(&module.roots, &layout->tests);
    const char *path = join_all(arena, join_all(arena, "", &layout->tests), &layout->main);
    path = join_all(arena, path, &s->siblings);
    path = join(arena, path, s->given);
    if (!s->request->list_file && !s->request->class_path) {
        const char *left = class_path_file_of_build(arena, folder);
        if (left) path = join(arena, path, absolute_list(arena, left));
    }
    module.class_path = join_all(arena, path, &layout->libraries);
    vec_push(&s->project->modules, module);
}

static void add_build(struct search *s, const char *project, const char *folder) {
    struct build_layout layout = {0};
    size_t length = strlen(project);
    const char *name = strcmp(project, folder) == 0 ? "" : folder + length + 1;
    build_layout_of(s->project->arena, folder, &layout);
    add_module(s, name, folder, &layout);
    build_layout_free(&layout);
}

static bool has_build(struct search *s, const char *folder) {
    struct build_layout layout = {0};
    bool found = build_layout_of(s->project->arena, folder, &layout);
    copy_paths(&s->siblings, &layout.main);
    build_layout_free(&layout);
    return found;
}

/* Modules see the classes of each other, as far as they are compiled. False: nothing was compiled by a build. */
static bool add_builds(struct search *s, const char *folder) {
    struct paths modules = {0};
    bool own = has_build(s, folder);
    build_layout_modules(s->project->arena, folder, &modules);
    for (u32 i = 0; i < modules.count; i++) has_build(s, modules.items[i]);
    if (own) add_build(s, folder, folder);
    for (u32 i = 0; i < modules.count; i++) add_build(s, folder, modules.items[i]);
    bool found = own || modules.count;
    vec_free(&modules);
    return found;
}

static int add_folder(struct search *s, const char *folder, struct diag *diag) {
    struct arena *arena = s->project->arena;
    struct build_layout layout = {0};
    if (add_builds(s, folder)) return 0;
    const char *command = build_layout_command(arena, folder);
    build_layout_of_classes(arena, folder, &layout);
    if (layout.tests.count) add_module(s, "", folder, &layout);
    bool found = layout.tests.count > 0;
    build_layout_free(&layout);
    if (found) return 0;
    if (command) return diag_set(diag, "no compiled tests in %s; run `%s` there first", folder, command);
    return diag_set(
        diag,
        "no compiled tests in %s: there are no target/test-classes (Maven), no build/classes/*/test (Gradle) "
        "and no class files",
        folder);
}

/* A jar, or the folders of a class path: its own module, with all of the class path. */
static void add_roots(struct search *s, struct build_layout *roots) {
    const char *folder = absolute(s->project->arena, ".");
    add_module(s, "", folder ? folder : ".", roots);
}

static int add_place(struct search *s, const char *place, struct diag *diag) {
    struct build_layout layout = {0};
    const char *path = absolute(s->project->arena, place);
    if (!path) return diag_set(diag, "%s: no such file or folder", place);
    if (file_is_folder(path)) return add_folder(s, path, diag);
    vec_push(&layout.tests, path);
    add_roots(s, &layout);
    build_layout_free(&layout);
    return 0;
}

/* Only -cp: its folders, or its jars if there are none. */
static int add_class_path(struct search *s, struct diag *diag) {
    struct build_layout folders = {0}, jars = {0};
    for (const char *at = s->given; *at;) {
        size_t length = strcspn(at, ":");
        const char *entry = arena_printf(s->project->arena, "%.*s", (int)length, at);
        if (file_is_folder(entry)) vec_push(&folders.tests, entry);
        else vec_push(&jars.tests, entry);
        at += length + (at[length] == ':');
    }
    bool found = folders.tests.count || jars.tests.count;
    if (found) add_roots(s, folders.tests.count ? &folders : &jars);
    build_layout_free(&folders);
    build_layout_free(&jars);
    return found ? 0 : diag_set(diag, "nothing of the class path %s is there", s->request->class_path);
}

/* ---- all of it ---- */

static int read_given(struct search *s, struct diag *diag) {
    struct arena *arena = s->project->arena;
    s->given = s->request->class_path ? absolute_list(arena, s->request->class_path) : "";
    if (!s->request->list_file) return 0;
    const char *list = class_path_file_read(arena, s->request->list_file, diag);
    if (!list) return -1;
    s->given = join(arena, s->given, absolute_list(arena, list));
    return 0;
}

static int add_all(struct search *s, struct diag *diag) {
    const struct project_request *request = s->request;
    if (read_given(s, diag) < 0) return -1;
    if (!request->place_count && request->class_path) return add_class_path(s, diag);
    if (!request->place_count) return add_place(s, ".", diag);
    for (u32 i = 0; i < request->place_count; i++)
        if (add_place(s, request->places[i], diag) < 0) return -1;
    return 0;
}

int project_find(struct project *project, const struct project_request *request, struct diag *diag) {
    struct search s = {.project = project, .request = request};
    *project = (struct project){.arena = arena_new()};
    const char *first = request->place_count ? request->places[0] : ".";
    project->folder = absolute(project->arena, file_is_folder(first) ? first : ".");
    int status = add_all(&s, diag);
    vec_free(&s.siblings);
    if (status == 0 && !project->modules.count)
        status = diag_set(diag, "no module is called %s", request->module ? request->module : "so");
    return status;
}

void project_free(struct project *project) {
    for (u32 i = 0; i < project->modules.count; i++) vec_free(&project->modules.items[i].roots);
    vec_free(&project->modules);
    arena_free(project->arena);
    *project = (struct project){0};
}
