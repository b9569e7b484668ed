#include "program/link/link.h"

#include <string.h>

#include "program/error.h"
#include "program/library.h"
#include "program/link/inherit.h"
#include "program/link/layout.h"
#include "program/link/resolve.h"
#include "program/link/vtable.h"
#include "program/marks.h"
#include "program/tables.h"

/* With this many methods looking through all of them costs more than a hash. */
enum { MANY_METHODS = 8, STRICT_CLINIT_MAJOR = 51 };

static void set_display(struct arena *arena, struct class *c) {
    c->depth = c->super ? c->super->depth + 1 : 0;
    c->display = arena_alloc(arena, (c->depth + 1) * sizeof *c->display);
    if (c->super) memcpy(c->display, c->super->display, c->depth * sizeof *c->display);
    c->display[c->depth] = c;
}

/* No list names a class twice, so only what was there before has to be compared. */
static void add_interfaces(struct class *c, const struct class *from) {
    u32 before = c->all_interface_count;
    for (u32 i = 0; i < from->all_interface_count; i++) {
        u32 at = 0;
        while (at < before && c->all_interfaces[at] != from->all_interfaces[i]) at++;
        if (at == before) c->all_interfaces[c->all_interface_count++] = from->all_interfaces[i];
    }
}

/* An interface comes first in its own list, then its superinterfaces as a depth-first walk meets them: looking
 * up fields depends on it. Lists that would be equal are shared. */
static void list_all_interfaces(struct arena *arena, struct class *c) {
    const struct class *only = NULL;
    u32 inherited = c->super ? c->super->all_interface_count : 0, most = inherited + c->is_interface;
    if (c->interface_count == 0) only = c->super;
    else if (c->interface_count == 1 && inherited == 0) only = c->interfaces[0];
    if (!c->is_interface && only) {
        c->all_interface_count = only->all_interface_count;
        c->all_interfaces = only->all_interfaces;
        return;
    }
    for (u32 i = 0; i < c->interface_count; i++) most += c->interfaces[i]->all_interface_count;
    c->all_interfaces = most ? arena_alloc(arena, most * sizeof *c->all_interfaces) : NULL;
    if (c->is_interface) c->all_interfaces[c->all_interface_count++] = c;
    else if (c->super) add_interfaces(c, c->super);
    for (u32 i = 0; i < c->interface_count; i++) add_interfaces(c, c->interfaces[i]);
}

static u16 flags_of_method(struct program *program, const struct class *c, const struct method *m) {
    const struct known_names *names = &program->names;
    if (m->name == names->init) return METHOD_INIT;
    if (m->name == names->clinit && m->descriptor == names->void_descriptor &&
        ((m->access & ACC_STATIC) || c->cf->major < STRICT_CLINIT_MAJOR))
        return METHOD_CLINIT;
    if (c->is_hidden) return METHOD_HIDDEN; /* only the VM makes them */
    if (c->loader != LOADER_BOOT) return 0;
    u16 flags = marks_of_method(c->cf, m->cf) | library_flags(c, m);
    u16 both = ACC_NATIVE | ACC_VARARGS;
    if ((m->access & both) == both && (c->name == names->method_handle || c->name == names->var_handle) &&
        strncmp(m->descriptor->text, "([Ljava/lang/Object;)", 21) == 0)
        flags |= METHOD_POLYMORPHIC;
    return flags;
}

/* finalize(), other than Object's, with more than a return instruction. */
static bool is_finalizer(const struct class *c, const struct method *m) {
    enum { LENGTH_AT = 4, CODE_AT = 8 }; /* in the Code attribute */
    struct slice code = m->cf->code;
    if (!c->super || strcmp(m->name->text, "finalize") != 0 || strcmp(m->descriptor->text, "()V") != 0) return false;
    if ((m->access & (ACC_STATIC | ACC_ABSTRACT)) || !code.at || code.length < CODE_AT) return false;
    const u8 *length = code.at + LENGTH_AT;
    return length[0] || length[1] || length[2] || length[3] > 1;
}

static void fill_method(struct program *program, struct class *c, struct method *m, const struct cf_member *cf) {
    m->holder = c;
    m->cf = cf;
    m->name = class_symbol(c, program->symbols, cf->name);
    m->descriptor = class_symbol(c, program->symbols, cf->descriptor);
    m->access = cf->access;
    m->flags = flags_of_method(program, c, m);
    if (m->flags & METHOD_CLINIT) {
        m->access |= ACC_STATIC;
        c->has_clinit = true;
    } else if (c->is_interface && !(m->access & (ACC_STATIC | ACC_ABSTRACT))) {
        c->declares_defaults = true;
    }
    if (!c->is_interface && is_finalizer(c, m)) c->has_finalizer = true;
    m->arg_slots = (u16)(descriptor_arg_slots(m->descriptor->text) + !(m->access & ACC_STATIC));
    m->return_type = descriptor_return(m->descriptor->text);
    m->vtable_index = VTABLE_NONE;
}

/* Of methods with the same name and descriptor (in classes that are not checked) the first one counts. */
static void index_methods(struct arena *arena, struct class *c) {
    u32 capacity = 16;
    if (c->method_count <= MANY_METHODS) return;
    while (capacity < c->method_count * 2) capacity *= 2;
    c->method_index_mask = capacity - 1;
    c->method_index = arena_alloc(arena, capacity * sizeof *c->method_index);
    for (u32 i = 0; i < c->method_count; i++) {
        u32 at = method_hash(c->methods[i]->name, c->methods[i]->descriptor);
        while (c->method_index[at & c->method_index_mask]) at++;
        c->method_index[at & c->method_index_mask] = (u16)(i + 1);
    }
}

static void fill_methods(struct program *program, struct class *c) {
    u32 count = c->cf->method_count;
    if (count == 0) return;
    struct method *methods = arena_alloc(program->arena, count * sizeof *methods);
    c->method_count = count;
    c->methods = arena_alloc(program->arena, count * sizeof *c->methods);
    for (u32 i = 0; i < count; i++) {
        c->methods[i] = &methods[i];
        fill_method(program, c, &methods[i], &c->cf->methods[i]);
    }
    index_methods(program->arena, c);
}

static void fill_fields(struct program *program, struct class *c) {
    u32 count = c->cf->field_count;
    if (count == 0) return;
    c->field_count = count;
    c->fields = arena_alloc(program->arena, count * sizeof *c->fields);
    for (u32 i = 0; i < count; i++) {
        const struct cf_member *cf = &c->cf->fields[i];
        struct field *f = &c->fields[i];
        f->holder = c;
        f->cf = cf;
        f->name = class_symbol(c, program->symbols, cf->name);
        f->descriptor = class_symbol(c, program->symbols, cf->descriptor);
        f->access = cf->access;
        f->type = f->descriptor->text[0];
        f->slot = i;
    }
}

/* Initialising a class initialises its superclasses and those superinterfaces that declare defaults; initialising an
 * interface initialises nothing else. */
static bool has_nothing_to_run(const struct class *c) {
    if (c->has_clinit) return false;
    if (c->is_interface) return true;
    for (u32 i = 0; i < c->all_interface_count; i++)
        if (c->all_interfaces[i]->has_clinit && c->all_interfaces[i]->declares_defaults) return false;
    return !c->super || c->super->is_trivial;
}

/* A hidden class cannot be found by its name: what is made for one is told what the name means. */
static void name_host(struct class *c) {
    for (u16 i = 1; c->host->is_hidden && i < c->cf->cp_count; i++) {
        if (c->cf->cp[i].tag != CP_CLASS) continue;
        struct slice name = cp_name(c->cf, i);
        if (name.length == c->host->name->length && memcmp(name.at, c->host->name->text, name.length) == 0)
            c->resolved[i] = c->host;
    }
}

static struct class *new_class(struct program *program, const struct link_request *request) {
    const struct classfile *cf = request->cf;
    struct class *c = arena_alloc(program->arena, sizeof *c);
    c->cf = cf;
    c->name = request->name;
    c->loader = request->loader;
    c->module = request->module;
    c->origin = request->origin;
    c->definition = request->definition;
    c->access = cf->access;
    c->is_interface = cf->access & ACC_INTERFACE;
    c->is_hidden = c->is_trusted = request->host != NULL;
    c->verified = c->is_hidden || c->loader == LOADER_BOOT || !program->verify;
    c->super = request->super;
    c->interface_count = cf->interface_count;
    c->interfaces = request->interfaces;
    c->resolved = arena_alloc(program->arena, cf->cp_count * sizeof *c->resolved);
    c->resolved[cf->this_class] = c;
    c->source_file = cf->source_file ? class_symbol(c, program->symbols, cf->source_file) : NULL;
    if (request->host) {
        c->host = request->host;
        c->nest_host = nest_host(program, request->host);
        name_host(c);
    }
    return c;
}

struct class *link_class(struct program *program, const struct link_request *request, struct link_error *error) {
    struct class *c = new_class(program, request);
    set_display(program->arena, c);
    list_all_interfaces(program->arena, c);
    c->has_finalizer = c->super && c->super->has_finalizer;
    fill_methods(program, c);
    fill_fields(program, c);
    program_number(program, c, layout_static_words(c));
    layout_fields(program->arena, c, c->statics_start);
    build_vtable(program->arena, c);
    c->is_trivial = has_nothing_to_run(c);
    if (c->super && c->super->is_interface)
        return link_fail(error, THROW_ICCE, "class %s has interface %s as super class",
                         class_text(c, &(struct text){0}), class_text(c->super, &(struct text){0}));
    if (c->loader != LOADER_BOOT && !c->is_hidden && check_inheritance(program, c, error) < 0) return NULL;
    if (program_add_class(program, c) < 0) return link_fail(error, "java/lang/OutOfMemoryError", "too many classes");
    return c;
}
