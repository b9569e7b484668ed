#include "program/verify/verify_type.h"

#include <stdlib.h>
#include <string.h>

#include "base/vec.h"
#include "program/name_links.h"
#include "program/verify/verifier.h"
#include "program/verify/verify_merge.h"
#include "program/verify/verify_text.h"

bool vtype_is_category1(vtype t) {
    switch (vtype_kind(t)) {
    case V_INT:
    case V_FLOAT:
    case V_NULL:
    case V_UNINIT_THIS:
    case V_UNINIT:
    case V_ADDRESS:
    case V_REF: return true;
    default: return false;
    }
}

void vnames_init(struct vnames *names) { *names = (struct vnames){.numbers = map_new()}; }

void vnames_free(struct vnames *names) {
    map_free(names->numbers);
    free(names->items);
}

vtype vtype_named(struct verifier *v, const struct sym *name) {
    u64 number;
    if (!map_get(v->names.numbers, (uintptr_t)name, &number)) {
        number = v->names.count;
        map_put(v->names.numbers, (uintptr_t)name, number);
        vec_push(&v->names, ((struct vname){.sym = name}));
    }
    return vtype_make(V_REF, (u32)number);
}

static vtype vtype_of_text(struct verifier *v, const void *text, size_t length) {
    return vtype_named(v, sym_intern(program_symbols(v->program), text, length));
}

vtype vtype_literal(struct verifier *v, const char *name) { return vtype_of_text(v, name, strlen(name)); }

vtype vtype_of_class_constant(struct verifier *v, u16 cp_index) {
    return vtype_named(v, class_symbol(v->class, program_symbols(v->program), v->cf->cp[cp_index].a));
}

vtype vtype_of_descriptor(struct verifier *v, struct slice descriptor) {
    switch (descriptor.length ? descriptor.at[0] : 0) {
    case 'Z': return V_BOOLEAN;
    case 'B': return V_BYTE;
    case 'C': return V_CHAR;
    case 'S': return V_SHORT;
    case 'I': return V_INT;
    case 'F': return V_FLOAT;
    case 'J': return V_LONG;
    case 'D': return V_DOUBLE;
    case '[': return vtype_of_text(v, descriptor.at, descriptor.length);
    case 'L': return descriptor.length > 2 ? vtype_of_text(v, descriptor.at + 1, descriptor.length - 2) : V_TOP;
    default: return V_TOP;
    }
}

vtype vtype_on_stack(vtype t) { return t >= V_BOOLEAN && t <= V_SHORT ? (vtype)V_INT : t; }

const struct sym *vtype_name(const struct verifier *v, vtype t) { return v->names.items[vtype_number(t)].sym; }

bool vtype_is_array(const struct verifier *v, vtype t) {
    return vtype_kind(t) == V_REF && vtype_name(v, t)->text[0] == '[';
}

bool vtype_is_object(const struct verifier *v, vtype t) {
    return vtype_kind(t) == V_REF && vtype_name(v, t)->text[0] != '[';
}

u32 vtype_dimensions(const struct verifier *v, vtype t) { return (u32)strspn(vtype_name(v, t)->text, "["); }

vtype vtype_component(struct verifier *v, vtype array) {
    vtype component = v->names.items[vtype_number(array)].component;
    if (component == V_TOP) {
        const struct sym *name = vtype_name(v, array);
        struct slice rest = {(const u8 *)name->text + 1, name->length - 1};
        component = vtype_of_descriptor(v, rest);
        v->names.items[vtype_number(array)].component = component;
    }
    return component;
}

vtype vtype_array_of(struct verifier *v, vtype component) {
    vtype array = v->names.items[vtype_number(component)].array;
    if (array == V_TOP) {
        const struct sym *name = vtype_name(v, component);
        const char *format = name->text[0] == '[' ? "[%s" : "[L%s;";
        array = vtype_literal(v, arena_printf(v->arena, format, name->text));
        v->names.items[vtype_number(component)].array = array;
    }
    return array;
}

/* The class under verification is found without asking its loader: it may be hidden or not recorded yet. */
struct class *vtype_class(struct verifier *v, vtype t) {
    struct vname *name = &v->names.items[vtype_number(t)];
    if (!name->class && t == v->this_type) name->class = v->class;
    if (!name->class && !v->failed) {
        name->class = program_class(v->program, v->class->loader, name->sym, v->error);
        if (!name->class) v->failed = v->is_final = true;
        else name_links_note(v->program, v->class, name->class, true);
    }
    return name->class;
}

static bool array_implements(const struct class *interface) {
    return sym_is(interface->name, "java/lang/Cloneable") || sym_is(interface->name, "java/io/Serializable");
}

static bool object_assignable(struct verifier *v, vtype from, vtype to, bool is_protected) {
    if (to == v->object_type) return true;
    const struct class *target = vtype_class(v, to);
    if (!target) return false;
    if (target->is_interface && !(is_protected && from == v->object_type))
        return !vtype_is_array(v, from) || array_implements(target);
    if (vtype_is_array(v, from)) return false;
    const struct class *source = vtype_class(v, from);
    return source && class_is_subclass(source, target);
}

static bool reference_assignable(struct verifier *v, vtype from, vtype to, bool is_protected) {
    while (vtype_kind(from) == V_REF && vtype_kind(to) == V_REF && from != to && vtype_is_array(v, to)) {
        if (!vtype_is_array(v, from)) return false;
        from = vtype_component(v, from);
        to = vtype_component(v, to);
    }
    if (from == to) return from != V_TOP;
    if (vtype_kind(to) != V_REF || !vtype_is_reference(from)) return false;
    return from == V_NULL || object_assignable(v, from, to, is_protected);
}

bool vtype_assignable(struct verifier *v, vtype from, vtype to, bool is_protected) {
    if (from == to || to == V_TOP) return true;
    switch (vtype_kind(to)) {
    case V_BOOLEAN:
    case V_BYTE:
    case V_CHAR:
    case V_SHORT: return from == V_INT;
    case V_CATEGORY1: return vtype_is_category1(from) || (v->inference && from == V_TOP);
    case V_CATEGORY2: return vtype_is_first_half(from);
    case V_ANY_REFERENCE: return vtype_is_reference(from) || vtype_is_uninitialised(from);
    case V_REF:
        if (v->inference) return vtype_is_reference(from) && vtype_merge(v, from, to, true) == to;
        return reference_assignable(v, from, to, is_protected);
    default: return false;
    }
}

static const char *const kind_texts[V_KIND_COUNT] = {
    [V_TOP] = "top",
    [V_INT] = "integer",
    [V_FLOAT] = "float",
    [V_LONG] = "long",
    [V_LONG2] = "long_2nd",
    [V_DOUBLE] = "double",
    [V_DOUBLE2] = "double_2nd",
    [V_NULL] = "null",
    [V_UNINIT_THIS] = "uninitializedThis",
    [V_ADDRESS] = "address",
    [V_BOOLEAN] = "boolean",
    [V_BYTE] = "byte",
    [V_CHAR] = "char",
    [V_SHORT] = "short",
    [V_ANY_REFERENCE] = "reference type",
    [V_CATEGORY1] = "category1 type",
    [V_CATEGORY2] = "category2 type",
};

void vtype_print(const struct verifier *v, vtype t, struct vtext *out) {
    if (vtype_kind(t) == V_REF) vtext_add(out, "'%s'", vtype_name(v, t)->text);
    else if (vtype_kind(t) == V_UNINIT) vtext_add(out, "uninitialized %u", vtype_number(t));
    else vtext_add(out, "%s", kind_texts[vtype_kind(t)]);
}
