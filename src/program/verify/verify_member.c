/* verify_member.c - instructions that name fields and methods. */
#include <string.h>

#include "classfile/descriptor_walk.h"
#include "program/verify/verify_protected.h"
#include "program/verify/verify_report.h"
#include "program/verify/verify_step.h"

/* A field of the class itself may be set before another constructor was called. */
static vtype receiver_of_putfield(struct verifier *v, const struct bytecode *b, vtype receiver, vtype holder) {
    if (receiver != V_UNINIT_THIS || holder != v->this_type) return receiver;
    const struct sym *name = verifier_member_name(v, b->operand);
    const struct sym *descriptor = verifier_member_descriptor(v, b->operand);
    return class_declared_field(v->class, name, descriptor) ? v->this_type : receiver;
}

static bool pop_field_receiver(struct verifier *v, const struct bytecode *b, vtype holder, vtype *receiver) {
    if (!v->inference && b->op == BC_getfield) return frame_pop(v, holder, receiver);
    if (!frame_pop_any(v, receiver)) return false;
    if (b->op == BC_putfield) *receiver = receiver_of_putfield(v, b, *receiver, holder);
    if (vtype_assignable(v, *receiver, holder, false)) return true;
    if (!v->inference)
        return verify_bad_type(v, frame_popped(v), origin_pool(b->operand, holder),
                               "Bad type on operand stack in putfield");
    return verify_bad_code(v, vtype_is_reference(*receiver) ? "Incompatible type for getting or setting field"
                                                            : "Expecting to find object/array on stack");
}

static bool check_protected_field(struct verifier *v, const struct bytecode *b, vtype holder, vtype receiver) {
    if (receiver == v->this_type || !protected_member(v, b->operand, holder, false)) return !v->failed;
    if (vtype_assignable(v, receiver, v->this_type, true)) return true;
    if (v->inference) return verify_bad_code(v, "Bad access to protected data");
    return verify_bad_type(v, frame_popped(v), origin_implicit(v->this_type),
                           "Bad access to protected data in getfield");
}

static bool pop_field_value(struct verifier *v, vtype type) {
    vtype got = V_TOP;
    if (!v->inference || vtype_kind(type) != V_REF) return frame_pop_places(v, type);
    if (!frame_pop(v, v->object_type, &got)) return false;
    return vtype_assignable(v, got, type, false) || verify_bad_code(v, "Bad type in putfield/putstatic");
}

static bool step_instance_field(struct verifier *v, const struct bytecode *b, vtype type) {
    vtype holder = vtype_of_class_constant(v, v->cf->cp[b->operand].a), receiver;
    if (b->op == BC_putfield && !pop_field_value(v, type)) return false;
    if (!pop_field_receiver(v, b, holder, &receiver) || !check_protected_field(v, b, holder, receiver)) return false;
    return b->op == BC_putfield || frame_push_value(v, type);
}

bool step_field(struct verifier *v, const struct bytecode *b) {
    struct slice descriptor = cp_utf8(v->cf, verifier_descriptor_index(v, b->operand));
    vtype type = vtype_on_stack(vtype_of_descriptor(v, descriptor));
    if (type == V_TOP)
        return verify_bad_format(v, "Field \"%s\" has illegal signature \"%s\"",
                                 verifier_member_name(v, b->operand)->text,
                                 verifier_member_descriptor(v, b->operand)->text);
    if (b->op == BC_getstatic) return frame_push_value(v, type);
    if (b->op == BC_putstatic) return pop_field_value(v, type);
    return step_instance_field(v, b, type);
}

/* Arrays pretend to have a public clone(). */
static bool is_array_clone(const struct verifier *v, const struct sym *name, vtype holder, vtype receiver) {
    return holder == v->object_type && vtype_is_array(v, receiver) && sym_is(name, "clone");
}

static bool check_protected_call(struct verifier *v, const struct bytecode *b, vtype holder, vtype receiver) {
    if (receiver == v->this_type || !protected_member(v, b->operand, holder, true)) return !v->failed;
    if (is_array_clone(v, verifier_member_name(v, b->operand), holder, receiver)) return true;
    if (vtype_assignable(v, receiver, v->this_type, true)) return true;
    if (v->inference) return verify_bad_code(v, "Bad access to protected data");
    return verify_bad_type(v, frame_popped(v), origin_implicit(v->this_type),
                           "Bad access to protected data in invokevirtual");
}

static bool pop_inferred_receiver(struct verifier *v, const struct bytecode *b, vtype holder) {
    vtype receiver = V_TOP;
    if (!frame_pop(v, v->object_type, &receiver)) return false;
    if (!vtype_assignable(v, receiver, b->op == BC_invokespecial ? v->this_type : holder, false))
        return verify_bad_code(v, "Incompatible object argument for function call");
    if (b->op == BC_invokeinterface) return true;
    return check_protected_call(v, b, holder, receiver);
}

static bool pop_receiver(struct verifier *v, const struct bytecode *b, vtype holder) {
    vtype receiver = V_TOP;
    if (v->inference) return pop_inferred_receiver(v, b, holder);
    if (b->op == BC_invokespecial) return frame_pop(v, v->this_type, NULL);
    if (!frame_pop(v, holder, &receiver)) return false;
    return b->op == BC_invokeinterface || check_protected_call(v, b, holder, receiver);
}

static bool pop_arguments(struct verifier *v, const struct vsignature *signature) {
    for (u32 i = signature->arguments; i-- > 0;) {
        vtype want = signature->types[i], got;
        if (!v->inference || vtype_kind(want) != V_REF) {
            if (!frame_pop(v, want, NULL)) return false;
        } else if (!frame_pop(v, v->object_type, &got)) {
            return false;
        } else if (!vtype_assignable(v, got, want, false)) {
            return verify_bad_code(v, "Incompatible argument to function");
        }
    }
    return true;
}

bool step_invoke(struct verifier *v, const struct bytecode *b) {
    const struct vsignature *signature = verifier_signature(v, verifier_descriptor_index(v, b->operand));
    if (!signature || !pop_arguments(v, signature)) return false;
    if (b->op != BC_invokestatic && b->op != BC_invokedynamic) {
        vtype holder = vtype_of_class_constant(v, v->cf->cp[b->operand].a);
        bool is_constructor = sym_is(verifier_member_name(v, b->operand), "<init>");
        if (is_constructor ? !step_init(v, b, holder) : !pop_receiver(v, b, holder)) return false;
        if (is_constructor && signature->results)
            return verify_bad_code(v, "Return type must be void in <init> method");
    }
    return !signature->results || frame_push_value(v, signature->types[signature->arguments]);
}
