#include "program/link/select.h"

#include "program/error.h"
#include "program/link/itable.h"
#include "program/link/resolve.h"
#include "program/tables.h"

/* Up to this version invokeinterface takes a prepared method (see is_prepared) for a missing one. */
enum { LAST_JDK_WITH_MISSING_METHODS = 17 };

struct method *method_of_classes(const struct class *c, const struct sym *name, const struct sym *descriptor) {
    for (; c; c = c->super) {
        struct method *m = class_declared_method(c, name, descriptor);
        if (m) return m;
    }
    return NULL;
}

struct method *instance_method_of_classes(const struct class *c, const struct sym *name, const struct sym *descriptor,
                                          bool skip_private) {
    for (; c; c = c->super) {
        struct method *m = class_declared_method(c, name, descriptor);
        if (m && !(m->access & ACC_STATIC) && !(skip_private && (m->access & ACC_PRIVATE))) return m;
    }
    return NULL;
}

static struct method *declared_in_interface(const struct class *interface, const struct sym *name,
                                            const struct sym *descriptor) {
    struct method *m = class_declared_method(interface, name, descriptor);
    return m && !(m->access & (ACC_PRIVATE | ACC_STATIC)) ? m : NULL;
}

/* Does a subinterface of m's holder, among c's superinterfaces, declare the method again? */
static bool is_declared_again(const struct class *c, const struct method *m) {
    for (u32 i = 0; i < c->all_interface_count; i++) {
        const struct class *other = c->all_interfaces[i];
        if (other != m->holder && other->all_interface_count > 1 && class_is_subclass(other, m->holder) &&
            declared_in_interface(other, m->name, m->descriptor))
            return true;
    }
    return false;
}

struct specific most_specific(const struct class *c, const struct sym *name, const struct sym *descriptor) {
    struct specific found = {0};
    for (u32 i = 0; i < c->all_interface_count; i++) {
        struct method *m = declared_in_interface(c->all_interfaces[i], name, descriptor);
        if (!m || is_declared_again(c, m)) continue;
        found.any = found.any ? found.any : m;
        if (m->access & ACC_ABSTRACT) continue;
        found.only = found.concrete++ == 0 ? m : NULL;
    }
    return found;
}

static const char *kind_of(const struct class *c) {
    return c->is_interface ? "interface" : c->access & ACC_ABSTRACT ? "abstract class" : "class";
}

static void *fail_abstract(const struct class *receiver, const struct method *resolved, const struct method *selected,
                           struct link_error *error) {
    struct text rest = {0};
    if (selected && selected != resolved)
        text_add(&rest, " Selected method is '%s%s'.", selected->access & ACC_ABSTRACT ? "abstract " : "",
                 method_text(selected->holder, selected->name, selected->descriptor, &(struct text){0}));
    return link_fail(error, THROW_ABSTRACT,
                     "Receiver class %s does not define or inherit an implementation of the resolved method '%s%s' of "
                     "%s %s.%s",
                     class_text(receiver, &(struct text){0}), resolved->access & ACC_ABSTRACT ? "abstract " : "",
                     method_text(NULL, resolved->name, resolved->descriptor, &(struct text){0}),
                     kind_of(resolved->holder), class_text(resolved->holder, &(struct text){0}), rest.text);
}

/* HotSpot prepares classes that inherit from an interface with method bodies: where nothing or too much was inherited,
 * it puts in a method that throws. The messages of such methods differ from those for a method that is just missing. */
static bool is_prepared(const struct class *c) {
    for (u32 i = 0; i < c->all_interface_count; i++)
        if (c->all_interfaces[i]->declares_defaults) return true;
    return false;
}

static void *fail_conflict(const struct class *c, const struct sym *name, const struct sym *descriptor,
                           struct link_error *error) {
    struct text names = {0};
    for (u32 i = 0; i < c->all_interface_count; i++) {
        const struct method *m = declared_in_interface(c->all_interfaces[i], name, descriptor);
        if (m && !is_declared_again(c, m)) text_add(&names, " %s.%s", m->holder->name->text, name->text);
    }
    return link_fail(error, THROW_ICCE, "Conflicting default methods:%s", names.text);
}

struct method *default_method(const struct class *c, const struct sym *name, const struct sym *descriptor,
                              struct link_error *error) {
    struct specific found = most_specific(c, name, descriptor);
    if (found.only || !found.any || found.any->holder == c || !is_prepared(c)) return found.only;
    if (found.concrete > 1) return fail_conflict(c, name, descriptor, error);
    return link_fail(error, THROW_ABSTRACT, "Method %s.%s%s is abstract", c->name->text, name->text, descriptor->text);
}

/* Selects for an interface method: a class's own or inherited method, then the one maximally specific default. The
 * method is called through an interface or, if `by_class`, through a class that inherits it. */
static struct method *choose(const struct class *receiver, const struct method *resolved, bool by_class,
                             bool prepared_are_missing, struct link_error *error) {
    const struct sym *name = resolved->name, *descriptor = resolved->descriptor;
    struct method *m = instance_method_of_classes(receiver, name, descriptor, true);
    if (m && !by_class && !(m->access & ACC_PUBLIC))
        return link_fail(error, THROW_ACCESS, "'%s'", method_text(receiver, name, descriptor, &(struct text){0}));
    if (m) return m->access & ACC_ABSTRACT ? fail_abstract(receiver, resolved, m, error) : m;
    struct link_error local = {0};
    m = default_method(receiver, name, descriptor, &local);
    if (m) return m;
    if (!local.throwable || prepared_are_missing || (!by_class && class_declared_method(receiver, name, descriptor)))
        return fail_abstract(receiver, resolved, NULL, error);
    if (error) *error = local;
    return NULL;
}

struct method *select_virtual(struct class *receiver, struct method *resolved, struct link_error *error) {
    if (resolved->access & (ACC_PRIVATE | ACC_STATIC)) return resolved;
    if (resolved->holder->is_interface) {
        struct method *known = itable_find(receiver, resolved->id);
        return known ? known : choose(receiver, resolved, true, false, error);
    }
    if (resolved->vtable_index < 0) return resolved;
    if ((u32)resolved->vtable_index >= receiver->vtable_count)
        return fail_abstract(receiver, resolved, NULL, error); /* not a receiver that verified code could have */
    struct method *m = receiver->vtable[resolved->vtable_index];
    return m->access & ACC_ABSTRACT ? fail_abstract(receiver, resolved, m, error) : m;
}

struct method *select_interface(struct program *program, struct class *receiver, struct method *resolved,
                                struct link_error *error) {
    if (!resolved->holder->is_interface || (resolved->access & ACC_PRIVATE))
        return select_virtual(receiver, resolved, error);
    struct method *m = itable_find(receiver, resolved->id);
    if (m) return m;
    m = choose(receiver, resolved, false, program->jdk_version <= LAST_JDK_WITH_MISSING_METHODS, error);
    if (m) {
        program_lock(program);
        itable_add(program->arena, receiver, resolved->id, m);
        program_unlock(program);
    }
    return m;
}
