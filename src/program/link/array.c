#include "program/link/array.h"

#include <string.h>

#include "program/tables.h"

static const struct primitive {
    char descriptor;
    u8 shift; /* log2 of the size of an array element */
    const char *name;
} primitives[] = {
    {'Z', 0, "boolean"}, {'B', 0, "byte"},  {'C', 1, "char"},   {'S', 1, "short"}, {'I', 2, "int"},
    {'J', 3, "long"},    {'F', 2, "float"}, {'D', 3, "double"}, {'V', 0, "void"},
};

enum { REFERENCE_SHIFT = 2 };

static struct class *new_class(struct program *program, const struct sym *name, u16 access) {
    struct class *c = arena_alloc(program->arena, sizeof *c);
    c->name = name;
    c->access = access;
    c->is_trivial = true;
    c->verified = true;
    c->module = program->names.java_base;
    c->origin = program->image_path;
    return c;
}

void make_primitives(struct program *program) {
    for (size_t i = 0; i < sizeof primitives / sizeof *primitives; i++) {
        const struct sym *name = sym_literal(program->symbols, primitives[i].name);
        struct class *c = new_class(program, name, ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT);
        c->is_primitive = true;
        c->primitive = primitives[i].descriptor;
        c->element_shift = primitives[i].shift;
        c->display = arena_alloc(program->arena, sizeof *c->display);
        c->display[0] = c;
        program_number(program, c, 0);
        c->statics_start = 0;
        program_add_class(program, c);
        program->primitives[(unsigned char)c->primitive] = c;
    }
}

static const struct sym *array_name(struct program *program, const struct class *component) {
    if (component->is_primitive) return sym_intern(program->symbols, (char[]){'[', component->primitive}, 2);
    size_t length = component->name->length;
    char *text = arena_alloc(program->arena, length + 3);
    if (component->is_array) {
        text[0] = '[';
        memcpy(text + 1, component->name->text, length);
        return sym_intern(program->symbols, text, length + 1);
    }
    memcpy(text, "[L", 2);
    memcpy(text + 2, component->name->text, length);
    text[length + 2] = ';';
    return sym_intern(program->symbols, text, length + 3);
}

static void inherit_from_object(struct program *program, struct class *c) {
    struct class **classes = arena_alloc(program->arena, 4 * sizeof *classes);
    classes[0] = program->object;
    classes[1] = c;
    classes[2] = program->cloneable;
    classes[3] = program->serializable;
    c->super = program->object;
    c->depth = 1;
    c->display = classes;
    c->interface_count = c->all_interface_count = 2;
    c->interfaces = c->all_interfaces = classes + 2;
    c->vtable_count = program->object->vtable_count;
    c->vtable = program->object->vtable;
    c->instance_bytes = OBJECT_HEADER_BYTES;
}

/* The name of a version stands for other classes on other paths: its arrays are found through it. */
static bool is_found_by_name(const struct class *component) {
    while (component->component) component = component->component;
    return !component->is_hidden && !component->definition;
}

static struct class *make_array(struct program *program, struct class *component) {
    u16 visible = component->access & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED);
    struct class *c = new_class(program, array_name(program, component), visible | ACC_FINAL | ACC_ABSTRACT);
    c->is_array = true;
    c->is_hidden = component->is_hidden;
    c->component = component;
    c->loader = component->loader;
    c->module = component->module;
    c->origin = component->origin;
    c->element_type = component->is_primitive ? component->primitive : component->is_array ? '[' : 'L';
    c->element_shift = component->is_primitive ? component->element_shift : REFERENCE_SHIFT;
    inherit_from_object(program, c);
    program_number(program, c, 0);
    c->statics_start = 0;
    if (program_add_class(program, c) < 0) return NULL;
    if (is_found_by_name(component)) program_record(program, c->loader, c);
    return c;
}

struct class *program_array_of(struct program *program, struct class *component) {
    struct class *array = __atomic_load_n(&component->array, __ATOMIC_ACQUIRE);
    if (array || component->primitive == 'V') return array;
    program_lock(program);
    array = component->array;
    if (!array) {
        array = make_array(program, component);
        __atomic_store_n(&component->array, array, __ATOMIC_RELEASE);
    }
    program_unlock(program);
    return array;
}
