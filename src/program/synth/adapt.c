#include "program/synth/adapt.h"

#include <string.h>

#include "program/class.h"
#include "program/signature.h"
#include "program/synth/boxes.h"

static const char OBJECT[] = "Ljava/lang/Object;";

static int refuse(const char *from, const char *to, struct diag *diag) {
    return diag_set(diag, "cannot convert %.200s to %.200s", from, to);
}

void adapt_cast(struct adapt *adapt, const char *reference_type) {
    if (!type_same(reference_type, OBJECT))
        emit_type(adapt->emitter, BC_checkcast, type_class_name(adapt->arena, reference_type));
}

static int widen(struct adapt *adapt, const char *from, const char *to, struct diag *diag) {
    if (!box_widens(*from, *to)) return refuse(from, to, diag);
    emit_widening(adapt->emitter, *from, *to);
    return 0;
}

static int box_value(struct adapt *adapt, const char *from, const char *to, struct diag *diag) {
    const struct box *box = box_of_type(from);
    const char *wanted = type_class_name(adapt->arena, to);
    const struct box *wanted_box = box_of_class(wanted);
    if (wanted_box && adapt->rule == ADAPT_LAMBDA && box_widens(box->type, wanted_box->type)) {
        emit_widening(adapt->emitter, box->type, wanted_box->type);
        emit_boxing(adapt->emitter, wanted_box);
        return 0;
    }
    if (wanted_box ? wanted_box != box : !box_has_supertype(box, wanted)) return refuse(from, to, diag);
    emit_boxing(adapt->emitter, box);
    return 0;
}

/* Casts to what has the unboxing method, whatever box it is: a lambda's rule. */
static void unbox_through_number(struct adapt *adapt, const struct box *box) {
    const char *through = box->is_number ? "java/lang/Number" : box->class_name;
    emit_type(adapt->emitter, BC_checkcast, through);
    emit_invoke(adapt->emitter, BC_invokevirtual, through, box->unboxing, box->unboxed, false);
}

static const char *helper_name(struct adapt *adapt, const struct box *box) {
    return arena_printf(adapt->arena, "to%c", box->type);
}

static const char *helper_descriptor(struct adapt *adapt, const struct box *box) {
    return arena_printf(adapt->arena, "(Ljava/lang/Object;)%c", box->type);
}

/* Could a value of the class be a box that widens to the type? */
static bool may_hold_box(const char *class_name, char type) {
    for (u32 i = 0; i < BOX_COUNT; i++)
        if (box_widens(boxes[i].type, type) && box_has_supertype(&boxes[i], class_name)) return true;
    return false;
}

static int unbox_value(struct adapt *adapt, const char *from, const char *to, struct diag *diag) {
    const struct box *wanted = box_of_type(to);
    const char *class_name = type_class_name(adapt->arena, from);
    const struct box *box = box_of_class(class_name);
    if (box) {
        if (!box_widens(box->type, wanted->type)) return refuse(from, to, diag);
        emit_unboxing(adapt->emitter, box);
        emit_widening(adapt->emitter, box->type, wanted->type);
    } else if (adapt->rule == ADAPT_LAMBDA) {
        unbox_through_number(adapt, wanted);
    } else {
        if (!may_hold_box(class_name, wanted->type)) return refuse(from, to, diag);
        adapt->helpers |= 1u << (wanted - boxes);
        emit_invoke(adapt->emitter, BC_invokestatic, adapt->class_name, helper_name(adapt, wanted),
                    helper_descriptor(adapt, wanted), false);
    }
    return 0;
}

/* Asks first, so that the failing case can go through Class.cast and throw what it throws. */
static void cast_like_a_handle(struct adapt *adapt, const char *to) {
    const char *class_name = type_class_name(adapt->arena, to);
    struct emitter *emitter = adapt->emitter;
    struct label fits = emit_label(emitter);
    emit_op(emitter, BC_dup);
    emit_type(emitter, BC_instanceof, class_name);
    emit_branch(emitter, BC_ifne, fits);
    emit_class(emitter, class_name);
    emit_op(emitter, BC_swap);
    emit_invoke(emitter, BC_invokevirtual, "java/lang/Class", "cast", "(Ljava/lang/Object;)Ljava/lang/Object;", false);
    emit_bind(emitter, fits);
    emit_type(emitter, BC_checkcast, class_name);
}

int adapt_value(struct adapt *adapt, const char *from, const char *to, struct diag *diag) {
    if (type_same(from, to)) return 0;
    if (!type_is_reference(from))
        return type_is_reference(to) ? box_value(adapt, from, to, diag) : widen(adapt, from, to, diag);
    if (!type_is_reference(to)) return unbox_value(adapt, from, to, diag);
    if (adapt->rule == ADAPT_LAMBDA) adapt_cast(adapt, to);
    else if (!type_same(to, OBJECT)) cast_like_a_handle(adapt, to);
    return 0;
}

int adapt_result(struct adapt *adapt, const char *from, const char *to, struct diag *diag) {
    if (*to == 'V') {
        emit_drop(adapt->emitter, from);
        return 0;
    }
    if (*from != 'V') return adapt_value(adapt, from, to, diag);
    if (adapt->rule == ADAPT_LAMBDA) return refuse("void", to, diag);
    emit_zero(adapt->emitter, to);
    return 0;
}

static void return_if_instance(struct emitter *emitter, const struct box *box, char type) {
    struct label other = emit_label(emitter);
    emit_load(emitter, OBJECT, 0);
    emit_type(emitter, BC_instanceof, box->class_name);
    emit_branch(emitter, BC_ifeq, other);
    emit_load(emitter, OBJECT, 0);
    emit_type(emitter, BC_checkcast, box->class_name);
    emit_unboxing(emitter, box);
    emit_widening(emitter, box->type, type);
    emit_return(emitter, &type);
    emit_bind(emitter, other);
}

/* In the words of the JDK's own conversion, which goes through a null Number. */
static void throw_if_null(struct adapt *adapt, struct emitter *emitter, const struct box *box) {
    struct label not_null = emit_label(emitter);
    emit_load(emitter, OBJECT, 0);
    emit_branch(emitter, BC_ifnonnull, not_null);
    emit_type(emitter, BC_new, "java/lang/NullPointerException");
    emit_op(emitter, BC_dup);
    emit_text(emitter, arena_printf(adapt->arena,
                                    "Cannot invoke \"java.lang.Number.%s()\" because the return value of "
                                    "\"sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, "
                                    "Object, boolean)\" is null",
                                    box->is_number ? box->unboxing : "intValue"));
    emit_invoke(emitter, BC_invokespecial, "java/lang/NullPointerException", "<init>", "(Ljava/lang/String;)V", false);
    emit_op(emitter, BC_athrow);
    emit_bind(emitter, not_null);
}

/* What is no box at all is not a Number either, or fails as the wrong box. */
static void throw_class_cast(struct emitter *emitter, const struct box *box) {
    struct label is_box = emit_label(emitter);
    for (u32 i = 0; i < BOX_COUNT; i++) {
        if (boxes[i].is_number) continue;
        emit_load(emitter, OBJECT, 0);
        emit_type(emitter, BC_instanceof, boxes[i].class_name);
        emit_branch(emitter, BC_ifne, is_box);
    }
    emit_load(emitter, OBJECT, 0);
    emit_type(emitter, BC_checkcast, "java/lang/Number");
    emit_op(emitter, BC_pop);
    emit_bind(emitter, is_box);
    emit_class(emitter, box->class_name);
    emit_load(emitter, OBJECT, 0);
    emit_invoke(emitter, BC_invokevirtual, "java/lang/Class", "cast", "(Ljava/lang/Object;)Ljava/lang/Object;", false);
    emit_op(emitter, BC_pop);
}

static void write_helper(struct adapt *adapt, struct writer *writer, const struct box *box) {
    struct emitter *emitter = writer_method(writer, ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC, helper_name(adapt, box),
                                            helper_descriptor(adapt, box));
    return_if_instance(emitter, box, box->type);
    for (u32 i = 0; i < BOX_COUNT; i++)
        if (&boxes[i] != box && box_widens(boxes[i].type, box->type)) return_if_instance(emitter, &boxes[i], box->type);
    throw_if_null(adapt, emitter, box);
    throw_class_cast(emitter, box);
    emit_zero(emitter, &box->type); /* never reached: the cast has thrown */
    emit_return(emitter, &box->type);
}

void adapt_write_helpers(struct adapt *adapt, struct writer *writer) {
    for (u32 i = 0; i < BOX_COUNT; i++)
        if (adapt->helpers >> i & 1) write_helper(adapt, writer, &boxes[i]);
}
