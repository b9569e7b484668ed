#include "program/link/access_check.h"

#include <string.h>

#include "program/tables.h"

#define CLASS(c) class_text(c, &(struct text){0})

static const struct class *element_of(const struct class *c) {
    while (c->component) c = c->component;
    return c;
}

bool access_class(struct program *program, struct class *from, const struct class *to) {
    (void)program;
    to = element_of(to);
    return from == to || from->is_trusted || to->is_primitive || (to->access & ACC_PUBLIC) ||
           class_same_package(from, to);
}

/* Protected members belong to subclasses too, but an instance member only through a type on the subclass's own
 * line of inheritance. */
static bool is_protected_for(const struct class *from, const struct class *holder, u16 access,
                             const struct class *through) {
    if (!(access & ACC_PROTECTED) || !class_is_subclass(from, holder)) return false;
    return (access & ACC_STATIC) || class_is_subclass(through, from) || class_is_subclass(from, through);
}

bool access_member(struct program *program, struct class *from, struct class *holder, u16 access,
                   const struct class *through) {
    if (from == holder || from->is_trusted || (access & ACC_PUBLIC)) return true;
    if (access & ACC_PRIVATE) return nest_host(program, from) == nest_host(program, holder);
    return is_protected_for(from, holder, access, through ? through : holder) || class_same_package(from, holder);
}

static bool lists_member(const struct classfile *host, const struct sym *name) {
    for (u32 i = 0; i < host->nest_member_count; i++) {
        struct slice member = cp_name(host, host->nest_members[i]);
        if (member.length == name->length && memcmp(member.at, name->text, name->length) == 0) return true;
    }
    return false;
}

/* The host that c's NestHost attribute names, if that host agrees; else NULL and the reason added to `why`. */
static struct class *claimed_host(struct program *program, struct class *c, struct text *why) {
    struct link_error error = {0};
    struct class *host = resolve_class(program, c, c->cf->nest_host, &error);
    if (!host) {
        struct slice name = cp_name(c->cf, c->cf->nest_host);
        struct text throwable = {0};
        for (const char *at = error.throwable; *at; at++) text_add(&throwable, "%c", *at == '/' ? '.' : *at);
        text_add(why, "Nest host resolution of %s with host %.*s failed: %s: %s", CLASS(c), (int)name.length,
                 (const char *)name.at, throwable.text, error.message);
        return NULL;
    }
    const char *reason = NULL;
    if (!class_same_package(c, host)) reason = "types are in different packages";
    else if (!host->cf) reason = "host is not an instance class";
    else if (!lists_member(host->cf, c->name)) reason = "current type is not listed as a nest member";
    if (!reason) return host;
    text_add(why, "Type %s (loader: %s) is not a nest member of type %s (loader: %s): %s", CLASS(c),
             loader_text(c, &(struct text){0}), CLASS(host), loader_text(host, &(struct text){0}), reason);
    return NULL;
}

struct class *nest_host(struct program *program, struct class *c) {
    struct class *host = __atomic_load_n(&c->nest_host, __ATOMIC_ACQUIRE);
    if (host) return host;
    host = c->cf && c->cf->nest_host ? claimed_host(program, c, &(struct text){0}) : c;
    if (!host) host = c;
    __atomic_store_n(&c->nest_host, host, __ATOMIC_RELEASE); /* every thread finds the same */
    return host;
}

/* ", (why the nests of the two classes are not what their files say)", or nothing. */
static const char *nest_text(struct program *program, struct class *from, struct class *holder, struct text *text) {
    struct class *classes[] = {from, holder};
    struct text why = {0};
    for (u32 i = 0; i < 2; i++) {
        struct text one = {0};
        if (!classes[i]->cf || !classes[i]->cf->nest_host || classes[i]->is_hidden ||
            claimed_host(program, classes[i], &one))
            continue;
        text_add(&why, "%s%s", why.used ? ", " : "", one.text);
    }
    if (why.used) text_add(text, ", (%s)", why.text);
    return text->text;
}

void *deny_class(const struct class *from, const struct class *to, struct link_error *error) {
    to = element_of(to);
    return link_fail(error, THROW_ACCESS, "failed to access class %s from class %s (%s)", CLASS(to), CLASS(from),
                     places_text(to, from, &(struct text){0}));
}

void *deny_field(struct program *program, struct class *from, const struct field *f, struct link_error *error) {
    return link_fail(error, THROW_ACCESS, "class %s tried to access %s%sfield %s.%s (%s)%s", CLASS(from),
                     f->access & ACC_PROTECTED ? "protected " : "", f->access & ACC_PRIVATE ? "private " : "",
                     CLASS(f->holder), f->name->text, places_text(from, f->holder, &(struct text){0}),
                     f->access & ACC_PRIVATE ? nest_text(program, from, f->holder, &(struct text){0}) : "");
}

void *deny_method(struct program *program, struct class *from, const struct method *m, struct link_error *error) {
    return link_fail(error, THROW_ACCESS, "class %s tried to access %s%s%smethod '%s' (%s)%s", CLASS(from),
                     m->access & ACC_ABSTRACT ? "abstract " : "", m->access & ACC_PROTECTED ? "protected " : "",
                     m->access & ACC_PRIVATE ? "private " : "",
                     method_text(m->holder, m->name, m->descriptor, &(struct text){0}),
                     places_text(from, m->holder, &(struct text){0}),
                     m->access & ACC_PRIVATE ? nest_text(program, from, m->holder, &(struct text){0}) : "");
}
