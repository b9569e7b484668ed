#include "cli/target/junit.h"

#include <stdio.h>
#include <string.h>

#include "cli/junit/test_methods.h"

#define JUNIT4        "Lorg/junit/"
#define JUNIT5        "Lorg/junit/jupiter/"
#define JUNIT3_SUITE  "()Ljunit/framework/Test;"
#define JUNIT5_ENGINE "org/junit/jupiter/engine/JupiterTestEngine"

static bool mentions(const struct class *c, const char *prefix) {
    for (u32 i = 1; i < c->cf->cp_count; i++) {
        struct slice text = c->cf->cp[i].tag == CP_UTF8 ? cp_utf8(c->cf, (u16)i) : (struct slice){NULL, 0};
        if (text.length >= strlen(prefix) && memcmp(text.at, prefix, strlen(prefix)) == 0) return true;
    }
    return false;
}

/* The class, its superclasses and all its interfaces, one for each number from 0 on; NULL after the last. */
static const struct class *ancestor(const struct class *c, u32 number) {
    if (number <= c->depth) return c->display[c->depth - number];
    number -= c->depth + 1;
    return number < c->all_interface_count ? c->all_interfaces[number] : NULL;
}

static bool extends_test_case(const struct class *c) {
    for (; c; c = c->super)
        if (sym_is(c->name, "junit/framework/TestCase")) return true;
    return false;
}

/* ---- class files of the program ---- */

/* The finder of tests reads class files by itself. */
struct files {
    struct program *program;
    struct arena *arena;
};

static const struct classfile *find_file(void *context, const char *name) {
    const struct files *files = context;
    struct slice bytes;
    struct diag ignored;
    enum classfile_fault fault;
    if (program_class_file(files->program, name, &bytes, &ignored) != 1) return NULL;
    return classfile_parse(files->arena, bytes, false, &fault, &ignored);
}

/* Its parameters may be left out. */
static bool is_called(const struct test_method *test, const char *method) {
    size_t length = test->method ? strcspn(test->method, "(") : 0;
    return test->method && (strcmp(test->method, method) == 0 ||
                            (strlen(method) == length && memcmp(test->method, method, length) == 0));
}

/* The names of the tests, ", " between them; and the generation of the one that is asked for, 0: it is none. */
static int look_for_tests(struct program *program, const char *class_name, const char *method, char *out, size_t size) {
    struct files files = {program, arena_new()};
    struct class_source source = {find_file, &files};
    struct test_methods tests = {0};
    size_t used = 0;
    int generation = 0;
    *out = 0;
    test_methods_find(files.arena, &source, class_name, &tests);
    for (u32 i = 0; i < tests.count; i++) {
        const struct test_method *test = &tests.items[i];
        if (test->method && used < size)
            used += (size_t)snprintf(out + used, size - used, "%s%s", used ? ", " : "", test->method);
        if (method && is_called(test, method)) generation = test->generation == 5 ? 5 : 4;
    }
    test_methods_free(&tests);
    arena_free(files.arena);
    return generation;
}

/* ---- classes of the program ---- */

static bool has_method(const struct class *c, const char *name) {
    const struct class *at;
    size_t length = strcspn(name, "(");
    for (u32 number = 0; (at = ancestor(c, number)); number++)
        for (u32 i = 0; i < at->method_count && !at->module; i++)
            if (at->methods[i]->name->length == length && memcmp(at->methods[i]->name->text, name, length) == 0)
                return true;
    return false;
}

/* 5 where a class or what it inherits from speaks of JUnit 5, 4 where only of JUnit 4, 0 of neither. */
static int generation(const struct class *c) {
    const struct class *at;
    int found = 0;
    for (u32 number = 0; (at = ancestor(c, number)); number++) {
        if (at->module) continue;
        if (mentions(at, JUNIT5)) return 5;
        if (mentions(at, JUNIT4) || mentions(at, JUNIT3_SUITE) || extends_test_case(at)) found = 4;
    }
    return found;
}

/* The tests may all be in classes inside of it. */
static int generation_inside(struct program *program, const struct class *c) {
    int found = 0;
    for (u32 i = 0; i < c->cf->nest_member_count && found == 0; i++) {
        struct link_error error = {0};
        struct slice name = cp_name(c->cf, c->cf->nest_members[i]);
        const struct sym *symbol = sym_intern(program_symbols(program), (const char *)name.at, name.length);
        struct class *member = program_class(program, LOADER_APP, symbol, &error);
        found = member ? generation(member) : 0;
    }
    return found;
}

/* With JUnit 5, an annotation of a program's own may stand for JUnit's. JUnit says so if it does not. */
static bool is_annotated(const struct class *c) {
    bool found = c->cf->annotations.visible.length != 0;
    for (u32 i = 0; i < c->cf->method_count && !found; i++) found = c->cf->methods[i].annotations.visible.length != 0;
    return found;
}

static bool is_there(struct program *program, const char *class_name) {
    struct link_error error = {0};
    return program_class_named(program, LOADER_APP, class_name, &error) != NULL;
}

static int require(struct program *program, const char *class_name, const char *what, struct diag *diag) {
    if (is_there(program, class_name)) return 0;
    return diag_set(diag, "--test: %s is not on the class path", what);
}

static int look_for_method(const struct class *c, const char *shown, const char *method, const char *tests,
                           struct diag *diag) {
    if (has_method(c, method)) return 0;
    return diag_set(diag, "--test: class %s has no method %s%s%s", shown, method, *tests ? "; its tests are: " : "",
                    tests);
}

static void dotted(const char *name, char *out, size_t size) {
    snprintf(out, size, "%s", name);
    for (char *slash = out; (slash = strchr(slash, '/'));) *slash = '.';
}

/* 4 or 5; 0: it seems to have no tests. */
static int generation_of_tests(struct program *program, const struct class *c) {
    int found = generation(c);
    if (found == 0) found = generation_inside(program, c);
    return found == 0 && is_annotated(c) && is_there(program, JUNIT5_ENGINE) ? 5 : found;
}

static int require_generation(struct program *program, int number, struct diag *diag) {
    if (number == 4) return require(program, "org/junit/runner/JUnitCore", "JUnit 4", diag);
    if (require(program, JUNIT5_ENGINE, "JUnit 5's engine (junit-jupiter-engine)", diag) < 0) return -1;
    return require(program, "org/junit/platform/launcher/core/LauncherFactory",
                   "JUnit 5's launcher (junit-platform-launcher)", diag);
}

int junit_find(struct program *program, const char *class_name, const char *method, struct diag *diag) {
    struct link_error error = {0};
    char shown[300], tests[600];
    dotted(class_name, shown, sizeof shown);
    struct class *c = program_class_named(program, LOADER_APP, class_name, &error);
    if (!c && error.cause && strcmp(error.message, class_name) == 0)
        return diag_set(diag, "--test: class %s is not on the class path", shown);
    if (!c) {
        char thrown[200];
        dotted(error.throwable, thrown, sizeof thrown);
        return diag_set(diag, "--test: class %s cannot be loaded: %s: %s", shown, thrown, error.message);
    }
    int number = look_for_tests(program, class_name, method, tests, sizeof tests);
    if (!number) number = c->module || !c->cf ? 0 : generation_of_tests(program, c);
    if (number == 0) return diag_set(diag, "--test: class %s has no JUnit 4 or 5 tests", shown);
    if (method && look_for_method(c, shown, method, tests, diag) < 0) return -1;
    return require_generation(program, number, diag) < 0 ? -1 : number;
}
