#include "program/synth/lambda_check.h"

#include <string.h>

#include "classfile/descriptor_walk.h"
#include "program/link/resolve.h"
#include "program/synth/boxes.h"
#include "program/synth/site_arguments.h"

struct types { /* a method type, loaded */
    u32 count;
    struct class **parameters;
    struct class *result;
};

struct scope {
    struct program *program;
    struct class *caller;
    struct arena *arena; /* scratch */
    struct link_error *error;
};

/* ---- names ---- */

static const struct sym *intern(const struct scope *scope, struct slice text) {
    return sym_intern(program_symbols(scope->program), text.at, text.length);
}

static struct class *type_named(const struct scope *scope, struct slice type) {
    if (type.length == 1) return program_primitive(scope->program, (char)type.at[0]);
    if (type.at[0] == 'L') type = (struct slice){type.at + 1, type.length - 2};
    const struct sym *name = intern(scope, type);
    if (name == scope->caller->name) return scope->caller;
    struct class *c = program_class(scope->program, scope->caller->loader, name, scope->error), *element = c;
    while (element && element->component) element = element->component;
    return element && (element->is_primitive || access_class(scope->program, scope->caller, element)) ? c : NULL;
}

static bool load_types(const struct scope *scope, struct slice descriptor, struct types *out) {
    struct slice type;
    u32 count = 0;
    for (struct descriptor_walk walk = descriptor_arguments(descriptor); descriptor_next(&walk, NULL);) count++;
    out->count = 0;
    out->parameters = arena_alloc(scope->arena, (count + 1) * sizeof *out->parameters);
    for (struct descriptor_walk walk = descriptor_arguments(descriptor); descriptor_next(&walk, &type);)
        if (!(out->parameters[out->count++] = type_named(scope, type))) return false;
    type = descriptor_result(descriptor);
    return type.length && (out->result = type_named(scope, type));
}

/* The member of a MethodHandle constant; *owner is the class that the constant names. */
static struct method *handle_method(const struct scope *scope, u16 index, struct class **owner) {
    static const u8 opcode[] = {[REF_INVOKE_VIRTUAL] = 182,
                                [REF_INVOKE_STATIC] = 184,
                                [REF_INVOKE_SPECIAL] = 183,
                                [REF_NEW_INVOKE_SPECIAL] = 183,
                                [REF_INVOKE_INTERFACE] = 185};
    const struct classfile *cf = scope->caller->cf;
    const struct cp_entry *handle = &cf->cp[index], *member = &cf->cp[handle->a], *nat = &cf->cp[member->b];
    *owner = resolve_class(scope->program, scope->caller, member->a, scope->error);
    if (!*owner || handle->kind < REF_INVOKE_VIRTUAL || handle->kind > REF_INVOKE_INTERFACE) return NULL;
    if ((*owner)->is_interface != (member->tag == CP_INTERFACE_METHODREF)) return NULL;
    return resolve_named_method(scope->program, scope->caller, *owner, intern(scope, cp_utf8(cf, nat->a)),
                                intern(scope, cp_utf8(cf, nat->b)), opcode[handle->kind], scope->error);
}

static bool handle_exists(const struct scope *scope, u16 index) {
    const struct classfile *cf = scope->caller->cf;
    const struct cp_entry *handle = &cf->cp[index], *member = &cf->cp[handle->a], *nat = &cf->cp[member->b];
    struct slice name = cp_utf8(cf, nat->a), descriptor = cp_utf8(cf, nat->b);
    struct class *owner;
    struct types types;
    if (handle->kind > REF_PUT_STATIC)
        return handle_method(scope, index, &owner) && load_types(scope, descriptor, &types);
    owner = resolve_class(scope->program, scope->caller, member->a, scope->error);
    return owner && type_named(scope, descriptor) &&
           resolve_named_field(scope->program, scope->caller, owner, intern(scope, name), intern(scope, descriptor),
                               scope->error);
}

static bool argument_exists(const struct scope *scope, u16 index) {
    struct types types;
    switch (scope->caller->cf->cp[index].tag) {
    case CP_CLASS: return resolve_class(scope->program, scope->caller, index, scope->error);
    case CP_METHOD_TYPE: return load_types(scope, cp_name(scope->caller->cf, index), &types);
    case CP_METHOD_HANDLE: return handle_exists(scope, index);
    default: return true;
    }
}

static bool names_exist(const struct scope *scope, u16 index) {
    const struct classfile *cf = scope->caller->cf;
    const struct bootstrap_method *bootstrap = &cf->bootstraps[cf->cp[index].a];
    struct types site;
    if (!load_types(scope, cp_utf8(cf, cf->cp[cf->cp[index].b].b), &site)) return false;
    for (u32 i = 0; i < bootstrap->argument_count; i++)
        if (!argument_exists(scope, bootstrap->arguments[i])) return false;
    return true;
}

/* ---- conversions, as the metafactory allows them ---- */

static bool is_assignable(const struct class *from, const struct class *to) {
    return from == to || (!from->is_primitive && !to->is_primitive && class_is_subclass(from, to));
}

static bool widens(const char from, const struct class *to) {
    return to->primitive != 'V' && box_widens(from, to->primitive);
}

static bool boxes_into(const struct class *from, const struct class *to) {
    const struct box *box = box_of_type((const char[]){from->primitive, 0});
    return box && (strcmp(to->name->text, box->class_name) == 0 || box_has_supertype(box, to->name->text));
}

/* strictly: no value needs a cast that could fail. */
static bool is_convertible(const struct class *from, const struct class *to, bool strictly) {
    if (from == to) return true;
    if (from->is_primitive) return to->is_primitive ? widens(from->primitive, to) : boxes_into(from, to);
    if (!to->is_primitive) return !strictly || is_assignable(from, to);
    const struct box *box = box_of_class(from->name->text);
    return box ? widens(box->type, to) : !strictly;
}

static bool is_void(const struct class *c) { return c->is_primitive && c->primitive == 'V'; }

static bool is_convertible_result(const struct class *from, const struct class *to) {
    return is_void(to) || (!is_void(from) && is_convertible(from, to, false));
}

/* The interface's method, or a bridge of it, against what the site says it is called with. */
static bool fits_described(const struct types *described, const struct types *dynamic) {
    if (described->count != dynamic->count) return false;
    for (u32 i = 0; i < dynamic->count; i++)
        if (!is_assignable(dynamic->parameters[i], described->parameters[i])) return false;
    if (is_void(dynamic->result) || is_void(described->result)) return dynamic->result == described->result;
    return is_convertible(dynamic->result, described->result, true);
}

/* ---- the implementation ---- */

struct implementation {
    struct types types;     /* a receiver comes first, a constructor gives its class */
    struct class *receiver; /* what it must be an instance of; NULL: there is none */
};

static bool read_implementation(const struct scope *scope, u16 index, struct implementation *out) {
    u8 kind = scope->caller->cf->cp[index].kind;
    struct class *owner;
    struct types declared;
    const struct method *m = handle_method(scope, index, &owner);
    if (!m || !load_types(scope, (struct slice){(const u8 *)m->descriptor->text, m->descriptor->length}, &declared))
        return false;
    bool is_static = kind == REF_INVOKE_STATIC, is_constructor = kind == REF_NEW_INVOKE_SPECIAL;
    if (is_static != method_is_static(m) || is_constructor != !!(m->flags & METHOD_INIT) ||
        (m->flags & (METHOD_CLINIT | METHOD_POLYMORPHIC)) || (is_constructor && (owner->access & ACC_ABSTRACT)))
        return false;
    out->receiver = is_static || is_constructor ? NULL : kind == REF_INVOKE_SPECIAL ? scope->caller : owner;
    u32 shift = out->receiver != NULL;
    out->types.count = declared.count + shift;
    out->types.parameters = arena_alloc(scope->arena, (out->types.count + 1) * sizeof *out->types.parameters);
    out->types.parameters[0] = owner;
    for (u32 i = 0; i < declared.count; i++) out->types.parameters[i + shift] = declared.parameters[i];
    out->types.result = is_constructor ? owner : declared.result;
    return true;
}

static bool takes(const struct implementation *implementation, const struct types *site, const struct types *dynamic) {
    const struct types *types = &implementation->types;
    u32 first = 0;
    if (types->count != site->count + dynamic->count) return false;
    if (implementation->receiver) {
        if (types->count == 0 ||
            !is_assignable(site->count ? site->parameters[0] : dynamic->parameters[0], implementation->receiver))
            return false;
        first = 1;
    }
    for (u32 i = first; i < site->count; i++)
        if (site->parameters[i] != types->parameters[i]) return false;
    for (u32 i = first > site->count ? first : site->count; i < types->count; i++)
        if (!is_convertible(dynamic->parameters[i - site->count], types->parameters[i], true)) return false;
    return is_convertible_result(types->result, dynamic->result);
}

static bool is_plain_name(struct slice name) {
    for (size_t i = 0; i < name.length; i++)
        if (strchr(".;[/<>", name.at[i])) return false;
    return name.length > 0;
}

/* What altMetafactory adds: markers are interfaces, bridges fit. Integers among the arguments say what is what, and
 * have been read before: here every class must be an interface, every further method type a bridge. */
static bool extras_fit(const struct scope *scope, const struct bootstrap_method *bootstrap,
                       const struct types *dynamic) {
    for (u32 i = 3; i < bootstrap->argument_count; i++) {
        u16 index = bootstrap->arguments[i];
        u8 tag = scope->caller->cf->cp[index].tag;
        struct types bridge;
        if (tag == CP_CLASS && !resolve_class(scope->program, scope->caller, index, scope->error)->is_interface)
            return false;
        if (tag == CP_METHOD_TYPE &&
            (!load_types(scope, cp_name(scope->caller->cf, index), &bridge) || !fits_described(&bridge, dynamic)))
            return false;
    }
    return true;
}

static bool is_sound(const struct scope *scope, u16 index) {
    const struct classfile *cf = scope->caller->cf;
    const struct cp_entry *nat = &cf->cp[cf->cp[index].b];
    const struct bootstrap_method *bootstrap = &cf->bootstraps[cf->cp[index].a];
    struct types site, described, dynamic;
    struct implementation implementation;
    return load_types(scope, cp_utf8(cf, nat->b), &site) && site.result->is_interface &&
           is_plain_name(cp_utf8(cf, nat->a)) && load_types(scope, cp_name(cf, bootstrap->arguments[0]), &described) &&
           load_types(scope, cp_name(cf, bootstrap->arguments[2]), &dynamic) && fits_described(&described, &dynamic) &&
           read_implementation(scope, bootstrap->arguments[1], &implementation) &&
           takes(&implementation, &site, &dynamic) && extras_fit(scope, bootstrap, &dynamic);
}

bool site_names_exist(struct program *program, struct class *caller, u16 index, struct link_error *error) {
    struct scope scope = {program, caller, arena_new(), error};
    bool result = names_exist(&scope, index);
    arena_free(scope.arena);
    return result;
}

bool lambda_is_sound(struct program *program, struct class *caller, u16 index, struct link_error *error) {
    struct scope scope = {program, caller, arena_new(), error};
    bool result = names_exist(&scope, index) && is_sound(&scope, index);
    arena_free(scope.arena);
    return result;
}
