#include "cli/launch.h"

#include "cli/machine.h"
#include "program/resolve.h"
#include "vm/boot.h"

#include <stdio.h>
#include <string.h>

enum { DEFAULT_STACK = 8 << 20 };

/* A quarter of what the machine or its control group has, as HotSpot does. */
static u64 default_heap(void) {
    u64 memory = machine_memory(), limit = machine_memory_limit();
    if (limit && limit < memory) memory = limit;
    return memory > (u64)256 << 20 ? memory / 4 : (u64)64 << 20;
}

static int read_options(const struct target *target, struct vm_options *options, struct diag *diag) {
    const char *memory = target->option[OPTION_MAX_MEMORY], *seed = target->option[OPTION_SEED];
    *options = (struct vm_options){.max_memory = target->max_heap ? target->max_heap : default_heap(),
                                   .max_stack = target->stack_size ? target->stack_size : DEFAULT_STACK,
                                   .properties = target->properties.items,
                                   .assertions = target->assertions.items,
                                   .assertions_on = target->assertions_on,
                                   .class_path = target->class_path};
    if (memory && option_size("--max-memory", memory, &options->max_memory, diag) < 0) return -1;
    return seed ? option_number("--seed", seed, &options->seed, diag) : 0;
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
                 "Error: Could not find or load main class %s\nCaused by: java.lang.ClassNotFoundException: %s", name, name);
        return -1;
    }
    dotted(error->throwable, cause, sizeof cause);
    if (strcmp(error->throwable, "java/lang/NoClassDefFoundError") == 0)
        snprintf(failure->text, sizeof failure->text, "Error: Could not find or load main class %s\nCaused by: %s: %s", name,
                 cause, error->message);
    else
        snprintf(failure->text, sizeof failure->text,
                 "Error: LinkageError occurred while loading main class %s\n\t%s: %s", name, cause, error->message);
    return -1;
}

/* From JDK 25 on main need not be public nor static nor take arguments; with arguments it is preferred. */
static struct method *find_relaxed_main(struct class *c) {
    static const char *const descriptors[] = {"([Ljava/lang/String;)V", "()V"};
    for (u32 i = 0; i < 2; i++)
        for (struct class *at = c; at; at = at->super) {
            struct method *m = find_method(at, "main", descriptors[i]);
            if (m && !(m->access & ACC_PRIVATE)) return m;
        }
    return NULL;
}

/* An instance main needs an instance. */
static bool can_be_made(struct class *c) {
    const struct method *constructor = find_method(c, "<init>", "()V");
    return constructor && constructor->holder == c && !(constructor->access & ACC_PRIVATE) && !(c->access & ACC_ABSTRACT);
}

static bool take_relaxed_main(struct launch *launch, struct class *c) {
    struct method *m = program_jdk_version(launch->program) >= 25 ? find_relaxed_main(c) : NULL;
    if (!m || (!method_is_static(m) && !can_be_made(c))) return false;
    launch->main_method = m;
    launch->vm->main_class = c;
    return true;
}

static int find_main(struct launch *launch, const char *main_class, struct launch_failure *failure) {
    struct link_error error = {0};
    char name[512];
    struct class *c = program_class_named(launch->program, LOADER_APP, main_class, &error);
    if (!c) return say_not_loaded(failure, main_class, &error);
    struct method *m = NULL;
    for (struct class *at = c; at && !m; at = at->super) m = find_method(at, "main", "([Ljava/lang/String;)V");
    failure->loading = true;
    if (take_relaxed_main(launch, c)) return 0;
    dotted(main_class, name, sizeof name);
    if (!m || !(m->access & ACC_PUBLIC)) {
        snprintf(failure->text, sizeof failure->text,
                 "Error: Main method not found in class %s, please define the main method as:\n"
                 "   public static void main(String[] args)\n"
                 "or a JavaFX application class must extend javafx.application.Application",
                 name);
        return -1;
    }
    if (!method_is_static(m)) {
        snprintf(failure->text, sizeof failure->text,
                 "Error: Main method is not static in class %s, please define the main method as:\n"
                 "   public static void main(String[] args)",
                 name);
        return -1;
    }
    launch->main_method = m;
    return 0;
}

int launch_open(struct launch *launch, const struct target *target, struct launch_failure *failure) {
    struct diag diag = {""};
    struct vm_options options;
    *launch = (struct launch){0};
    *failure = (struct launch_failure){0};
    struct program_options sources = {.jdk = target->jdk.home, .class_path = target->class_path, .verify = true};
    if (read_options(target, &options, &diag) == 0 && (launch->program = program_new(&sources, &diag)))
        launch->vm = vm_new(launch->program, &options, &diag);
    if (!launch->vm) {
        snprintf(failure->text, sizeof failure->text, "havelock: %s", diag.text);
        return -1;
    }
    if (find_main(launch, target->main_class, failure) < 0) return -1;
    return boot_main(launch->vm, launch->main_method, target->argc, target->argv);
}

void launch_close(struct launch *launch) {
    vm_free(launch->vm);
    program_free(launch->program);
}
