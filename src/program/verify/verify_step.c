#include "program/verify/verify_step.h"

#include <string.h>

#include "program/verify/verify_report.h"

/* The type that an instruction which takes any reference asks for: inference lets only few touch an object that is
 * not initialised. */
static vtype wanted_reference(const struct verifier *v, u8 op) {
    if (!v->inference || op == BC_astore || op == BC_aload || op == BC_ifnull || op == BC_ifnonnull)
        return V_ANY_REFERENCE;
    return v->object_type;
}

static vtype type_of_letter(const struct verifier *v, char letter, u8 op) {
    switch (letter) {
    case 'I': return V_INT;
    case 'F': return V_FLOAT;
    case 'J': return V_LONG;
    case 'D': return V_DOUBLE;
    default: return wanted_reference(v, op);
    }
}

static bool step_plain(struct verifier *v, const struct bytecode *b) {
    const char *effect = opcode_info(b->op)->effect, *colon = strchr(effect, ':');
    for (const char *at = colon; at-- > effect;)
        if (!frame_pop_value(v, type_of_letter(v, *at, b->op))) return false;
    for (const char *at = colon + 1; *at; at++)
        if (!frame_push_value(v, *at == 'A' ? (vtype)V_NULL : type_of_letter(v, *at, b->op))) return false;
    return true;
}

static bool step_constant(struct verifier *v, const struct bytecode *b) {
    const struct cp_entry *entry = &v->cf->cp[b->operand];
    switch (entry->tag) {
    case CP_INTEGER: return frame_push_value(v, V_INT);
    case CP_FLOAT: return frame_push_value(v, V_FLOAT);
    case CP_LONG: return frame_push_value(v, V_LONG);
    case CP_DOUBLE: return frame_push_value(v, V_DOUBLE);
    case CP_STRING: return frame_push(v, vtype_literal(v, "java/lang/String"));
    case CP_CLASS: return frame_push(v, vtype_literal(v, "java/lang/Class"));
    case CP_METHOD_HANDLE: return frame_push(v, vtype_literal(v, "java/lang/invoke/MethodHandle"));
    case CP_METHOD_TYPE: return frame_push(v, vtype_literal(v, "java/lang/invoke/MethodType"));
    default: break;
    }
    struct slice descriptor = cp_utf8(v->cf, verifier_descriptor_index(v, b->operand));
    return frame_push_value(v, vtype_on_stack(vtype_of_descriptor(v, descriptor)));
}

/* iload..aload and istore..astore come in the order of this string. */
static vtype type_of_local(const struct verifier *v, u8 op) {
    return type_of_letter(v, "IJFDA"[op >= BC_istore ? op - BC_istore : op - BC_iload], op);
}

static bool step_load(struct verifier *v, const struct bytecode *b) {
    vtype got = V_TOP;
    return frame_load(v, b->operand, type_of_local(v, b->op), &got) && frame_push_value(v, got);
}

static bool step_store(struct verifier *v, const struct bytecode *b) {
    vtype want = type_of_local(v, b->op), got = want;
    if (want != V_ANY_REFERENCE) return frame_pop_value(v, want) && frame_store(v, b->operand, want);
    u32 size = v->frame.stack_size;
    if (size && vtype_kind(v->frame.stack[size - 1]) == V_ADDRESS) want = v->frame.stack[size - 1];
    return frame_pop(v, want, &got) && frame_store(v, b->operand, got);
}

static bool step_iinc(struct verifier *v, const struct bytecode *b) {
    vtype got = V_TOP;
    return frame_load(v, b->operand, V_INT, &got) && frame_store(v, b->operand, V_INT);
}

/* Pops two places that are two values or one. */
static bool pop_two_places(struct verifier *v, u8 op, vtype places[2]) {
    if (!frame_pop_any(v, &places[0])) return false;
    if (vtype_is_category1(places[0]) || (v->inference && places[0] == V_TOP))
        return frame_pop(v, V_CATEGORY1, &places[1]);
    if (vtype_is_second_half(places[0])) return frame_pop(v, V_CATEGORY2, &places[1]);
    return verify_bad_type(v, frame_popped(v), origin_none(), "Bad type on operand stack in %s",
                           opcode_info(op)->mnemonic);
}

/* How many places each opcode takes off together, from the top, pop to swap. */
static const char *const shuffle_groups[] = {"1", "2", "1", "11", "12", "2", "21", "22", "11"};

static bool step_shuffle(struct verifier *v, const struct bytecode *b) {
    vtype taken[4];
    u32 count = 0;
    for (const char *group = shuffle_groups[b->op - BC_pop]; *group; group++) {
        bool good = *group == '1' ? frame_pop(v, V_CATEGORY1, &taken[count]) : pop_two_places(v, b->op, &taken[count]);
        if (!good) return false;
        count += (u32)(*group - '0');
    }
    for (const char *at = bytecode_shuffle(b)->pushed; *at; at++)
        if (!frame_push(v, taken[*at - 'a'])) return false;
    return true;
}

static bool step_void_return(struct verifier *v) {
    if (v->return_type != V_TOP)
        return verify_bad_code(v, v->inference ? "Wrong return type in function" : "Method expects a return value");
    if (verifier_in_constructor(v) && v->frame.this_uninit)
        return verify_bad_code(v, v->inference ? "Constructor must call super() or this()"
                                               : "Constructor must call super() or this() before return");
    return !v->frame.no_return || verify_bad_code(v, "Cannot return normally");
}

static bool step_return(struct verifier *v, const struct bytecode *b) {
    if (b->op == BC_return) return step_void_return(v);
    if (v->frame.no_return) return verify_bad_code(v, "Cannot return normally");
    vtype want = type_of_letter(v, "IJFDA"[b->op - BC_ireturn], b -> op), got = want;
    if (want == V_ANY_REFERENCE || want == v->object_type ? !frame_pop(v, want, &got) : !frame_pop_places(v, want))
        return false;
    struct vorigin expected = {.place = PLACE_SIGNATURE, .type = v->return_type};
    if (v->return_type == V_TOP)
        return verify_bad_type(v, frame_popped(v), expected, "%s",
                               v->inference ? "Wrong return type in function"
                                            : "Method does not expect a return value");
    if (!vtype_assignable(v, got, v->return_type, false))
        return verify_bad_type(v, frame_popped(v), expected, "%s",
                               v->inference ? "Wrong return type in function" : "Bad return type");
    return true;
}

/* An object that an earlier execution of this `new` left on the stack would become initialised with the next one. */
static bool forget_older_object(struct verifier *v, vtype object) {
    for (u32 i = 0; i < v->frame.stack_size; i++)
        if (v->frame.stack[i] == object) return verify_bad_code(v, "Uninitialized object on stack at creating point");
    frame_replace(v, object, V_TOP);
    return true;
}

static bool step_new(struct verifier *v, const struct bytecode *b) {
    vtype object = vtype_make(V_UNINIT, b->at);
    if (v->inference && !forget_older_object(v, object)) return false;
    return frame_push(v, object);
}

static bool step_cast(struct verifier *v, const struct bytecode *b) {
    return frame_pop(v, v->object_type, NULL) && frame_push(v, vtype_of_class_constant(v, (u16)b->operand));
}

static bool step_anewarray(struct verifier *v, const struct bytecode *b) {
    vtype component = vtype_of_class_constant(v, (u16)b->operand);
    return frame_pop(v, V_INT, NULL) && frame_push(v, vtype_array_of(v, component));
}

static bool step_multianewarray(struct verifier *v, const struct bytecode *b) {
    for (i32 i = 0; i < b->value; i++)
        if (!frame_pop(v, V_INT, NULL)) return false;
    return frame_push(v, vtype_of_class_constant(v, (u16)b->operand));
}

static bool step_throw(struct verifier *v) {
    if (!v->inference) return frame_pop(v, v->throwable_type, NULL);
    vtype got = V_TOP;
    if (!frame_pop_any(v, &got)) return false;
    if (got != V_NULL && !vtype_is_object(v, got)) return verify_bad_code(v, "Expecting to find object on stack");
    return vtype_assignable(v, got, v->throwable_type, false) || verify_bad_code(v, "Can only throw Throwable objects");
}

static bool step_object(struct verifier *v, const struct bytecode *b) {
    switch (b->op) {
    case BC_new: return step_new(v, b);
    case BC_newarray: return step_newarray(v, b);
    case BC_anewarray: return step_anewarray(v, b);
    case BC_arraylength: return step_arraylength(v);
    case BC_athrow: return step_throw(v);
    case BC_checkcast: return step_cast(v, b);
    case BC_instanceof: return frame_pop(v, v->object_type, NULL) && frame_push(v, V_INT);
    case BC_multianewarray: return step_multianewarray(v, b);
    default: return step_plain(v, b);
    }
}

bool verify_step(struct verifier *v, const struct bytecode *b) {
    u8 op = b->op;
    if (op == BC_ldc || op == BC_ldc2_w) return step_constant(v, b);
    if (op >= BC_iload && op <= BC_aload) return step_load(v, b);
    if (op >= BC_istore && op <= BC_astore) return step_store(v, b);
    if (op >= BC_iaload && op <= BC_saload) return step_array_load(v, b);
    if (op >= BC_iastore && op <= BC_sastore) return step_array_store(v, b);
    if (op >= BC_pop && op <= BC_swap) return step_shuffle(v, b);
    if (op >= BC_ireturn && op <= BC_return) return step_return(v, b);
    if (op >= BC_getstatic && op <= BC_putfield) return step_field(v, b);
    if (op >= BC_invokevirtual && op <= BC_invokedynamic) return step_invoke(v, b);
    if (op == BC_iinc) return step_iinc(v, b);
    if (op == BC_jsr) return frame_push(v, vtype_make(V_ADDRESS, (u32)b->value));
    return step_object(v, b);
}
