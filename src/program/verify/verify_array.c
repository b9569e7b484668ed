/* verify_array.c - instructions on arrays. */
#include <string.h>

#include "program/verify/verify_report.h"
#include "program/verify/verify_step.h"

/* Descriptor characters of the element, in the order of the opcodes iaload..saload and iastore..sastore. */
static const char elements[] = "IJFDABCS";

static const char *const element_names[] = {
    "ints", "longs", "floats", "doubles", "objects or arrays", "bytes or Booleans", "chars", "shorts"};

static bool is_array_of(const struct verifier *v, vtype t, char element) {
    if (t == V_NULL) return true;
    if (!vtype_is_array(v, t)) return false;
    char found = vtype_name(v, t)->text[1];
    if (element == 'A') return found == 'L' || found == '[';
    return found == element || (element == 'B' && found == 'Z');
}

/* How messages name the array type that was asked for: there is no one type of bytes or booleans. */
static struct vorigin wanted_array(struct verifier *v, char element) {
    const char name[] = {'[', element, 0};
    if (element == 'B') return origin_none();
    return origin_implicit(element == 'A' ? (vtype)V_ANY_REFERENCE : vtype_literal(v, name));
}

/* Pops the array; *array is its type or V_NULL. */
static bool pop_array(struct verifier *v, const struct bytecode *b, u32 family, vtype *array) {
    if (v->inference ? !frame_pop_any(v, array) : !frame_pop(v, V_ANY_REFERENCE, array)) return false;
    if (is_array_of(v, *array, elements[family])) return true;
    if (v->inference) return verify_bad_code(v, "Expecting to find array of %s on stack", element_names[family]);
    return verify_bad_type(v, frame_popped(v), wanted_array(v, elements[family]), "Bad type on operand stack in %s",
                           opcode_info(b->op)->mnemonic);
}

static vtype value_of_element(const struct verifier *v, u32 family) {
    static const vtype types[] = {V_INT, V_LONG, V_FLOAT, V_DOUBLE, V_TOP, V_INT, V_INT, V_INT};
    return elements[family] == 'A' ? v->object_type : types[family];
}

bool step_array_load(struct verifier *v, const struct bytecode *b) {
    u32 family = b->op - BC_iaload;
    vtype array = V_TOP;
    if (!frame_pop(v, V_INT, NULL) || !pop_array(v, b, family, &array)) return false;
    if (elements[family] != 'A') return frame_push_value(v, value_of_element(v, family));
    return frame_push(v, array == V_NULL ? (vtype)V_NULL : vtype_component(v, array));
}

/* Whether the object suits the array is checked when it runs. */
bool step_array_store(struct verifier *v, const struct bytecode *b) {
    u32 family = b->op - BC_iastore;
    vtype array = V_TOP;
    return frame_pop_value(v, value_of_element(v, family)) && frame_pop(v, V_INT, NULL) &&
           pop_array(v, b, family, &array);
}

bool step_newarray(struct verifier *v, const struct bytecode *b) {
    static const char *const types[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};
    return frame_pop(v, V_INT, NULL) && frame_push(v, vtype_literal(v, types[b->value - 4]));
}

bool step_arraylength(struct verifier *v) {
    vtype array = V_TOP;
    if (v->inference ? !frame_pop_any(v, &array) : !frame_pop(v, V_ANY_REFERENCE, &array)) return false;
    if (array == V_NULL || vtype_is_array(v, array)) return frame_push(v, V_INT);
    return verify_bad_type(v, frame_popped(v), origin_none(), "%s",
                           v->inference ? "Expecting to find array on stack"
                                        : "Bad type on operand stack in arraylength");
}
