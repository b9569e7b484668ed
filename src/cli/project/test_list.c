#define _GNU_SOURCE
#include "cli/project/test_list.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "classfile/jar.h"
#include "cli/host/file.h"
#include "cli/junit/class_files.h"
#include "cli/project/junit_jars.h"

enum { DEEPEST_PACKAGE = 64 };

struct scan {
    struct test_list *list;
    const struct project_module *module;
    struct class_source source;
};

/* ---- one class ---- */

/* "p/FooTest" -> "p.FooTest#adds" */
static const char *test_name(struct arena *arena, const struct test_method *method) {
    char *name = arena_string(arena, method->class_name);
    for (char *slash = name; (slash = strchr(slash, '/'));) *slash = '.';
    return method->method ? arena_printf(arena, "%s#%s", name, method->method) : name;
}

/* file: "p/FooTest.class" */
static void look_at_class(struct scan *scan, const char *file) {
    struct arena *arena = scan->list->arena;
    struct test_methods methods = {0};
    const char *name = arena_printf(arena, "%.*s", (int)(strlen(file) - strlen(".class")), file);
    scan->list->classes++;
    test_methods_find(arena, &scan->source, name, &methods);
    for (u32 i = 0; i < methods.count; i++)
        vec_push(&scan->list->tests,
                 ((struct listed_test){test_name(arena, &methods.items[i]), scan->module, methods.items[i]}));
    vec_free(&methods); /* the list has taken what is in them */
}

static bool is_class_file(const char *name) {
    size_t length = strlen(name);
    return length > 6 && strcmp(name + length - 6, ".class") == 0 && !strstr(name, "module-info.class") &&
           !strstr(name, "package-info.class") && strncmp(name, "META-INF/", 9) != 0;
}

/* ---- folders and jars ---- */

static void scan_folder(struct scan *scan, const char *root, const char *below, u32 depth) {
    struct arena *arena = scan->list->arena;
    struct dirent **entries;
    int count = scandir(arena_printf(arena, "%s/%s", root, below), &entries, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        const char *path = arena_printf(arena, "%s%s%s", below, *below ? "/" : "", entries[i]->d_name);
        bool hidden = entries[i]->d_name[0] == '.';
        free(entries[i]);
        if (hidden) continue;
        if (is_class_file(path)) look_at_class(scan, path);
        else if (depth < DEEPEST_PACKAGE && file_is_folder(arena_printf(arena, "%s/%s", root, path)))
            scan_folder(scan, root, path, depth + 1);
    }
    if (count >= 0) free(entries);
}

static int scan_jar(struct scan *scan, const char *path, int jdk, struct diag *diag) {
    struct jar *jar = jar_open(path, jdk, diag);
    if (!jar) return diag_prefix(diag, "%s", path);
    for (u32 i = 0; i < jar_count(jar); i++) {
        struct slice name = jar_entry_name(jar, i);
        const char *text = arena_printf(scan->list->arena, "%.*s", (int)name.length, (const char *)name.at);
        if (is_class_file(text)) look_at_class(scan, text);
    }
    jar_close(jar);
    return 0;
}

/* ---- modules ---- */

static int by_name(const void *a, const void *b) {
    const struct listed_test *left = a, *right = b;
    return strcmp(left->name, right->name);
}

static int scan_module(struct test_list *list, const struct project_module *module, int jdk, struct diag *diag) {
    struct class_files *files = class_files_open(list->arena, module->class_path, jdk, diag);
    u32 first = list->tests.count;
    int status = files ? 0 : -1;
    struct scan scan = {.list = list, .module = module};
    if (files) scan.source = class_files_source(files);
    for (u32 i = 0; i < module->roots.count && status == 0; i++) {
        const char *root = module->roots.items[i];
        if (file_is_folder(root)) scan_folder(&scan, root, "", 0);
        else status = scan_jar(&scan, root, jdk, diag);
    }
    class_files_close(files);
    if (list->tests.count > first)
        qsort(list->tests.items + first, list->tests.count - first, sizeof *list->tests.items, by_name);
    return status;
}

/* What the tests of a module need of JUnit, if its class path has not got it. */
static int complete_class_path(struct test_list *list, struct project_module *module, u32 first, int jdk,
                               struct diag *diag) {
    bool needs4 = false, needs5 = false;
    for (u32 i = first; i < list->tests.count; i++) {
        needs5 |= list->tests.items[i].method.generation == 5;
        needs4 |= list->tests.items[i].method.generation < 5;
    }
    module->class_path = junit_jars_complete(list->arena, module->class_path, needs4, needs5, jdk, diag);
    return module->class_path ? 0 : -1;
}

int test_list_read(struct test_list *list, struct project *project, int jdk, struct diag *diag) {
    *list = (struct test_list){.arena = arena_new()};
    for (u32 i = 0; i < project->modules.count; i++) {
        struct project_module *module = &project->modules.items[i];
        u32 first = list->tests.count;
        if (scan_module(list, module, jdk, diag) < 0) return -1;
        if (complete_class_path(list, module, first, jdk, diag) < 0) return -1;
    }
    return 0;
}

void test_list_keep(struct test_list *list, test_list_choice *is_kept, void *context) {
    u32 kept = 0;
    for (u32 i = 0; i < list->tests.count; i++) {
        struct listed_test test = list->tests.items[i];
        if (is_kept(context, &test, i)) list->tests.items[kept++] = test;
        else vec_free(&test.method.tags);
    }
    list->tests.count = kept;
}

static bool is_none(void *context, const struct listed_test *test, u32 number) {
    (void)context, (void)test, (void)number;
    return false;
}

void test_list_free(struct test_list *list) {
    test_list_keep(list, is_none, NULL);
    vec_free(&list->tests);
    arena_free(list->arena);
    *list = (struct test_list){0};
}
