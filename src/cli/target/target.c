#include "cli/target/target.h"

#include "classfile/classfile.h"
#include "cli/host/exit_status.h"
#include "cli/host/file.h"
#include "cli/option/help.h"
#include "cli/target/jar_main.h"
#include "cli/target/java_source.h"
#include "cli/target/javac.h"
#include "cli/target/junit.h"
#include "cli/target/target_modules.h"
#include "cli/target/verify_jar.h"
#include "vm/interp/expected.h"

#include <stdlib.h>
#include <string.h>

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), tail = strlen(end);
    return length > tail && strcmp(text + length - tail, end) == 0;
}

/* `written` is the option as it stands on the command line. */
static int take_option(struct target *target, struct option_match match, const char *written, struct diag *diag) {
    target->option[match.id] = match.value;
    switch (match.id) {
    case OPTION_PROPERTY:
        vec_push(&target->properties,
                 strchr(match.value, '=') ? match.value : arena_printf(target->arena, "%s=", match.value));
        return 0;
    case OPTION_EXPECT:
        vec_push(&target->expected, match.value);
        return expected_is_valid(match.value)
                   ? 0
                   : diag_set(diag, "option --expect: \"%s\" is not CLASS, CLASS@Class.method or CLASS@File.java:LINE",
                              match.value);
    case OPTION_INVARIANT: vec_push(&target->invariants, match.value); return 0;
    case OPTION_ENABLE_ASSERTIONS:
    case OPTION_DISABLE_ASSERTIONS:
    case OPTION_ENABLE_SYSTEM_ASSERTIONS:
    case OPTION_DISABLE_SYSTEM_ASSERTIONS: vec_push(&target->assertions, written); return 0;
    case OPTION_MODULE_PATH:
    case OPTION_LIMIT_MODULES:
    case OPTION_UPGRADE_MODULES:
    case OPTION_ADD_MODULES:
    case OPTION_ADD_EXPORTS:
    case OPTION_ADD_OPENS:
    case OPTION_ADD_READS: target_take_module_option(target, match); return 0;
    case OPTION_MAX_HEAP: return option_size("-Xmx", match.value, &target->max_heap, diag);
    case OPTION_STACK_SIZE: return option_size("-Xss", match.value, &target->stack_size, diag);
    default: return 0;
    }
}

/* "a.b.Main" -> "a/b/Main". */
static const char *internal_name(struct arena *arena, const char *name) {
    char *copy = arena_string(arena, name);
    for (char *dot = copy; (dot = strchr(dot, '.'));) *dot = '/';
    return copy;
}

/* The class path asked for: -cp, else the environment's CLASSPATH, else the current folder. */
static const char *asked_class_path(const struct target *target) {
    if (target->option[OPTION_CLASS_PATH]) return target->option[OPTION_CLASS_PATH];
    const char *environment = getenv("CLASSPATH");
    return environment && *environment ? environment : ".";
}

static int use_jar(struct target *target, const char *jar, struct diag *diag) {
    const char *main_class = jar_main_class(target->arena, jar, target->jdk.feature, diag);
    target->is_bad_jar = !main_class;
    if (!main_class) return -1;
    target->main_class = internal_name(target->arena, main_class);
    target->class_path = jar;
    return 0;
}

static int use_source_file(struct target *target, const char *source, struct diag *diag) {
    struct slice text;
    if (file_read(target->arena, source, &text, diag) != 0) return -1;
    target->source = source;
    target->main_class = java_source_main_class(target->arena, text);
    if (!target->main_class) return diag_set(diag, "%s: declares no class", source);
    const char *libraries = asked_class_path(target);
    target->classes = tempdir_new(diag);
    if (!target->classes) return -1;
    const char *folder = tempdir_path(target->classes);
    target->class_path = arena_printf(target->arena, "%s:%s", folder, libraries);
    int status = javac_compile(target->arena, &target->jdk, verify_jar_append(target->arena, libraries), source, folder,
                               target->limits, diag);
    target->is_too_late = status == JAVAC_STOPPED;
    return status < 0 ? -1 : 0;
}

/* The folder that the class's package begins in: "out" for "out/a/b/Main.class" and class a/b/Main. */
static const char *root_folder(struct arena *arena, const char *path, struct slice name) {
    size_t length = strlen(path) - strlen(".class");
    if (length < name.length || memcmp(path + length - name.length, name.at, name.length) != 0) return NULL;
    size_t root = length - name.length;
    if (root == 0) return ".";
    if (path[root - 1] != '/') return NULL;
    return root == 1 ? "/" : arena_printf(arena, "%.*s", (int)root - 1, path);
}

static int use_class_file(struct target *target, const char *path, struct diag *diag) {
    struct slice bytes;
    enum classfile_fault fault;
    if (file_read(target->arena, path, &bytes, diag) != 0) return -1;
    struct classfile *cf = classfile_parse(target->arena, bytes, false, &fault, diag);
    if (!cf) return diag_prefix(diag, "%s", path);
    struct slice name = cp_name(cf, cf->this_class);
    char *real = realpath(path, NULL); /* "Main.class" inside the folder of its package is fine, too */
    const char *root = root_folder(target->arena, real ? real : path, name);
    const char *given = root_folder(target->arena, path, name);
    free(real);
    if (!root && !given)
        return diag_set(diag, "%s: contains class %.*s, which does not match this path", path, (int)name.length,
                        (const char *)name.at);
    target->main_class = arena_printf(target->arena, "%.*s", (int)name.length, (const char *)name.at);
    target->class_path = given ? given : root;
    if (target->option[OPTION_CLASS_PATH])
        target->class_path = arena_printf(target->arena, "%s:%s", target->class_path, asked_class_path(target));
    return 0;
}

static int use_test(struct target *target, const char *test, struct diag *diag) {
    size_t length = strcspn(test, "#");
    if (length == 0 || strcmp(test + length, "#") == 0)
        return diag_set(diag, "--test needs CLASS or CLASS#METHOD, not %s", test);
    target->test_class = internal_name(target->arena, arena_printf(target->arena, "%.*s", (int)length, test));
    target->test_method = test[length] ? test + length + 1 : NULL;
    target->main_class = JUNIT_MAIN;
    target->class_path = asked_class_path(target);
    return 0;
}

static int use_what_is_named(struct target *target, const char *name, struct diag *diag) {
    if (target->option[OPTION_MODULE]) return target_use_module(target, name, asked_class_path(target), diag);
    if (target->option[OPTION_JAR]) return use_jar(target, name, diag);
    if (ends_with(name, ".java")) return use_source_file(target, name, diag);
    if (ends_with(name, ".class") && file_is_regular(name)) return use_class_file(target, name, diag);
    target->main_class = internal_name(target->arena, name);
    target->class_path = asked_class_path(target);
    return 0;
}

/* Reads all options; *at ends at what is to be run. 0, 1 for --help, or -1 with diag. */
static int take_options(struct target *target, enum command command, int argc, char **argv, int *at,
                        struct diag *diag) {
    struct option_match match;
    for (;;) {
        int start = *at, more = option_next(command, argc, argv, at, &match, diag);
        if (more <= 0) return more;
        if (take_option(target, match, argv[start], diag) != 0) return -1;
        if (match.id == OPTION_HELP) return 1;
    }
}

/* Whoever reads the options complains about values that make no sense. */
static void set_limits(struct target *target) {
    const char *time = target->option[OPTION_MAX_TIME], *memory = target->option[OPTION_MAX_MEMORY];
    struct diag ignored;
    double seconds = 0;
    u64 bytes = 0;
    if (!target->limits) return;
    if (time && option_time_limit("--max-time", time, &seconds, &ignored) == 0) target->limits->seconds = seconds;
    if (memory && option_size_limit("--max-memory", memory, &bytes, &ignored) == 0) target->limits->memory = bytes;
}

int target_read_options(struct target *target, struct limits *limits, enum command command, int argc, char **argv,
                        struct diag *diag) {
    *target = (struct target){
        .command = command, .arena = arena_new(), .limits = limits, .assertions_on = command != COMMAND_JAVA};
    int at = 0, status = take_options(target, command, argc, argv, &at, diag);
    vec_push(&target->properties, NULL);
    vec_push(&target->assertions, NULL);
    vec_push(&target->expected, NULL);
    target->argc = argc - at;
    target->argv = argv + at;
    if (status == 0) set_limits(target);
    return status;
}

int target_find(struct target *target, struct diag *diag) {
    if (target->option[OPTION_RESUME])
        return !target->argc ? 0 : diag_set(diag, "--resume takes no target: the checkpoint names it");
    if (target->option[OPTION_TEST] && target->argc)
        return diag_set(diag, "--test takes no further arguments: %s", target->argv[0]);
    if (!target->option[OPTION_TEST] && !target->argc)
        return diag_set(diag, target->option[OPTION_JAR]      ? "-jar needs a file"
                              : target->option[OPTION_MODULE] ? "-m needs a module"
                                                              : "no class or file to run was given");
    if (jdk_find(target->arena, target->option[OPTION_JDK], &target->jdk, diag) != 0) return -1;
    if (target->option[OPTION_TEST]) return use_test(target, target->option[OPTION_TEST], diag);
    target->argc--;
    return use_what_is_named(target, *target->argv++, diag);
}

int target_parse(struct target *target, struct limits *limits, enum command command, int argc, char **argv,
                 struct diag *diag) {
    int status = target_read_options(target, limits, command, argc, argv, diag);
    return status == 0 ? target_find(target, diag) : status;
}

int target_complain(const struct target *target, const struct diag *diag) {
    int status = help_complain(target->command, diag);
    return target->is_too_late ? EXIT_INCONCLUSIVE : status;
}

static bool is_about_output(enum option_id id) {
    switch (id) {
    case OPTION_STATS:
    case OPTION_FORMAT:
    case OPTION_OUTPUT:
    case OPTION_SAVE:
    case OPTION_CHECKPOINT:
    case OPTION_KEEP:
    case OPTION_COLOR:
    case OPTION_FULL_STACKS:
    case OPTION_QUIET: return true;
    default: return false;
    }
}

/* A schedule of a hunt is replayed like one that a check found: options of the run do not matter. */
static bool is_about_run(enum option_id id) {
    return !(option_row(id)->commands & COMMAND_CHECK) || id == OPTION_SEED || id == OPTION_MAX_TIME;
}

void target_words(struct target *target, enum command command, int argc, char **argv, struct words *words) {
    struct option_match match;
    struct diag ignored;
    const char *environment = getenv("CLASSPATH");
    int at = 0;
    if (!target->option[OPTION_CLASS_PATH] && environment && *environment) {
        vec_push(words, "-cp");
        vec_push(words, arena_string(target->arena, environment));
    }
    for (int start = 0; option_next(command, argc, argv, &at, &match, &ignored) > 0; start = at) {
        bool left_out = is_about_output(match.id) || (command == COMMAND_HUNT && is_about_run(match.id));
        for (int i = start; i < at && !left_out; i++) vec_push(words, argv[i]);
    }
    for (; at < argc; at++) vec_push(words, argv[at]);
}

const char *target_sources(const struct target *target) {
    const char *asked = target->option[OPTION_SOURCE];
    if (!target->source) return asked;
    const char *folder = file_folder(target->arena, target->source);
    return asked ? arena_printf(target->arena, "%s:%s", asked, folder) : folder;
}

struct invariant_options target_invariants(const struct target *target) {
    return (struct invariant_options){target->invariants.items, target->invariants.count,
                                      target->test_class ? target->test_class : target->main_class};
}

void target_free(struct target *target) {
    tempdir_free(target->classes);
    vec_free(&target->properties);
    vec_free(&target->assertions);
    vec_free(&target->expected);
    vec_free(&target->invariants);
    arena_free(target->arena);
    *target = (struct target){0};
}
