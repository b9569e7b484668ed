#include "vm/link/java_names.h"

#include <stdlib.h>

#include "program/link/resolve.h"
#include "vm/heap/java_string.h"
#include "vm/link/mirror.h"

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

void java_names_loader(struct vm *vm, ref loader, char *out, size_t size) {
    struct field *f = find_field(vm->known.ClassLoader, "nameAndId", "Ljava/lang/String;");
    ref name = loader && f ? get32(object_at(vm, loader), f->offset) : 0;
    char *text = name ? java_string_utf8(vm, name) : NULL;
    snprintf(out, size, "%s", text ? text : "'bootstrap'");
    free(text);
}

void java_names_module_phrase(struct vm *vm, const struct class *c, char *out, size_t size) {
    const struct object *mirror = object_at(vm, mirror_of(vm, program_classes(vm->program)[bottom(c)->id]));
    struct field *f = find_field(vm->known.Module, "name", "Ljava/lang/String;");
    ref module = get32(mirror, vm->known.Class_module), name = module ? get32(object_at(vm, module), f->offset) : 0;
    char loader[256], *text = name ? java_string_utf8(vm, name) : NULL;
    java_names_loader(vm, get32(mirror, vm->known.Class_classLoader), loader, sizeof loader);
    if (text) snprintf(out, size, "module %s of loader %s", text, loader);
    else snprintf(out, size, "unnamed module of loader %s", loader);
    free(text);
}

void java_names_cast_message(struct vm *vm, const struct class *from, const struct class *to, char *out, size_t size) {
    char a[300], b[300], in_a[400], in_b[400];
    class_external_name(from, a, sizeof a);
    class_external_name(to, b, sizeof b);
    java_names_module_phrase(vm, from, in_a, sizeof in_a);
    java_names_module_phrase(vm, to, in_b, sizeof in_b);
    if (strcmp(in_a, in_b) == 0)
        snprintf(out, size, "class %s cannot be cast to class %s (%s and %s are in %s)", a, b, a, b, in_a);
    else snprintf(out, size, "class %s cannot be cast to class %s (%s is in %s; %s is in %s)", a, b, a, in_a, b, in_b);
}

void java_names_object(struct vm *vm, ref r, char *out, size_t size) {
    char name[300];
    u32 rank = 0;
    if (!r) {
        snprintf(out, size, "null");
        return;
    }
    const struct class *c = class_of(vm, r);
    if (c == vm->known.Class) {
        class_external_name(program_classes(vm->program)[object_at(vm, r)->length], name, sizeof name);
        snprintf(out, size, "%.290s.class", name);
        return;
    }
    for (u32 i = 1; i < r; i++)
        if ((vm->heap.flags[i] & OBJECT_LIVE) && object_at(vm, i)->class_id == c->id) rank++;
    class_external_name(c, name, sizeof name);
    snprintf(out, size, "%.290s#%u", name, rank);
}
