#include "program/verify/verify_protected.h"

/* Is a superclass of the class, not itself, called so? */
static bool is_superclass(const struct verifier *v, vtype holder) {
    for (const struct class *super = v->class->super; super; super = super->super)
        if (super->name == vtype_name(v, holder)) return true;
    return false;
}

static bool is_protected_elsewhere(const struct verifier *v, u16 access, const struct class *holder) {
    return (access & ACC_PROTECTED) && !class_same_package(v->class, holder);
}

bool protected_member(struct verifier *v, u32 cp_index, vtype holder, bool is_method) {
    if (!is_superclass(v, holder)) return false;
    struct class *c = vtype_class(v, holder);
    if (!c || c->is_interface || !class_is_subclass(v->class, c)) return false;
    const struct sym *name = verifier_member_name(v, cp_index);
    const struct sym *descriptor = verifier_member_descriptor(v, cp_index);
    if (!is_method) {
        const struct field *f = class_find_field(c, name, descriptor);
        return f && is_protected_elsewhere(v, f->access, f->holder);
    }
    for (; c; c = c->super) {
        const struct method *m = class_declared_method(c, name, descriptor);
        if (m) return is_protected_elsewhere(v, m->access, m->holder);
    }
    return false;
}
