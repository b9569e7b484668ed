#include "program/class.h"

#include <string.h>

#include "program/method.h"

static bool implements(const struct class *c, const struct class *interface) {
    for (u32 i = 0; i < c->all_interface_count; i++)
        if (c->all_interfaces[i] == interface) return true;
    return false;
}

bool class_is_subclass(const struct class *sub, const struct class *super) {
    while (sub->is_array && super->is_array) { /* arrays are as covariant as their components */
        if (sub == super) return true;
        sub = sub->component;
        super = super->component;
    }
    if (super->is_interface) return implements(sub, super);
    return sub->depth >= super->depth && sub->display[super->depth] == super;
}

static size_t package_length(const struct class *c) {
    const char *slash = strrchr(c->name->text, '/');
    if (slash && c->is_hidden) /* "p/Foo/0x01": the last slash belongs to the suffix */
        while (slash > c->name->text && *--slash != '/')
            ;
    return slash && *slash == '/' ? (size_t)(slash - c->name->text) : 0;
}

static const struct class *element_of(const struct class *c) {
    while (c->component) c = c->component;
    return c;
}

bool class_same_package(const struct class *a, const struct class *b) {
    a = element_of(a);
    b = element_of(b);
    if (a == b) return true;
    size_t length = package_length(a);
    return a->loader == b->loader && length == package_length(b) && memcmp(a->name->text, b->name->text, length) == 0;
}

struct field *class_declared_field(const struct class *c, const struct sym *name, const struct sym *descriptor) {
    for (u32 i = 0; i < c->field_count; i++)
        if (c->fields[i].name == name && c->fields[i].descriptor == descriptor) return &c->fields[i];
    return NULL;
}

struct method *class_declared_method(const struct class *c, const struct sym *name, const struct sym *descriptor) {
    if (!c->method_index) {
        for (u32 i = 0; i < c->method_count; i++)
            if (c->methods[i]->name == name && c->methods[i]->descriptor == descriptor) return c->methods[i];
        return NULL;
    }
    for (u32 at = method_hash(name, descriptor);; at++) {
        u16 position = c->method_index[at & c->method_index_mask];
        if (position == 0) return NULL;
        struct method *m = c->methods[position - 1];
        if (m->name == name && m->descriptor == descriptor) return m;
    }
}

const struct sym *class_symbol(const struct class *c, struct symtab *symbols, u16 utf8) {
    void **place = &c->resolved[utf8];
    const struct sym *symbol = __atomic_load_n(place, __ATOMIC_ACQUIRE);
    if (!symbol) {
        struct slice text = cp_utf8(c->cf, utf8);
        symbol = sym_intern(symbols, text.at, text.length);
        __atomic_store_n(place, (void *)symbol, __ATOMIC_RELEASE);
    }
    return symbol;
}

/* The list of an interface is in the order of a depth-first walk, so scanning it finds what walking would. */
static struct field *field_of_interfaces(const struct class *c, const struct sym *name, const struct sym *descriptor) {
    for (u32 i = 0; i < c->interface_count; i++) {
        const struct class *interface = c->interfaces[i];
        for (u32 j = 0; j < interface->all_interface_count; j++) {
            struct field *f = class_declared_field(interface->all_interfaces[j], name, descriptor);
            if (f) return f;
        }
    }
    return NULL;
}

struct field *class_find_field(struct class *c, const struct sym *name, const struct sym *descriptor) {
    for (const struct class *k = c; k; k = k->super) {
        struct field *f = class_declared_field(k, name, descriptor);
        if (!f) f = field_of_interfaces(k, name, descriptor);
        if (f) return f;
    }
    return NULL;
}
