#include "program/link/resolve.h"

#include <string.h>

#include "program/error.h"
#include "program/link/access_check.h"
#include "program/link/load.h"
#include "program/link/select.h"
#include "program/tables.h"

#define CLASS(c)     class_text(c, &(struct text){0})
#define METHOD(c, m) method_text(c, (m)->name, (m)->descriptor, &(struct text){0})

enum { INVOKEVIRTUAL = 182, INVOKESPECIAL = 183, INVOKESTATIC = 184, INVOKEINTERFACE = 185 };
enum { STRICT_FINAL_MAJOR = 53, NEWER_NO_FIELD_MESSAGE = 21, NEWER_INDIRECT_MESSAGE = 18 };

/* A member reference of the pool, its class resolved. */
struct reference {
    struct class *holder;
    const struct sym *name, *descriptor;
    u8 tag;
};

static void *load_cached(struct class *from, u16 index) {
    return __atomic_load_n(&from->resolved[index], __ATOMIC_ACQUIRE);
}

static void store_cached(struct class *from, u16 index, void *found) {
    __atomic_store_n(&from->resolved[index], found, __ATOMIC_RELEASE);
}

static bool is_constant(const struct class *c, u16 index, u8 tag, u8 other_tag) {
    return c->cf && index < c->cf->cp_count && (c->cf->cp[index].tag == tag || c->cf->cp[index].tag == other_tag);
}

/* Only code that was not verified can get here. */
static void *fail_bad_index(const struct class *c, u16 index, struct link_error *error) {
    return link_fail(error, "java/lang/ClassFormatError", "Invalid constant pool index %u in class file %s", index,
                     c->name->text);
}

struct class *resolve_class(struct program *program, struct class *from, u16 cp_index, struct link_error *error) {
    if (!is_constant(from, cp_index, CP_CLASS, CP_CLASS)) return fail_bad_index(from, cp_index, error);
    struct class *c = load_cached(from, cp_index);
    if (c) return c;
    const struct sym *name = class_symbol(from, program->symbols, from->cf->cp[cp_index].a);
    if (name == from->name) /* a hidden class cannot be found by name, but it knows itself */
        c = from;
    else c = program_class(program, loader_for(from->loader, from->is_hidden, name), name, error);
    if (!c) return NULL;
    if (!access_class(program, from, c)) return deny_class(from, c, error);
    store_cached(from, cp_index, c);
    name_links_note(program, from, c, false);
    return c;
}

static int read_reference(struct program *program, struct class *from, u16 cp_index, struct reference *out,
                          struct link_error *error) {
    const struct cp_entry *cp = from->cf->cp, *entry = &cp[cp_index];
    out->tag = entry->tag;
    out->holder = resolve_class(program, from, entry->a, error);
    out->name = class_symbol(from, program->symbols, cp[entry->b].a);
    out->descriptor = class_symbol(from, program->symbols, cp[entry->b].b);
    return out->holder ? 0 : -1;
}

static struct field *look_up_field(struct program *program, struct class *from, const struct reference *reference,
                                   struct link_error *error) {
    struct field *f = class_find_field(reference->holder, reference->name, reference->descriptor);
    if (!f && program->jdk_version >= NEWER_NO_FIELD_MESSAGE)
        return link_fail(error, THROW_NO_FIELD, "Class %s does not have member field '%s %s'", CLASS(reference->holder),
                         type_text(reference->descriptor, &(struct text){0}), reference->name->text);
    if (!f) return link_fail(error, THROW_NO_FIELD, "%s", reference->name->text);
    if (from && !access_member(program, from, f->holder, f->access, reference->holder))
        return deny_field(program, from, f, error);
    return f;
}

/* Final fields are written by the initialisers of their own class only. */
static struct field *check_final_write(struct field *f, const struct class *named, const struct method *in,
                                       struct link_error *error) {
    bool is_static = f->access & ACC_STATIC;
    const char *kind = is_static ? "static" : "non-static";
    if (f->holder != in->holder)
        return link_fail(error, THROW_ACCESS,
                         "Update to %s final field %s.%s attempted from a different class (%s) than the field's "
                         "declaring class",
                         kind, CLASS(named), f->name->text, CLASS(in->holder));
    u16 initialiser = is_static ? METHOD_CLINIT : METHOD_INIT;
    if (f->holder->cf->major >= STRICT_FINAL_MAJOR && !(in->flags & initialiser))
        return link_fail(error, THROW_ACCESS,
                         "Update to %s final field %s.%s attempted from a different method (%s) than the initializer "
                         "method %s ",
                         kind, CLASS(named), f->name->text, in->name->text, is_static ? "<clinit>" : "<init>");
    return f;
}

struct field *resolve_field(struct program *program, const struct method *in, u16 cp_index, bool static_access,
                            bool for_write, struct link_error *error) {
    struct class *from = in->holder;
    struct reference reference;
    if (!is_constant(from, cp_index, CP_FIELDREF, CP_FIELDREF)) return fail_bad_index(from, cp_index, error);
    if (read_reference(program, from, cp_index, &reference, error) < 0) return NULL;
    struct field *f = load_cached(from, cp_index);
    if (!f) f = look_up_field(program, from, &reference, error);
    if (!f) return NULL;
    store_cached(from, cp_index, f);
    if (((f->access & ACC_STATIC) != 0) != static_access)
        return link_fail(error, THROW_ICCE, "Expected %s field %s.%s", static_access ? "static" : "non-static",
                         CLASS(reference.holder), f->name->text);
    if (for_write && (f->access & ACC_FINAL) && !from->is_trusted)
        return check_final_write(f, reference.holder, in, error);
    return f;
}

/* Does the kind of the constant fit the class it names and the instruction? */
static int check_reference_kind(const struct reference *reference, bool as_interface, int opcode,
                                struct link_error *error) {
    bool is_interface = reference->holder->is_interface;
    if (as_interface && !is_interface) {
        link_fail(error, THROW_ICCE, "Found class %s, but interface was expected", CLASS(reference->holder));
        return -1;
    }
    if (opcode == INVOKEVIRTUAL && is_interface) {
        link_fail(error, THROW_ICCE, "Found interface %s, but class was expected", CLASS(reference->holder));
        return -1;
    }
    if (reference->tag == (as_interface ? CP_INTERFACE_METHODREF : CP_METHODREF)) return 0;
    link_fail(error, THROW_ICCE, "Method '%s' must be %s constant", METHOD(reference->holder, reference),
              as_interface ? "InterfaceMethodref" : "Methodref");
    return -1;
}

/* A method of MethodHandle or VarHandle that takes any arguments is found by its name alone. */
static struct method *polymorphic_method(const struct program *program, const struct reference *reference) {
    const struct class *c = reference->holder;
    if (c->name != program->names.method_handle && c->name != program->names.var_handle) return NULL;
    for (u32 i = 0; i < c->method_count; i++)
        if ((c->methods[i]->flags & METHOD_POLYMORPHIC) && c->methods[i]->name == reference->name) return c->methods[i];
    return NULL;
}

static struct method *method_of_interfaces(const struct reference *reference) {
    struct specific found = most_specific(reference->holder, reference->name, reference->descriptor);
    return found.only ? found.only : found.any;
}

/* The class that a message about m names: HotSpot has a method of its own in the class where m is a failed default. */
static const struct class *holder_shown(const struct reference *reference, const struct method *m) {
    struct link_error failed = {0};
    if (m->holder->is_interface && m->holder != reference->holder &&
        !default_method(reference->holder, m->name, m->descriptor, &failed) && failed.throwable)
        return reference->holder;
    return m->holder;
}

static struct method *named_method(struct program *program, const struct reference *reference, bool as_interface) {
    struct method *m = as_interface ? NULL : polymorphic_method(program, reference);
    if (!m) m = method_of_classes(reference->holder, reference->name, reference->descriptor);
    if (m && as_interface && m->holder != reference->holder && (m->access & (ACC_STATIC | ACC_PUBLIC)) != ACC_PUBLIC)
        m = NULL; /* of Object's methods an interface has the public ones */
    return m ? m : method_of_interfaces(reference);
}

static bool may_call(struct program *program, struct class *from, const struct class *named, const struct method *m) {
    if (named->is_array && m->name == program->names.clone)
        return true; /* every array overrides clone with a public method */
    return access_member(program, from, m->holder, m->access, named);
}

static struct method *look_up_method(struct program *program, struct class *from, const struct reference *reference,
                                     bool as_interface, struct link_error *error) {
    struct method *m = named_method(program, reference, as_interface);
    if (!m) return link_fail(error, THROW_NO_METHOD, "'%s'", METHOD(reference->holder, reference));
    if (from && !may_call(program, from, reference->holder, m)) return deny_method(program, from, m, error);
    return m;
}

static bool is_same_or_direct_interface(const struct class *c, const struct class *interface) {
    for (u32 i = 0; i < c->interface_count; i++)
        if (c->interfaces[i] == interface) return true;
    return c == interface;
}

static int check_special(struct program *program, struct class *from, const struct reference *reference,
                         const struct method *m, struct link_error *error) {
    if ((m->flags & METHOD_INIT) && m->holder != reference->holder) {
        link_fail(error, THROW_NO_METHOD, "%s: method '%s' not found", CLASS(reference->holder), METHOD(NULL, m));
        return -1;
    }
    if (reference->holder->is_interface && !from->is_trusted && !is_same_or_direct_interface(from, reference->holder)) {
        bool newer = program_jdk_version(program) >= NEWER_INDIRECT_MESSAGE;
        link_fail(error, THROW_ICCE, "Interface method reference: '%s', is %s superinterface of %s",
                  METHOD(holder_shown(reference, m), m), newer ? "not in a direct" : "in an indirect", CLASS(from));
        return -1;
    }
    return 0;
}

/* Is the instruction one that can call this method at all? */
static int check_kind_of_method(struct program *program, struct class *from, const struct reference *reference,
                                const struct method *m, int opcode, struct link_error *error) {
    bool is_static = m->access & ACC_STATIC;
    const struct class *shown = m->holder;
    if (is_static && (opcode == INVOKEINTERFACE || (opcode == INVOKESPECIAL && reference->holder->is_interface)))
        link_fail(error, THROW_ICCE, "Expected instance not static method '%s'", METHOD(shown, m));
    else if (opcode == INVOKESPECIAL && check_special(program, from, reference, m, error) < 0) return -1;
    else if (opcode == INVOKEVIRTUAL && m->holder->is_interface && (m->access & ACC_PRIVATE))
        link_fail(error, THROW_ICCE,
                  "private interface method requires invokespecial, not invokevirtual: method '%s', caller-class: %s",
                  METHOD(shown, m), CLASS(from));
    else if (is_static && opcode != INVOKESTATIC)
        link_fail(error, THROW_ICCE, "Expecting non-static method '%s'", METHOD(shown, m));
    else if (!is_static && opcode == INVOKESTATIC)
        link_fail(error, THROW_ICCE, "Expected static method '%s'", METHOD(holder_shown(reference, m), m));
    else return 0;
    return -1;
}

/* invokespecial of a superclass's method means the nearest one above the calling class, whatever class the reference
 * names. (The ACC_SUPER flag that once chose this is taken as always set.) */
static struct method *select_special(struct class *from, const struct reference *reference, struct method *m,
                                     struct link_error *error) {
    const struct class *named = reference->holder, *searched = named;
    if (!(m->flags & METHOD_INIT) && from != named && !named->is_interface && !named->is_array &&
        class_is_subclass(from, named)) {
        searched = from->super;
        m = instance_method_of_classes(searched, reference->name, reference->descriptor, false);
    }
    struct link_error failed = {0};
    if (!m || (m->holder->is_interface && m->holder != searched))
        m = default_method(searched, reference->name, reference->descriptor, &failed);
    if (m && !(m->access & ACC_ABSTRACT)) return m;
    if (!failed.throwable) return link_fail(error, THROW_ABSTRACT, "'%s'", METHOD(named, reference));
    if (error) *error = failed;
    return NULL;
}

struct method *resolve_method(struct program *program, struct class *from, u16 cp_index, int opcode,
                              struct link_error *error) {
    struct reference reference;
    if (!is_constant(from, cp_index, CP_METHODREF, CP_INTERFACE_METHODREF))
        return fail_bad_index(from, cp_index, error);
    if (read_reference(program, from, cp_index, &reference, error) < 0) return NULL;
    bool as_interface = opcode == INVOKEINTERFACE || (opcode != INVOKEVIRTUAL && reference.holder->is_interface);
    if (check_reference_kind(&reference, as_interface, opcode, error) < 0) return NULL;
    struct method *m = load_cached(from, cp_index);
    if (!m) m = look_up_method(program, from, &reference, as_interface, error);
    if (!m || check_kind_of_method(program, from, &reference, m, opcode, error) < 0) return NULL;
    store_cached(from, cp_index, m);
    return opcode == INVOKESPECIAL ? select_special(from, &reference, m, error) : m;
}

struct method *resolve_named_method(struct program *program, struct class *from, struct class *named,
                                    const struct sym *name, const struct sym *descriptor, int opcode,
                                    struct link_error *error) {
    bool as_interface = opcode == INVOKEINTERFACE || (opcode != INVOKEVIRTUAL && named->is_interface);
    struct reference reference = {named, name, descriptor, as_interface ? CP_INTERFACE_METHODREF : CP_METHODREF};
    if (check_reference_kind(&reference, as_interface, opcode, error) < 0) return NULL;
    struct method *m = look_up_method(program, from, &reference, as_interface, error);
    struct class *caller = from ? from : named;
    if (!m || check_kind_of_method(program, caller, &reference, m, opcode, error) < 0) return NULL;
    return opcode == INVOKESPECIAL ? select_special(caller, &reference, m, error) : m;
}

struct field *resolve_named_field(struct program *program, struct class *from, struct class *named,
                                  const struct sym *name, const struct sym *descriptor, struct link_error *error) {
    struct reference reference = {named, name, descriptor, CP_FIELDREF};
    return look_up_field(program, from, &reference, error);
}

static struct method *declared_by_text(const struct class *c, const char *name, const char *descriptor) {
    for (u32 i = 0; i < c->method_count; i++)
        if (sym_is(c->methods[i]->name, name) && sym_is(c->methods[i]->descriptor, descriptor)) return c->methods[i];
    return NULL;
}

struct method *find_method(struct class *c, const char *name, const char *descriptor) {
    struct method *m = NULL;
    for (const struct class *k = c; k && !m; k = k->super) m = declared_by_text(k, name, descriptor);
    for (u32 i = 0; i < c->all_interface_count && !m; i++) {
        m = declared_by_text(c->all_interfaces[i], name, descriptor);
        if (m && !(m->access & (ACC_STATIC | ACC_PRIVATE))) {
            struct specific found = most_specific(c, m->name, m->descriptor);
            m = found.only ? found.only : found.any;
        } else {
            m = NULL;
        }
    }
    return m;
}

static struct field *declared_field_by_text(const struct class *c, const char *name, const char *descriptor) {
    for (u32 i = 0; i < c->field_count; i++)
        if (sym_is(c->fields[i].name, name) && sym_is(c->fields[i].descriptor, descriptor)) return &c->fields[i];
    return NULL;
}

struct field *find_field(struct class *c, const char *name, const char *descriptor) {
    for (const struct class *k = c; k; k = k->super) {
        struct field *f = declared_field_by_text(k, name, descriptor);
        for (u32 i = 0; i < k->interface_count && !f; i++)
            for (u32 j = 0; j < k->interfaces[i]->all_interface_count && !f; j++)
                f = declared_field_by_text(k->interfaces[i]->all_interfaces[j], name, descriptor);
        if (f) return f;
    }
    return NULL;
}
