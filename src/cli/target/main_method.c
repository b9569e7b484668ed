#include "cli/target/main_method.h"

#include "program/error.h"
#include "program/link/prepare.h"
#include "program/link/resolve.h"

#include <stdio.h>
#include <string.h>

enum { FIRST_RELAXED_JDK = 25 };

struct search {
    struct program *program;
    struct class *main_class;
    const char *parameters; /* "([Ljava/lang/String;)" or "()" */
    bool public_only;
    struct link_error error;
};

static bool is_shown(const struct search *search, const struct method *m) {
    return !(m->flags & (METHOD_INIT | METHOD_CLINIT)) && (!search->public_only || (m->access & ACC_PUBLIC));
}

static bool is_main(const struct search *search, const struct method *m, bool statics_too) {
    return sym_is(m->name, "main") && (statics_too || !method_is_static(m)) &&
           strncmp(m->descriptor->text, search->parameters, strlen(search->parameters)) == 0;
}

/* Of several mains that differ in their results the one that returns nothing is as good as any. */
static int look_into(struct search *search, struct class *c, bool statics_too, struct method **out) {
    if (prepare_to_run(search->program, c, &search->error) < 0) return -1;
    for (u32 i = 0; i < c->method_count; i++) {
        struct method *m = c->methods[i];
        if (!is_shown(search, m)) continue;
        if (prepare_types_of(search->program, m, &search->error) < 0) return -1;
        if (is_main(search, m, statics_too) && (!*out || m->return_type == 'V')) *out = m;
    }
    return 0;
}

/* Each superinterface is asked once, though reflection would come by again. */
static int look_into_interfaces(struct search *search, const struct class *c, struct method **out) {
    for (u32 i = 0; i < c->all_interface_count && !*out; i++)
        if (look_into(search, c->all_interfaces[i], false, out) < 0) return -1;
    return 0;
}

/* 0 with *out, which is NULL when there is no such main; -1 with the search's error. */
static int find(struct search *search, struct method **out) {
    *out = NULL;
    for (struct class *c = search->main_class; c && !*out; c = c->is_interface ? NULL : c->super)
        if (look_into(search, c, true, out) < 0) return -1;
    return *out ? 0 : look_into_interfaces(search, search->main_class, out);
}

static int find_with(struct search *search, const char *parameters, bool public_only, struct method **out) {
    search->parameters = parameters;
    search->public_only = public_only;
    return find(search, out);
}

static bool is_callable(const struct method *m) { return m && m->return_type == 'V' && !(m->access & ACC_PRIVATE); }

static int find_relaxed(struct search *search, struct method **out) {
    static const char strings[] = "([Ljava/lang/String;)";
    if (find_with(search, strings, true, out) < 0 || (!*out && find_with(search, strings, false, out) < 0)) return -1;
    if (!is_callable(*out) && find_with(search, "()", false, out) < 0) return -1;
    if (!is_callable(*out)) *out = NULL;
    return 0;
}

static void say_missing(const struct class *c, char *text, size_t size) {
    snprintf(text, size,
             "Error: Main method not found in class %s, please define the main method as:\n"
             "   public static void main(String[] args)\n"
             "or a JavaFX application class must extend javafx.application.Application",
             class_text(c, &(struct text){0}));
}

static void say_unprepared(const struct class *c, const struct link_error *error, char *text, size_t size) {
    struct text cause = {0};
    text_add(&cause, "%s", error->throwable);
    for (char *slash = cause.text; (slash = strchr(slash, '/'));) *slash = '.';
    snprintf(text, size, "Error: Unable to initialize main class %s\nCaused by: %s: %s",
             class_text(c, &(struct text){0}), cause.text, error->message[0] ? error->message : "null");
}

static struct method *check_strictly(struct method *m, char *text, size_t size) {
    const char *holder = class_text(m->holder, &(struct text){0});
    if (!method_is_static(m))
        snprintf(text, size,
                 "Error: Main method is not static in class %s, please define the main method as:\n"
                 "   public static void main(String[] args)",
                 holder);
    else if (m->return_type != 'V')
        snprintf(text, size,
                 "Error: Main method must return a value of type void in class %s, please \n"
                 "define the main method as:\n   public static void main(String[] args)",
                 holder);
    else return m;
    return NULL;
}

/* A class that is a member of another, and not a static one. */
static bool is_inner(const struct class *c) {
    for (u32 i = 0; i < c->cf->inner_class_count; i++) {
        const struct inner_class *inner = &c->cf->inner_classes[i];
        struct slice name = cp_name(c->cf, inner->inner);
        if (inner->outer && name.length == c->name->length && memcmp(name.at, c->name->text, name.length) == 0)
            return !(inner->access & ACC_STATIC);
    }
    return false;
}

static const struct method *plain_constructor(struct class *c) {
    const struct method *m = find_method(c, "<init>", "()V");
    return m && m->holder == c && !(m->access & ACC_PRIVATE) ? m : NULL;
}

/* An instance main needs an instance of the main class. */
static struct method *check_instance(struct class *c, struct method *m, char *text, size_t size) {
    const char *holder = class_text(m->holder, &(struct text){0});
    if (method_is_static(m)) return m;
    if (c->access & ACC_ABSTRACT)
        snprintf(text, size, "Error: abstract class %s can not be instantiated\nplease use a concrete class", holder);
    else if (is_inner(c))
        snprintf(text, size,
                 "Error: non-static inner class %s constructor can not be invoked \n"
                 "make inner class static or move inner class out to separate source file",
                 holder);
    else if (!plain_constructor(c))
        snprintf(text, size,
                 "Error: no non-private zero argument constructor found in class %s\n"
                 "remove private from existing constructor or define as:\n   public %s()",
                 holder, holder);
    else return m;
    return NULL;
}

struct method *main_method_find(struct program *program, struct class *c, char *text, size_t size) {
    struct search search = {.program = program, .main_class = c};
    bool relaxed = program_jdk_version(program) >= FIRST_RELAXED_JDK;
    struct method *m;
    int found = relaxed ? find_relaxed(&search, &m) : find_with(&search, "([Ljava/lang/String;)", true, &m);
    if (found < 0) say_unprepared(c, &search.error, text, size);
    else if (!m) say_missing(c, text, size);
    else return relaxed ? check_instance(c, m, text, size) : check_strictly(m, text, size);
    return NULL;
}
