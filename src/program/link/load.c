#include "program/link/load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/vec.h"
#include "program/error.h"
#include "program/link/array.h"
#include "program/link/inherit.h"
#include "program/link/link.h"
#include "program/module/own_modules.h"
#include "program/tables.h"

#define CLASS_FORMAT_ERROR "java/lang/ClassFormatError"

/* A class on its way. Its superinterfaces are loaded first, in order, then its superclass. */
struct arrival {
    struct link_request link;
    u32 initiating;             /* the loader that was asked */
    u32 next;                   /* supertypes that are loaded */
    struct link_error *failure; /* not NULL: only the head of the file is well-formed; reported once its
                                   superinterfaces turned out to be all right */
};

struct list_of_arrivals VEC(struct arrival);

struct loading {
    struct program *program;
    struct link_error *error;
    struct list_of_arrivals arrivals;
};

/* NoClassDefFoundError for a class that is nowhere, caused by ClassNotFoundException. Returns NULL. */
static struct class *class_not_found(const struct sym *name, struct link_error *error) {
    link_fail(error, THROW_NO_CLASS, "%s", name->text);
    link_cause(error, "java/lang/ClassNotFoundException", "%s", name_text(name, &(struct text){0}));
    return NULL;
}

static const char *throwable_of(enum classfile_fault fault) {
    switch (fault) {
    case CLASSFILE_VERSION: return "java/lang/UnsupportedClassVersionError";
    case CLASSFILE_NOT_A_CLASS: return THROW_NO_CLASS;
    case CLASSFILE_INCOMPATIBLE: return THROW_ICCE;
    default: return CLASS_FORMAT_ERROR;
    }
}

/* Reads the class file of an arrival. When only its head can be read, the failure waits; see struct arrival. */
static int read_class(struct loading *loading, struct arrival *arrival, struct slice bytes,
                      const struct classfile_request *request) {
    struct program *program = loading->program;
    enum classfile_fault fault = CLASSFILE_FORMAT, head_fault;
    struct diag diag = {{0}}, head_diag;
    arrival->link.cf = classfile_read(program->arena, bytes, request, &fault, &diag);
    if (arrival->link.cf) return 0;
    struct link_error failure = {0};
    link_fail(&failure, throwable_of(fault), "%s", diag.text);
    arrival->link.cf = classfile_read_header(program->arena, bytes, request, &head_fault, &head_diag);
    if (arrival->link.cf) {
        arrival->failure = arena_copy(program->arena, &failure, sizeof failure);
        return 0;
    }
    if (loading->error) *loading->error = failure;
    return -1;
}

static u16 newest_major(const struct program *program) {
    u32 major = (u32)program->jdk_version + 44;
    return (u16)(major < CLASSFILE_NEWEST ? major : CLASSFILE_NEWEST);
}

static bool is_file_name(const struct sym *name) {
    return name->length && name->text[0] != '/' && !strchr(name->text, '.') && !strstr(name->text, "//");
}

static int refuse_java_package(const struct sym *name, struct link_error *error) {
    if (strncmp(name->text, "java/", 5) != 0) return 0;
    const char *slash = strrchr(name->text, '/');
    struct text package = {0};
    text_add(&package, "%.*s", (int)(slash - name->text), name->text);
    for (char *at = package.text; *at; at++)
        if (*at == '/') *at = '.';
    link_fail(error, "java/lang/SecurityException", "Prohibited package name: %s", package.text);
    return -1;
}

/* On the class path, or in the module of the module path that has the package. */
static int find_outside(struct program *program, const struct sym *name, struct slice *bytes, const char **origin,
                        struct diag *diag) {
    char *file = arena_printf(program->arena, "%s.class", name->text);
    struct classpath *own = own_module_path(program, name);
    return classpath_find(own ? own : program->path, file, bytes, origin, diag);
}

int program_class_file(struct program *program, const char *name, struct slice *bytes, struct diag *diag) {
    const char *origin;
    program_lock(program);
    const struct sym *symbol = sym_literal(program->symbols, name);
    int found = is_file_name(symbol) ? find_outside(program, symbol, bytes, &origin, diag) : 0;
    program_unlock(program);
    return found;
}

/* Where the bytes are: the image, then the class path. Fills loader, module and origin. */
static int find_bytes(struct loading *loading, struct arrival *arrival, struct slice *bytes) {
    struct program *program = loading->program;
    struct link_request *link = &arrival->link;
    struct diag diag = {{0}};
    int found = is_file_name(link->name) ? program_image_class(program, link->name, bytes, &link->module, &diag) : 0;
    if (found == 1) {
        link->loader = LOADER_BOOT;
        link->origin = program->image_path;
        return 0;
    }
    if (found == 0 && link->module && program->models) { /* a model of a class there */
        char *file = arena_printf(program->arena, "%s.class", link->name->text);
        found = classpath_find(program->models, file, bytes, &link->origin, &diag);
        link->loader = LOADER_BOOT;
        if (found == 1) return 0;
    }
    bool is_in_a_module = link->module != NULL; /* a package of a module is looked for nowhere else */
    link->module = NULL;
    link->loader = LOADER_APP;
    if (found == 0 && !is_in_a_module && arrival->initiating != LOADER_BOOT && is_file_name(link->name))
        found = find_outside(program, link->name, bytes, &link->origin, &diag);
    if (found == 1) return refuse_java_package(link->name, loading->error);
    class_not_found(link->name, loading->error);
    return -1;
}

static bool is_arriving(const struct loading *loading, const struct sym *name) {
    for (u32 i = 0; i < loading->arrivals.count; i++)
        if (loading->arrivals.items[i].link.name == name) return true;
    return false;
}

static void expect_supertypes(struct loading *loading, struct arrival *arrival) {
    u32 count = arrival->link.cf->interface_count;
    if (count) arrival->link.interfaces = arena_alloc(loading->program->arena, count * sizeof(struct class *));
    vec_push(&loading->arrivals, *arrival);
}

/* A run-time loader's Java code must be asked; nobody else's. */
static bool sees_directly(u32 loader) { return loader <= LOADER_APP; }

/* Of a name that was defined on some path; NULL: it was not. */
static struct definition *definition_of(struct program *program, u32 loader, const struct sym *name) {
    const struct class *c = program_any_recorded(program, loader, name);
    return c && c->loader == loader ? c->definition : NULL;
}

static int begin_by_name(struct loading *loading, u32 loader, const struct sym *name) {
    struct arrival arrival = {.link = {.name = name}, .initiating = loader};
    struct slice bytes;
    if (!sees_directly(loader)) {
        class_not_found(name, loading->error);
        if (loading->error) loading->error->loader = loader;
        return -1;
    }
    if (is_arriving(loading, name)) {
        link_fail(loading->error, "java/lang/ClassCircularityError", "%s", name->text);
        return -1;
    }
    if (find_bytes(loading, &arrival, &bytes) < 0) return -1;
    arrival.link.definition = definition_of(loading->program, arrival.link.loader, name);
    struct classfile_request request = {
        .name = {(const u8 *)name->text, name->length},
        .max_major = newest_major(loading->program),
        .strict = arrival.link.loader != LOADER_BOOT,
    };
    if (read_class(loading, &arrival, bytes, &request) < 0) return -1;
    expect_supertypes(loading, &arrival);
    return 0;
}

/* What the loader has already, itself or through the loaders it asks first. */
static struct class *known_to(struct program *program, u32 loader, const struct sym *name) {
    struct class *c = program_recorded(program, loader, name);
    if (!c && loader == LOADER_APP) c = program_recorded(program, LOADER_BOOT, name);
    return c;
}

u32 loader_for(u32 loader, bool synthesised, const struct sym *name) {
    return synthesised && strncmp(name->text, "java/", 5) == 0 ? LOADER_BOOT : loader;
}

/* The constant that names supertype number i, 0 if there is none. */
static u16 supertype(const struct arrival *arrival, u32 i) {
    const struct classfile *cf = arrival->link.cf;
    return i < cf->interface_count ? cf->interfaces[i] : cf->super_class;
}

/* Takes a loaded supertype into the arrival. */
static int accept_supertype(struct loading *loading, struct arrival *arrival, struct class *c) {
    u32 i = arrival->next++;
    if (i >= arrival->link.cf->interface_count) {
        arrival->link.super = c;
        return 0;
    }
    arrival->link.interfaces[i] = c;
    return check_is_interface(arrival->link.name, c, loading->error);
}

/* Loads the next supertype or, if it is not there yet, puts it on the list. */
static int advance(struct loading *loading, struct arrival *arrival) {
    u16 constant = supertype(arrival, arrival->next);
    struct slice text = cp_name(arrival->link.cf, constant);
    const struct sym *name = sym_intern(loading->program->symbols, text.at, text.length);
    if (name->text[0] == '[') {
        link_fail(loading->error, CLASS_FORMAT_ERROR, "Bad super%s name in class file %s",
                  arrival->next < arrival->link.cf->interface_count ? "interface" : "class", arrival->link.name->text);
        return -1;
    }
    u32 loader = loader_for(arrival->link.loader, arrival->link.host != NULL, name);
    struct class *c = known_to(loading->program, loader, name);
    if (c) return accept_supertype(loading, arrival, c);
    return begin_by_name(loading, loader, name);
}

static struct class *finish(struct loading *loading, struct arrival *arrival) {
    struct program *program = loading->program;
    if (!arrival->link.super && !sym_is(arrival->link.name, "java/lang/Object"))
        return link_fail(loading->error, CLASS_FORMAT_ERROR, "Invalid superclass index 0 in class file %s",
                         arrival->link.name->text);
    struct class *c = link_class(program, &arrival->link, loading->error);
    if (!c || arrival->link.host) return c;
    program_record(program, c->loader, c);
    if (arrival->initiating != c->loader) program_record(program, arrival->initiating, c);
    if (!c->definition) return c;
    definition_arrive(program, c);
    c->older_version = c->definition->versions;
    c->definition->versions = c;
    return c;
}

/* Works on the newest arrival until the first one is linked. */
static struct class *run(struct loading *loading) {
    struct class *c = NULL;
    while (loading->arrivals.count) {
        struct arrival *arrival = &loading->arrivals.items[loading->arrivals.count - 1];
        u32 supertypes = arrival->link.cf->interface_count + (arrival->link.cf->super_class != 0);
        if (arrival->failure && arrival->next == arrival->link.cf->interface_count) {
            if (loading->error) *loading->error = *arrival->failure;
            break;
        }
        if (arrival->next < supertypes) {
            if (advance(loading, arrival) < 0) break;
            continue;
        }
        c = finish(loading, arrival);
        if (!c) break;
        loading->arrivals.count--;
    }
    c = loading->arrivals.count ? NULL : c;
    vec_free(&loading->arrivals);
    return c;
}

static struct class *load_plain(struct program *program, u32 loader, const struct sym *name, struct link_error *error) {
    struct loading loading = {.program = program, .error = error};
    if (begin_by_name(&loading, loader, name) < 0) {
        vec_free(&loading.arrivals);
        return NULL;
    }
    return run(&loading);
}

/* A missing element class is reported under the array's name, unless its loader is still to be asked for it. */
static struct class *load_element(struct program *program, u32 loader, const struct sym *array,
                                  const struct sym *element, struct link_error *error) {
    struct class *c = program_class(program, loader, element, error);
    if (!c && error && !error->loader && error->cause && strcmp(error->message, element->text) == 0)
        snprintf(error->message, sizeof error->message, "%s", array->text);
    return c;
}

/* "[[I" or "[Lp/Foo;": loads the element class and makes the arrays around it. */
static struct class *load_array(struct program *program, u32 loader, const struct sym *name, struct link_error *error) {
    u32 dimensions = 0;
    while (name->text[dimensions] == '[') dimensions++;
    const char *element = name->text + dimensions;
    size_t length = name->length - dimensions;
    struct class *c = NULL;
    if (dimensions <= MOST_DIMENSIONS && length == 1 && *element != 'V') c = program_primitive(program, *element);
    else if (dimensions <= MOST_DIMENSIONS && length > 2 && *element == 'L' && element[length - 1] == ';' &&
             element[1] != '[')
        c = load_element(program, loader, name, sym_intern(program->symbols, element + 1, length - 2), error);
    else return class_not_found(name, error);
    if (!c && length == 1) return class_not_found(name, error);
    while (c && dimensions--) c = program_array_of(program, c);
    return c;
}

struct class *program_class(struct program *program, u32 loader, const struct sym *name, struct link_error *error) {
    program_lock(program);
    struct class *c = known_to(program, loader, name);
    if (!c && name->text[0] == '[') c = load_array(program, loader, name, error);
    else if (!c) c = load_plain(program, loader, name, error);
    program_unlock(program);
    return c;
}

static struct class *refuse_duplicate(const struct class *present, struct link_error *error) {
    return link_fail(error, "java/lang/LinkageError", "loader %s attempted duplicate class definition for %s. (%s)",
                     loader_text(present, &(struct text){0}), class_text(present, &(struct text){0}),
                     place_text(present, &(struct text){0}));
}

static struct class *define(struct program *program, u32 loader, struct slice bytes, struct class *host,
                            struct link_error *error) {
    struct loading loading = {.program = program, .error = error};
    struct arrival arrival = {.link = {.loader = loader, .host = host, .origin = "memory"}, .initiating = loader};
    if (host) arrival.link.module = host->module;
    struct classfile_request request = {.max_major = host ? CLASSFILE_NEWEST : newest_major(program), .strict = !host};
    if (read_class(&loading, &arrival, bytes, &request) < 0) return NULL;
    struct slice name = cp_name(arrival.link.cf, arrival.link.cf->this_class);
    arrival.link.name = sym_intern(program->symbols, name.at, name.length);
    struct class *present = host ? NULL : program_recorded(program, loader, arrival.link.name);
    if (present && present->loader == loader) return refuse_duplicate(present, error);
    if (!host && loader != LOADER_BOOT && refuse_java_package(arrival.link.name, error) < 0) return NULL;
    if (!host) arrival.link.definition = definition_of(program, loader, arrival.link.name);
    if (!host && !arrival.link.definition)
        arrival.link.definition = arena_alloc(program->arena, sizeof(struct definition));
    expect_supertypes(&loading, &arrival);
    return run(&loading);
}

struct class *program_define(struct program *program, u32 loader, struct slice bytes, struct class *host,
                             struct link_error *error) {
    if (loader >= MOST_LOADERS) return link_fail(error, "java/lang/OutOfMemoryError", "too many class loaders");
    program_lock(program);
    struct class *c = define(program, loader, bytes, host, error);
    program_unlock(program);
    return c;
}
