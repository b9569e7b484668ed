/* verify_init.c - calls of constructors: an uninitialised object becomes an initialised one. */
#include "base/bytes.h"
#include "program/verify/verify_check.h"
#include "program/verify/verify_protected.h"
#include "program/verify/verify_report.h"
#include "program/verify/verify_step.h"

static bool wrong_constructor(struct verifier *v, struct vorigin got, struct vorigin want, const char *checked) {
    return verify_bad_type(v, got, want, "%s", v->inference ? "Call to wrong initialization method" : checked);
}

static bool init_this(struct verifier *v, vtype holder) {
    if (holder != v->this_type && holder != v->super_type)
        return wrong_constructor(v, origin_implicit(holder), origin_implicit(v->this_type), "Bad <init> method call");
    if (!v->inference && !(verify_check_constructor_in_try(v) && verify_check_handlers(v, true))) return false;
    frame_replace(v, V_UNINIT_THIS, v->this_type);
    v->frame.constructed = true;
    return true;
}

static bool init_new(struct verifier *v, const struct bytecode *b, vtype object, vtype holder) {
    u32 made_at = vtype_number(object);
    u16 index = bytes_peek_u16(v->code.code.at + made_at + 1);
    if (!(index && index < v->cf->cp_count && v->cf->cp[index].tag == CP_CLASS))
        return verify_bad_code(v, "Expecting new instruction");
    vtype made = vtype_of_class_constant(v, index);
    if (made != holder)
        return wrong_constructor(v, origin_pool(index, made), origin_pool(b->operand, holder),
                                 "Call to wrong <init> method");
    if (protected_member(v, b->operand, holder, true) && !vtype_assignable(v, made, v->this_type, true))
        return verify_bad_type(v, origin_pool(index, made), origin_implicit(v->this_type), "%s",
                               v->inference ? "Bad access to protected data" : "Bad access to protected <init> method");
    if (v->failed || (!v->inference && !verify_check_handlers(v, false))) return false;
    frame_replace(v, object, made);
    return true;
}

bool step_init(struct verifier *v, const struct bytecode *b, vtype holder) {
    vtype object = V_TOP;
    if (v->inference ? !frame_pop_any(v, &object) : !frame_pop(v, V_ANY_REFERENCE, &object)) return false;
    if (object == V_UNINIT_THIS) return init_this(v, holder);
    if (vtype_kind(object) == V_UNINIT) return init_new(v, b, object, holder);
    if (v->inference) /* the spelling was mended after JDK 17 */
        return verify_bad_code(v, "Expecting to find %s object on stack",
                               program_jdk_version(v->program) <= 17 ? "unitialized" : "uninitialized");
    return verify_bad_type(v, frame_popped(v), origin_none(), "Bad operand type when invoking <init>");
}
