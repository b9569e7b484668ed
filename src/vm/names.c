#include "vm/names.h"

static void dotted(const char *name, char *out, size_t size) {
    size_t i = 0;
    for (; name[i] && i + 1 < size; i++) out[i] = name[i] == '/' ? '.' : name[i];
    out[i] = 0;
}

void class_external_name(const struct class *c, char *out, size_t size) {
    if (!c->is_hidden) {
        dotted(c->name->text, out, size);
        return;
    }
    /* the suffix of a hidden class keeps its slash */
    const char *suffix = strrchr(c->name->text, '/');
    dotted(c->name->text, out, size);
    if (suffix && strncmp(suffix, "/0x", 3) == 0 && (size_t)(suffix - c->name->text) < size)
        out[suffix - c->name->text] = '/';
}

static const struct class *bottom(const struct class *c) {
    while (c->is_array) c = c->component;
    return c;
}

void names_module_phrase(const struct class *c, char *out, size_t size) {
    c = bottom(c);
    if (c->module) snprintf(out, size, "module %s of loader 'bootstrap'", c->module->text);
    else if (c->is_primitive) snprintf(out, size, "module java.base of loader 'bootstrap'");
    else snprintf(out, size, "unnamed module of loader 'app'");
}

void names_cast_message(struct vm *vm, const struct class *from, const struct class *to, char *out, size_t size) {
    (void)vm;
    char a[300], b[300], in_a[128], in_b[128];
    class_external_name(from, a, sizeof a);
    class_external_name(to, b, sizeof b);
    names_module_phrase(from, in_a, sizeof in_a);
    names_module_phrase(to, in_b, sizeof in_b);
    if (strcmp(in_a, in_b) == 0)
        snprintf(out, size, "class %s cannot be cast to class %s (%s and %s are in %s)", a, b, a, b, in_a);
    else
        snprintf(out, size, "class %s cannot be cast to class %s (%s is in %s; %s is in %s)", a, b, a, in_a, b, in_b);
}
