#include "program/verify/verify_frame.h"

#include "program/verify/verifier.h"
#include "program/verify/verify_report.h"
#include "program/verify/verify_subroutine.h"

static bool place_argument(struct verifier *v, vtype t) {
    struct vframe *f = &v->frame;
    if (f->locals_size >= v->code.max_locals) return verify_bad_format(v, "Arguments can't fit into locals");
    f->locals[f->locals_size++] = t;
    return true;
}

bool frame_enter(struct verifier *v) {
    struct vframe *f = &v->frame;
    *f = (struct vframe){.version = 1};
    f->locals = arena_alloc(v->scratch, (v->code.max_locals + 1u) * sizeof *f->locals);
    f->stack = arena_alloc(v->scratch, (v->code.max_stack + 1u) * sizeof *f->stack);
    const struct vsignature *signature = verifier_signature(v, v->method->cf->descriptor);
    if (!signature) return false;
    if (!method_is_static(v->method)) {
        f->this_uninit = verifier_in_constructor(v);
        if (!place_argument(v, f->this_uninit ? (vtype)V_UNINIT_THIS : v->this_type)) return false;
    }
    for (u32 i = 0; i < signature->arguments; i++)
        if (!place_argument(v, signature->types[i])) return false;
    v->return_type = signature->result;
    return true;
}

static vtype second_half(vtype t) { return t == V_LONG ? V_LONG2 : V_DOUBLE2; }

static bool overflow(struct verifier *v) {
    struct vcomplaint complaint = {
        .fault = FAULT_OVERFLOW, .bci = v->frame.offset, .got = {.place = PLACE_FRAME, .frame = &v->frame}};
    return verify_reject(v, &complaint, v->inference ? "Stack size too large" : "Operand stack overflow");
}

static bool underflow(struct verifier *v) {
    struct vcomplaint complaint = {
        .fault = FAULT_UNDERFLOW, .bci = v->frame.offset, .got = {.place = PLACE_FRAME, .frame = &v->frame}};
    return verify_reject(v, &complaint,
                         v->inference ? "Unable to pop operand off an empty stack" : "Operand stack underflow");
}

bool frame_push(struct verifier *v, vtype t) {
    if (v->frame.stack_size >= v->code.max_stack) return overflow(v);
    v->frame.stack[v->frame.stack_size++] = t;
    return true;
}

bool frame_push_value(struct verifier *v, vtype t) {
    if (!vtype_is_first_half(t)) return frame_push(v, t);
    if (v->frame.stack_size + 2 > v->code.max_stack) return overflow(v);
    return frame_push(v, t) && frame_push(v, second_half(t));
}

bool frame_pop_any(struct verifier *v, vtype *popped) {
    *popped = V_TOP;
    if (v->frame.stack_size == 0) return underflow(v);
    *popped = v->frame.stack[--v->frame.stack_size];
    return true;
}

struct vorigin frame_popped(const struct verifier *v) {
    u32 index = v->frame.stack_size;
    return (struct vorigin){PLACE_STACK, index, v->frame.stack[index], &v->frame};
}

/* What inference says when the top of the stack is not what was asked for. */
static const char *expectation(vtype want) {
    switch (vtype_kind(want)) {
    case V_INT: return "Expecting to find integer on stack";
    case V_FLOAT: return "Expecting to find float on stack";
    case V_LONG:
    case V_LONG2: return "Expecting to find long on stack";
    case V_DOUBLE:
    case V_DOUBLE2: return "Expecting to find double on stack";
    case V_CATEGORY1:
    case V_CATEGORY2: return "Attempt to split long or double on the stack";
    default: return "Expecting to find object/array on stack";
    }
}

static bool blame_popped(struct verifier *v, vtype want) {
    return verify_bad_type(v, frame_popped(v), origin_implicit(want), "%s",
                           v->inference ? expectation(want) : "Bad type on operand stack");
}

bool frame_pop(struct verifier *v, vtype want, vtype *popped) {
    vtype got = V_TOP;
    if (!frame_pop_any(v, &got)) return false;
    if (!vtype_assignable(v, got, want, false)) return blame_popped(v, want);
    if (popped) *popped = got;
    return true;
}

bool frame_pop_places(struct verifier *v, vtype want) {
    if (vtype_is_first_half(want) && !frame_pop(v, second_half(want), NULL)) return false;
    return frame_pop(v, want, NULL);
}

bool frame_pop_value(struct verifier *v, vtype want) {
    vtype second, first;
    if (v->inference || !vtype_is_first_half(want)) return frame_pop_places(v, want);
    if (!frame_pop_any(v, &second) || !frame_pop_any(v, &first)) return false;
    if (first != want) return blame_popped(v, want);
    if (second == second_half(want)) return true;
    v->frame.stack_size++;
    return blame_popped(v, second_half(want));
}

static bool bad_index(struct verifier *v, u32 index, const char *checked) {
    struct vcomplaint complaint = {.fault = FAULT_LOCAL_INDEX, .bci = v->frame.offset, .index = index};
    return verify_reject(v, &complaint, "%s", v->inference ? "Illegal local variable number" : checked);
}

static bool load_place(struct verifier *v, u32 index, vtype want) {
    struct vframe *f = &v->frame;
    struct vorigin got = {PLACE_LOCAL, index, f->locals[index], f};
    return vtype_assignable(v, f->locals[index], want, false) ||
           verify_bad_type(v, got, origin_implicit(want), "Bad local variable type");
}

static bool load_inferred_place(struct verifier *v, u32 index, vtype want) {
    if (index >= v->frame.locals_size)
        return verify_bad_code(v, "Accessing value from uninitialized register %u", index);
    if (vtype_kind(v->frame.locals[index]) == V_ADDRESS)
        return verify_bad_code(v, "Cannot load return address from register %u", index);
    return vtype_assignable(v, v->frame.locals[index], want, false) ||
           verify_bad_code(v, "Register %u contains wrong type", index);
}

static bool load_inferred_pair(struct verifier *v, u32 index, vtype want) {
    if (index + 1 >= v->frame.locals_size)
        return verify_bad_code(v, "Accessing value from uninitialized register pair %u/%u", index, index + 1);
    if (v->frame.locals[index] == want && v->frame.locals[index + 1] == second_half(want)) return true;
    return verify_bad_code(v, "Register pair %u/%u contains wrong type", index, index + 1);
}

static bool load_places(struct verifier *v, u32 index, vtype want, u32 places) {
    if (v->inference) return places == 2 ? load_inferred_pair(v, index, want) : load_inferred_place(v, index, want);
    return load_place(v, index, want) && (places == 1 || load_place(v, index + 1, second_half(want)));
}

bool frame_load(struct verifier *v, u32 index, vtype want, vtype *got) {
    struct vframe *f = &v->frame;
    u32 places = vtype_is_first_half(want) ? 2 : 1;
    if (!v->inference && places == 2 && index + 2 > f->locals_size)
        return bad_index(v, index, "get long/double overflows locals");
    if (index + places > v->code.max_locals) return bad_index(v, index, "Local variable table overflow");
    if (!load_places(v, index, want, places)) return false;
    if (index + places > f->locals_size) f->locals_size = index + places;
    *got = f->locals[index];
    return true;
}

/* Before place `index` changes: a value of which it is one half is no longer whole. */
static void break_value(struct vframe *f, u32 index, u32 limit) {
    vtype old = f->locals[index];
    if (vtype_is_first_half(old) && index + 1 < limit && f->locals[index + 1] == second_half(old))
        f->locals[index + 1] = V_TOP;
    if (vtype_is_second_half(old) && index > 0 && second_half(f->locals[index - 1]) == old &&
        vtype_is_first_half(f->locals[index - 1]))
        f->locals[index - 1] = V_TOP;
}

bool frame_store(struct verifier *v, u32 index, vtype t) {
    struct vframe *f = &v->frame;
    u32 places = vtype_is_first_half(t) ? 2 : 1;
    if (index + places > v->code.max_locals) return bad_index(v, index, "Local variable table overflow");
    if (f->locals[index] != t || places == 2) f->version++;
    break_value(f, index, v->code.max_locals);
    if (places == 2) break_value(f, index + 1, v->code.max_locals);
    f->locals[index] = t;
    if (places == 2) f->locals[index + 1] = second_half(t);
    if (index + places > f->locals_size) f->locals_size = index + places;
    return true;
}

void frame_replace(struct verifier *v, vtype from, vtype to) {
    struct vframe *f = &v->frame;
    for (u32 i = 0; i < f->locals_size; i++)
        if (f->locals[i] == from) {
            f->locals[i] = to;
            if (f->subroutines) subroutines_use(f->subroutines, i);
        }
    for (u32 i = 0; i < f->stack_size; i++)
        if (f->stack[i] == from) f->stack[i] = to;
    if (from == V_UNINIT_THIS) f->this_uninit = false;
    f->version++;
}
