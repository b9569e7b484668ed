#include "cli/target/launch.h"
#include "cli/option/search_options.h"

#include "cli/host/machine.h"
#include "cli/target/junit.h"
#include "cli/target/main_method.h"
#include "cli/target/verify_jar.h"
#include "vm/boot.h"
#include "vm/explore/control.h"
#include "vm/lifecycle.h"
#include "vm/link/module.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_STACK = 8 << 20 };

/* A quarter of what the machine or its control group has, as HotSpot does. */
static u64 default_heap(void) {
    u64 memory = machine_memory(), limit = machine_memory_limit();
    if (limit && limit < memory) memory = limit;
    return memory > (u64)256 << 20 ? memory / 4 : (u64)64 << 20;
}

/* A search, the paths of which the analyses may listen to. */
static bool is_listened_to(const struct target *target) {
    const char *race = target->option[OPTION_RACE];
    bool checked = target->command == COMMAND_CHECK && target->option[OPTION_SELF_CHECK];
    return target->listened || target->option[OPTION_LOCK_ORDERS] || (race && *race) || checked;
}

/* A program that only runs gets random numbers as it would from any JVM, unless they should be the same again. */
static int read_random(const struct target *target, struct vm_options *options, struct diag *diag) {
    const char *random = target->option[OPTION_RANDOM];
    bool repeatable = target->command != COMMAND_JAVA || target->option[OPTION_SEED];
    options->random = repeatable ? RANDOM_FIXED : RANDOM_OF_HOST;
    if (!random || strcmp(random, "fixed") == 0) return 0;
    if (strcmp(random, "choices") != 0)
        return diag_set(diag, "option --random: %s is not one of fixed, choices", random);
    options->random = RANDOM_CHOICES;
    return 0;
}

static int read_options(const struct target *target, struct vm_options *options, struct diag *diag) {
    const char *memory = target->option[OPTION_MAX_MEMORY], *seed = target->option[OPTION_SEED];
    *options = (struct vm_options){.max_memory = target->max_heap ? target->max_heap : default_heap(),
                                   .max_stack = target->stack_size ? target->stack_size : DEFAULT_STACK,
                                   .limits = target->limits,
                                   .properties = target->properties.items,
                                   .assertions = target->assertions.items,
                                   .assertions_on = target->assertions_on,
                                   .expected = target->expected.items,
                                   .host_snapshot = target->host_snapshot,
                                   .outcomes = target->option[OPTION_OUTCOMES] != NULL,
                                   .spurious = target->option[OPTION_SPURIOUS] != NULL,
                                   .idle_time = search_options_have_idle_time(target->option),
                                   .jdk_races = target->option[OPTION_JDK_FIELDS] != NULL,
                                   .listened = is_listened_to(target)};
    if (memory && target->command == COMMAND_JAVA && /* elsewhere it is the limit of the whole command */
        option_size_limit("--max-memory", memory, &options->max_memory, diag) < 0)
        return -1;
    if (read_random(target, options, diag) < 0) return -1;
    if (target->seed) options->seed = *target->seed;
    else if (seed) return option_number("--seed", seed, &options->seed, diag);
    return 0;
}

static void dotted(const char *name, char *out, size_t size) {
    snprintf(out, size, "%s", name);
    for (char *p = out; *p; p++)
        if (*p == '/') *p = '.';
}

static int say_not_loaded(struct launch_failure *failure, const char *main_class, const struct link_error *error) {
    char name[512], cause[256];
    dotted(main_class, name, sizeof name);
    failure->loading = true;
    if (error->cause && strcmp(error->throwable, "java/lang/NoClassDefFoundError") == 0 &&
        strcmp(error->message, main_class) == 0) {
        snprintf(failure->text, sizeof failure->text,
                 "Error: Could not find or load main class %s\nCaused by: java.lang.ClassNotFoundException: %s", name,
                 name);
        return -1;
    }
    dotted(error->throwable, cause, sizeof cause);
    if (strcmp(error->throwable, "java/lang/NoClassDefFoundError") == 0)
        snprintf(failure->text, sizeof failure->text, "Error: Could not find or load main class %s\nCaused by: %s: %s",
                 name, cause, error->message);
    else if (strcmp(error->throwable, "java/lang/SecurityException") == 0) /* the launcher expects LinkageErrors only */
        snprintf(failure->text, sizeof failure->text,
                 "Error: A JNI error has occurred, please check your installation and try again\n"
                 "Exception in thread \"main\" %s: %s",
                 cause, error->message);
    else
        snprintf(failure->text, sizeof failure->text,
                 "Error: LinkageError occurred while loading main class %s\n\t%s: %s", name, cause, error->message);
    return -1;
}

static int find_main(struct launch *launch, const char *main_class, struct launch_failure *failure) {
    struct link_error error = {0};
    struct class *c = program_class_named(launch->program, LOADER_APP, main_class, &error);
    if (!c) return say_not_loaded(failure, main_class, &error);
    failure->loading = true;
    control_set_main_class(launch->vm, c);
    launch->main_method = main_method_find(launch->program, c, failure->text, sizeof failure->text);
    return launch->main_method ? 0 : -1;
}

/* With -m: sets the main class that the module names, if none was given. */
static int find_main_of_module(struct launch *launch, const struct target *target, struct launch_failure *failure) {
    struct symtab *symbols = program_symbols(launch->program);
    struct link_error error = {0};
    char *named = *target->main_class
                      ? NULL
                      : module_main_class(launch->vm, module_named(launch->vm, sym_literal(symbols, target->module)));
    char *name = arena_string(target->arena, named ? named : target->main_class);
    char shown[512];
    free(named);
    failure->loading = true;
    if (!*name) {
        snprintf(failure->text, sizeof failure->text,
                 "module %s does not have a ModuleMainClass attribute, use -m <module>/<main-class>", target->module);
        return -1;
    }
    dotted(name, shown, sizeof shown);
    if (boot_property(launch->vm, "jdk.module.main.class", shown, &(struct diag){""}) < 0) return -1;
    for (char *dot = name; (dot = strchr(dot, '.'));) *dot = '/';
    struct class *c = program_class_named(launch->program, LOADER_APP, name, &error);
    if (c && module_of(launch->vm, c) == module_named(launch->vm, sym_literal(symbols, target->module)))
        return find_main(launch, name, failure);
    snprintf(failure->text, sizeof failure->text, "Error: Could not find or load main class %s in module %s", shown,
             target->module);
    return -1;
}

static int find_test(struct launch *launch, const struct target *target, struct launch_failure *failure) {
    struct diag diag = {""};
    launch->junit = junit_find(launch->program, target->test_class, target->test_method, &diag);
    failure->loading = failure->usage = launch->junit < 0;
    snprintf(failure->text, sizeof failure->text, "havelock: %s", diag.text);
    return launch->junit < 0 ? -1 : 0;
}

/* What was asked for, as one line: jar, module or class, and the arguments. */
static int tell_command(struct launch *launch, const struct target *target, struct diag *diag) {
    char name[512];
    dotted(target->main_class, name, sizeof name);
    const char *line = target->option[OPTION_JAR] ? target->class_path
                       : target->module && *name  ? arena_printf(target->arena, "%s/%s", target->module, name)
                       : target->module           ? target->module
                                                  : name;
    for (int i = 0; i < target->argc; i++) line = arena_printf(target->arena, "%s %s", line, target->argv[i]);
    return boot_property(launch->vm, "sun.java.command", line, diag);
}

/* The module system, if options ask for it; then the main class. */
static int find_target(struct launch *launch, const struct target *target, struct launch_failure *failure) {
    struct diag diag = {""};
    if (target->needs_modules && boot_layer(launch->vm, &diag) < 0) {
        failure->loading = failure->on_output = true;
        snprintf(failure->text, sizeof failure->text, "%s", diag.text);
        return -1;
    }
    if (target->test_class && find_test(launch, target, failure) < 0) return -1;
    return target->module ? find_main_of_module(launch, target, failure)
                          : find_main(launch, target->main_class, failure);
}

/* Models may use classes of their own. */
static const char *after_class_path(const struct target *target) {
    const char *verify = verify_jar_path(target->arena), *models = target->option[OPTION_MODELS];
    if (!models || !verify) return models ? models : verify;
    return arena_printf(target->arena, "%s:%s", verify, models);
}

int launch_begin(struct launch *launch, const struct target *target, struct launch_failure *failure) {
    struct diag diag = {""};
    struct vm_options options;
    *launch = (struct launch){0};
    *failure = (struct launch_failure){0};
    struct program_options sources = {.jdk = target->jdk.home,
                                      .class_path = target->class_path,
                                      .behind = after_class_path(target),
                                      .models = target->option[OPTION_MODELS],
                                      .lookups = target->lookups,
                                      .no_class_path = target->module && !target->option[OPTION_CLASS_PATH],
                                      .verify = true};
    failure->usage = read_options(target, &options, &diag) < 0;
    if (!failure->usage && (launch->program = program_new(&sources, &diag)))
        launch->vm = vm_new(launch->program, &options, &diag);
    if (!launch->vm) {
        snprintf(failure->text, sizeof failure->text, "havelock: %s", diag.text);
        return -1;
    }
    if (tell_command(launch, target, &diag) < 0) {
        snprintf(failure->text, sizeof failure->text, "havelock: %s", diag.text);
        return -1;
    }
    return find_target(launch, target, failure);
}

/* What havelock.TestMain wants to know. */
static int call_test_main(struct launch *launch, const struct target *target) {
    char *name = arena_string(target->arena, target->test_class);
    dotted(target->test_class, name, strlen(name) + 1);
    char *words[] = {launch->junit == 4 ? "4" : "5", name, (char *)(uintptr_t)target->test_method};
    return boot_main(launch->vm, launch->main_method, target->test_method ? 3 : 2, words);
}

int launch_main(struct launch *launch, const struct target *target) {
    if (target->test_class) return call_test_main(launch, target);
    return boot_main(launch->vm, launch->main_method, target->argc, target->argv);
}

int launch_open(struct launch *launch, const struct target *target, struct launch_failure *failure) {
    return launch_begin(launch, target, failure) < 0 ? -1 : launch_main(launch, target);
}

void launch_close(struct launch *launch) {
    warmup_free(&launch->warmup);
    vm_free(launch->vm);
    program_free(launch->program);
}
