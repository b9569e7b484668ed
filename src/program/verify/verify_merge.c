#include "program/verify/verify_merge.h"

#include <string.h>

#include "program/verify/verifier.h"

/* An array type seen as so many dimensions over a base; a primitive base counts as one dimension less over Object. */
struct shape {
    u32 dimensions;
    vtype base;
};

static struct shape shape_of(struct verifier *v, vtype t) {
    const struct sym *name = vtype_name(v, t);
    struct shape shape = {vtype_dimensions(v, t), t};
    const char *base = name->text + shape.dimensions;
    if (shape.dimensions == 0) return shape;
    struct slice descriptor = {(const u8 *)base, name->length - shape.dimensions};
    shape.base = vtype_of_descriptor(v, descriptor);
    if (vtype_kind(shape.base) != V_REF) {
        shape.base = v->object_type;
        shape.dimensions--;
    }
    return shape;
}

static vtype array_with(struct verifier *v, u32 dimensions, vtype base) {
    while (dimensions--) base = vtype_array_of(v, base);
    return base;
}

static bool is_array_interface(const struct verifier *v, vtype t) {
    const struct sym *name = vtype_name(v, t);
    return sym_is(name, "java/lang/Cloneable") || sym_is(name, "java/io/Serializable");
}

static vtype common_superclass(struct verifier *v, const struct class *a, const struct class *b) {
    while (a->depth > b->depth) a = a->super;
    while (b->depth > a->depth) b = b->super;
    while (a != b) {
        a = a->super;
        b = b->super;
    }
    return vtype_named(v, a->name);
}

static bool is_interface(struct verifier *v, vtype t) {
    const struct class *c = vtype_class(v, t);
    return c && c->is_interface;
}

/* Both are classes, not arrays. */
static vtype merge_classes(struct verifier *v, vtype from, vtype to, bool for_assignment) {
    if (from == to || to == v->object_type) return to;
    if (from == v->object_type) return for_assignment && is_interface(v, to) ? to : from;
    const struct class *target = vtype_class(v, to);
    if (!target) return V_TOP;
    if (target->is_interface) return for_assignment ? to : v->object_type;
    const struct class *source = vtype_class(v, from);
    if (!source) return V_TOP;
    if (source->is_interface) return v->object_type;
    if (for_assignment) return class_is_subclass(source, target) ? to : v->object_type;
    return common_superclass(v, source, target);
}

/* At least one is an array. */
static vtype merge_arrays(struct verifier *v, vtype from, vtype to, bool for_assignment) {
    if (to == v->object_type || is_array_interface(v, to)) return to;
    if (from == v->object_type) return for_assignment && vtype_is_object(v, to) && is_interface(v, to) ? to : from;
    if (is_array_interface(v, from)) return from;
    struct shape source = shape_of(v, from), target = shape_of(v, to);
    if (source.dimensions == target.dimensions) {
        vtype base = merge_classes(v, source.base, target.base, for_assignment);
        return base == V_TOP ? base : array_with(v, source.dimensions, base);
    }
    struct shape smaller = source.dimensions < target.dimensions ? source : target;
    return array_with(v, smaller.dimensions, is_array_interface(v, smaller.base) ? smaller.base : v->object_type);
}

vtype vtype_merge(struct verifier *v, vtype from, vtype to, bool for_assignment) {
    if (from == to) return to;
    if (!vtype_is_reference(from) || !vtype_is_reference(to)) return V_TOP;
    if (from == V_NULL) return to;
    if (to == V_NULL) return from;
    if (vtype_is_array(v, from) || vtype_is_array(v, to)) return merge_arrays(v, from, to, for_assignment);
    return merge_classes(v, from, to, for_assignment);
}
