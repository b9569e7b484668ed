#include "program/verify/verify_operand.h"

#include <string.h>

#include "classfile/descriptor_walk.h"
#include "program/error.h"
#include "program/verify/verify_code.h"
#include "program/verify/verify_report.h"

enum {
    LDC_CLASS_MAJOR = 49,
    ANY_PADDING_MAJOR = 51,
    INVOKEDYNAMIC_MAJOR = 51,
    INTERFACE_CODE_MAJOR = 52,
    MOST_DIMENSIONS = 255,
    NEWER_RULES_JDK = 25
};

static u32 bit(enum cp_tag tag) { return 1u << tag; }

static bool bad_constant(struct verifier *v, u32 index, const char *checked, const char *inferred) {
    struct text name = {0};
    struct vcomplaint complaint = {.fault = FAULT_POOL_INDEX, .bci = v->frame.offset, .index = index};
    if (v->inference) return verify_reject(v, &complaint, "%s", inferred);
    return verify_reject(v, &complaint, "Illegal %s %u in class %s", checked, index, class_text(v->class, &name));
}

static bool constant_has_tag(struct verifier *v, u32 index, u32 tags) {
    if (index == 0 || index >= v->cf->cp_count)
        return bad_constant(v, index, "constant pool index", "Illegal constant pool index");
    if (!(tags >> v->cf->cp[index].tag & 1))
        return bad_constant(v, index, "type at constant pool entry", "Illegal type in constant pool");
    return true;
}

static bool check_constant_load(struct verifier *v, const struct bytecode *b) {
    bool wide = b->op == BC_ldc2_w;
    u32 tags = wide ? bit(CP_LONG) | bit(CP_DOUBLE) : bit(CP_INTEGER) | bit(CP_FLOAT) | bit(CP_STRING);
    if (!wide && (!v->inference || v->cf->major >= LDC_CLASS_MAJOR)) tags |= bit(CP_CLASS);
    if (!v->inference) tags |= bit(CP_DYNAMIC) | (wide ? 0 : bit(CP_METHOD_HANDLE) | bit(CP_METHOD_TYPE));
    if (!constant_has_tag(v, b->operand, tags)) return false;
    if (v->cf->cp[b->operand].tag != CP_DYNAMIC) return true;
    struct slice type = cp_utf8(v->cf, verifier_descriptor_index(v, b->operand));
    u32 places = type.length ? descriptor_slots((char)type.at[0]) : 0;
    return places == (wide ? 2 : 1) || constant_has_tag(v, b->operand, tags & ~bit(CP_DYNAMIC));
}

static bool check_field(struct verifier *v, const struct bytecode *b) {
    if (!constant_has_tag(v, b->operand, bit(CP_FIELDREF))) return false;
    vtype holder = vtype_of_class_constant(v, v->cf->cp[b->operand].a);
    bool is_static = b->op == BC_getstatic || b->op == BC_putstatic;
    if (v->inference || is_static || vtype_is_object(v, holder)) return true;
    struct text name = {0};
    return verify_bad_type(v, origin_pool(b->operand, holder), origin_none(),
                           "Expecting reference to class in class %s at constant pool index %u",
                           class_text(v->class, &name), b->operand);
}

static u32 method_tags(const struct verifier *v, u8 op) {
    switch (op) {
    case BC_invokeinterface: return bit(CP_INTERFACE_METHODREF);
    case BC_invokedynamic: return bit(CP_INVOKE_DYNAMIC);
    case BC_invokespecial:
    case BC_invokestatic:
        return bit(CP_METHODREF) | (v->cf->major >= INTERFACE_CODE_MAJOR ? bit(CP_INTERFACE_METHODREF) : 0);
    default: return bit(CP_METHODREF);
    }
}

static bool is_direct_interface(const struct verifier *v, vtype t) {
    for (u32 i = 0; i < v->class->interface_count; i++)
        if (v->class->interfaces[i]->name == vtype_name(v, t)) return true;
    return false;
}

static bool is_superclass(const struct verifier *v, vtype t) {
    for (const struct class *super = v->class->super; super; super = super->super)
        if (super->name == vtype_name(v, t)) return true;
    return false;
}

/* Older JDKs go by the constant's tag, newer ones look at the class. */
static bool is_interface_call(struct verifier *v, const struct bytecode *b, vtype holder) {
    if (v->cf->cp[b->operand].tag == CP_INTERFACE_METHODREF) return true;
    if (program_jdk_version(v->program) < NEWER_RULES_JDK || !vtype_is_object(v, holder)) return false;
    const struct class *c = vtype_class(v, holder);
    return c && c->is_interface;
}

static bool bad_interface_call(struct verifier *v) {
    return verify_bad_code(v, "Bad invokespecial instruction: interface method %s.",
                           program_jdk_version(v->program) < NEWER_RULES_JDK
                               ? "reference is in an indirect superinterface"
                               : "to invoke is not in a direct superinterface");
}

/* invokespecial of anything but a constructor: the class itself, a superclass or a direct superinterface. */
static bool check_special_holder(struct verifier *v, const struct bytecode *b) {
    vtype holder = vtype_of_class_constant(v, v->cf->cp[b->operand].a);
    if (holder == v->this_type || holder == v->super_type) return true;
    if (v->inference) return is_superclass(v, holder) || verify_bad_code(v, "Illegal use of nonvirtual function call");
    if (is_direct_interface(v, holder)) return true;
    if (!vtype_assignable(v, v->this_type, holder, false))
        return verify_bad_code(v, "Bad invokespecial instruction: current class isn't assignable to reference class.");
    return !is_interface_call(v, b, holder) || bad_interface_call(v);
}

static bool check_call_bytes(struct verifier *v, const struct bytecode *b, const struct vsignature *signature) {
    const u8 *at = v->code.code.at + b->at;
    if (b->op == BC_invokeinterface && at[3] != signature->arguments + 1)
        return verify_bad_code(v, v->inference ? "Inconsistent args_size for invokeinterface"
                                               : "Inconsistent args count operand in invokeinterface");
    if (b->op == BC_invokeinterface && at[4] != 0)
        return verify_bad_code(v, "Fourth operand byte of invokeinterface must be zero");
    if (b->op == BC_invokedynamic && (at[3] != 0 || at[4] != 0))
        return verify_bad_code(v, "Third and fourth operand bytes of invokedynamic must be zero");
    return true;
}

static bool check_call(struct verifier *v, const struct bytecode *b) {
    if (b->op == BC_invokedynamic && v->inference)
        return verify_bad_code(v, "invokedynamic bytecode is not supported in this class file version");
    if (!constant_has_tag(v, b->operand, method_tags(v, b->op))) return false;
    if (b->op == BC_invokedynamic && v->cf->major < INVOKEDYNAMIC_MAJOR) {
        struct text name = {0};
        return verify_bad_format(v,
                                 "invokedynamic instructions not supported by this class file version (%d), class %s",
                                 v->cf->major, class_text(v->class, &name));
    }
    const struct vsignature *signature = verifier_signature(v, verifier_descriptor_index(v, b->operand));
    if (!signature || !check_call_bytes(v, b, signature)) return false;
    const char *name = verifier_member_name(v, b->operand)->text;
    bool is_constructor = strcmp(name, "<init>") == 0;
    if (v->inference && is_constructor && b->op != BC_invokespecial)
        return verify_bad_code(v, "Must call initializers using invokespecial");
    if (name[0] == '<' && (!is_constructor || b->op != BC_invokespecial))
        return verify_bad_code(v, "Illegal call to internal method");
    return is_constructor || b->op != BC_invokespecial || check_special_holder(v, b);
}

static bool check_multianewarray(struct verifier *v, const struct bytecode *b, vtype t) {
    u32 dimensions = (u32)b->value;
    if (!v->inference && !vtype_is_array(v, t))
        return verify_bad_type(v, origin_pool(b->operand, t), origin_none(),
                               "Illegal constant pool index in multianewarray instruction");
    if (dimensions >= 1 && dimensions <= vtype_dimensions(v, t)) return true;
    if (v->inference) return verify_bad_code(v, "Illegal dimension argument");
    return verify_bad_code(v, "Illegal dimension in multianewarray instruction: %u", dimensions);
}

static bool check_class_operand(struct verifier *v, const struct bytecode *b) {
    if (!constant_has_tag(v, b->operand, bit(CP_CLASS))) return false;
    vtype t = vtype_of_class_constant(v, (u16)b->operand);
    if (b->op == BC_new && vtype_is_array(v, t))
        return verify_bad_type(v, origin_pool(b->operand, t), origin_none(), "%s",
                               v->inference ? "Illegal creation of multi-dimensional array"
                                            : "Illegal new instruction");
    if (b->op == BC_anewarray && vtype_dimensions(v, t) >= MOST_DIMENSIONS)
        return verify_bad_code(v, v->inference ? "Array with too many dimensions"
                                               : "Illegal anewarray instruction, array has more than 255 dimensions");
    return b->op != BC_multianewarray || check_multianewarray(v, b, t);
}

static bool check_padding(struct verifier *v, const struct bytecode *b) {
    for (u32 at = b->at + 1; at & 3; at++)
        if (v->code.code.at[at] != 0)
            return verify_bad_code(v, v->inference ? "Non zero padding bytes in switch"
                                                   : "Nonzero padding byte in lookupswitch or tableswitch");
    return true;
}

static bool check_switch(struct verifier *v, const struct bytecode *b) {
    if (v->cf->major < ANY_PADDING_MAJOR && !check_padding(v, b)) return false;
    struct opcode_switch cases = opcode_switch(v->code.code, b->at);
    for (u32 i = 1; i < cases.count && !cases.is_table; i++)
        if (opcode_switch_key(&cases, i - 1) >= opcode_switch_key(&cases, i))
            return verify_bad_code(v, v->inference ? "Unsorted lookup switch" : "Bad lookupswitch instruction");
    return true;
}

/* The type checker finds these out from the stack map and the frame. */
static bool check_inferred_local(struct verifier *v, const struct bytecode *b) {
    struct bytecode_access access = bytecode_access(b);
    if (access.slots && access.index + access.slots > v->code.max_locals)
        return verify_bad_code(v, "Illegal local variable number");
    return true;
}

static bool check_target(struct verifier *v, i64 target, const char *what) {
    return code_starts(v, target) || verify_bad_code(v, "Illegal %s", what);
}

static bool check_inferred_targets(struct verifier *v, const struct bytecode *b) {
    if (bytecode_branches(b) || b->op == BC_jsr) return check_target(v, b->value, "target of jump or branch");
    if (!bytecode_is_switch(b)) return true;
    struct opcode_switch cases = opcode_switch(v->code.code, b->at);
    bool good = check_target(v, (i64)b->at + cases.otherwise, "default target in switch");
    for (u32 i = 0; good && i < cases.count; i++)
        good = check_target(v, (i64)b->at + opcode_switch_offset(&cases, i), "branch in tableswitch");
    return good;
}

static bool check_constants(struct verifier *v, const struct bytecode *b) {
    switch (b->op) {
    case BC_ldc:
    case BC_ldc2_w: return check_constant_load(v, b);
    case BC_getstatic:
    case BC_putstatic:
    case BC_getfield:
    case BC_putfield: return check_field(v, b);
    case BC_invokevirtual:
    case BC_invokespecial:
    case BC_invokestatic:
    case BC_invokeinterface:
    case BC_invokedynamic: return check_call(v, b);
    case BC_new:
    case BC_anewarray:
    case BC_checkcast:
    case BC_instanceof:
    case BC_multianewarray: return check_class_operand(v, b);
    default: return true;
    }
}

bool operands_check(struct verifier *v, const struct bytecode *b) {
    if (b->op == BC_newarray && (b->value < 4 || b->value > 11))
        return verify_bad_code(v, v->inference ? "Bad type passed to newarray" : "Illegal newarray instruction");
    if (bytecode_is_switch(b) && !check_switch(v, b)) return false;
    if (v->inference && !(check_inferred_local(v, b) && check_inferred_targets(v, b))) return false;
    if (!v->inference && (b->op == BC_jsr || b->op == BC_ret))
        return verify_bad_code(v, "Bad instruction: %02x", v->code.code.at[b->at]);
    return check_constants(v, b);
}
