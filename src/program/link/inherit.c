#include "program/link/inherit.h"

#include <string.h>

#include "program/error.h"
#include "program/link/resolve.h"

#define CLASS(c) class_text(c, &(struct text){0})

enum { NEWER_SEALED_MESSAGES = 25, STATIC_INTERFACE_METHODS_MAJOR = 52 };

static int refuse(const void *failed) {
    (void)failed;
    return -1;
}

int check_is_interface(const struct sym *name, const struct class *interface, struct link_error *error) {
    if (interface->is_interface) return 0;
    return refuse(link_fail(error, THROW_ICCE, "class %s can not implement %s, because it is not an interface (%s)",
                            name_text(name, &(struct text){0}), CLASS(interface),
                            place_text(interface, &(struct text){0})));
}

static bool is_listed(const struct class *sealed, const struct class *sub) {
    const struct classfile *cf = sealed->cf;
    for (u32 i = 0; i < cf->permitted_count; i++) {
        struct slice name = cp_name(cf, cf->permitted[i]);
        if (name.length == sub->name->length && slice_is(name, sub->name->text)) return true;
    }
    return false;
}

static const char *module_name(const struct class *c) { return c->module ? c->module->text : "unnamed module"; }

static const char *package_text(const struct class *c, struct text *text) {
    char *dot = strrchr(class_text(c, text), '.');
    if (!dot) return "unnamed";
    *dot = 0;
    return text->text;
}

/* Adds why `sub` may not extend a sealed class; false if it may. */
static bool is_forbidden(const struct class *sealed, const struct class *sub, struct text *why) {
    if (sealed->loader != sub->loader || sealed->module != sub->module)
        text_add(why,
                 "Failed same module check: subclass %s is in module '%s' with loader %s, and sealed class %s is in "
                 "module '%s' with loader %s",
                 CLASS(sub), module_name(sub), loader_text(sub, &(struct text){0}), CLASS(sealed), module_name(sealed),
                 loader_text(sealed, &(struct text){0}));
    else if (!(sub->access & ACC_PUBLIC) && !class_same_package(sealed, sub))
        text_add(why,
                 "Failed same package check: non-public subclass %s is in package '%s' with classloader %s, and sealed "
                 "class %s is in package '%s' with classloader %s",
                 CLASS(sub), package_text(sub, &(struct text){0}), loader_text(sub, &(struct text){0}), CLASS(sealed),
                 package_text(sealed, &(struct text){0}), loader_text(sealed, &(struct text){0}));
    else if (!is_listed(sealed, sub))
        text_add(why, "Failed listed permitted subclass check: class %s is not a permitted subclass of %s", CLASS(sub),
                 CLASS(sealed));
    return why->used != 0;
}

static int check_sealed(struct program *program, const struct class *c, const struct class *super,
                        struct link_error *error) {
    struct text reason = {0};
    if (!super->cf || !super->cf->is_sealed || !is_forbidden(super, c, &reason)) return 0;
    if (program_jdk_version(program) >= NEWER_SEALED_MESSAGES)
        return refuse(link_fail(error, THROW_ICCE, "%s", reason.text));
    if (!super->is_interface)
        return refuse(
            link_fail(error, THROW_ICCE, "class %s cannot inherit from sealed class %s", CLASS(c), CLASS(super)));
    return refuse(link_fail(error, THROW_ICCE, "class %s cannot %s sealed interface %s", CLASS(c),
                            c->is_interface ? "extend" : "implement", CLASS(super)));
}

static int check_superclass(struct program *program, struct class *c, struct link_error *error) {
    struct class *super = c->super;
    if (super->access & ACC_FINAL)
        return refuse(
            link_fail(error, THROW_ICCE, "class %s cannot inherit from final class %s", CLASS(c), CLASS(super)));
    if (check_sealed(program, c, super, error) < 0) return -1;
    if (access_class(program, c, super)) return 0;
    return refuse(link_fail(error, THROW_ACCESS, "class %s cannot access its %ssuperclass %s (%s)", CLASS(c),
                            super->access & ACC_ABSTRACT ? "abstract " : "", CLASS(super),
                            places_text(c, super, &(struct text){0})));
}

static int check_superinterfaces(struct program *program, struct class *c, struct link_error *error) {
    for (u32 i = 0; i < c->interface_count; i++) {
        struct class *interface = c->interfaces[i];
        if (check_sealed(program, c, interface, error) < 0) return -1;
        if (!access_class(program, c, interface))
            return refuse(link_fail(error, THROW_ACCESS, "class %s cannot access its superinterface %s (%s)", CLASS(c),
                                    CLASS(interface), places_text(c, interface, &(struct text){0})));
    }
    return 0;
}

/* The final method of a superclass that m would override, or NULL. */
static const struct method *overridden_final(struct program *program, struct class *c, const struct method *m) {
    for (struct class *k = c->super; k; k = k->super) {
        const struct method *inherited = class_declared_method(k, m->name, m->descriptor);
        if (inherited && (inherited->access & ACC_FINAL) && !(inherited->access & (ACC_STATIC | ACC_PRIVATE)) &&
            access_member(program, c, k, inherited->access, k))
            return inherited;
    }
    return NULL;
}

static int check_final_methods(struct program *program, struct class *c, struct link_error *error) {
    for (u32 i = 0; i < c->method_count; i++) {
        const struct method *m = c->methods[i];
        if ((m->access & (ACC_STATIC | ACC_PRIVATE)) || (m->flags & METHOD_INIT)) continue;
        const struct method *final = overridden_final(program, c, m);
        if (final)
            return refuse(link_fail(error, THROW_ICCE, "class %s overrides final method %s.%s%s", CLASS(c),
                                    CLASS(final->holder), final->name->text, final->descriptor->text));
    }
    return 0;
}

static int check_old_interface(const struct class *c, struct link_error *error) {
    for (u32 i = 0; c->is_interface && c->cf->major < STATIC_INTERFACE_METHODS_MAJOR && i < c->method_count; i++) {
        const struct method *m = c->methods[i];
        if ((m->access & ACC_STATIC) && !(m->flags & METHOD_CLINIT))
            return refuse(link_fail(error, "java/lang/VerifyError", "Illegal static method %s in interface %s",
                                    m->name->text, CLASS(c)));
    }
    return 0;
}

int check_inheritance(struct program *program, struct class *c, struct link_error *error) {
    if (check_superclass(program, c, error) < 0 || check_superinterfaces(program, c, error) < 0 ||
        check_final_methods(program, c, error) < 0)
        return -1;
    return check_old_interface(c, error);
}
