#include "program/synth/adapt_arguments.h"

enum { FIRST_JDK_BACKWARDS = 18 };

enum adapt_order adapt_order_of_handles(int jdk) {
    return jdk >= FIRST_JDK_BACKWARDS ? ADAPT_BACKWARDS : ADAPT_AS_JDK_17;
}

static bool may_fail(const struct adapt_arguments *arguments, u32 i) {
    const char *from = arguments->from->parameters[i], *to = arguments->to->parameters[i];
    return type_is_reference(from) && !type_same(from, to) && !type_same(to, "Ljava/lang/Object;");
}

static bool order_matters(const struct adapt_arguments *arguments) {
    u32 count = 0;
    for (u32 i = arguments->first; i < arguments->to->count; i++) count += may_fail(arguments, i);
    return count > 1 && arguments->order != ADAPT_IN_ORDER;
}

static int push_converted(struct adapt *adapt, const struct adapt_arguments *arguments, u32 i, struct diag *diag) {
    arguments->push(arguments->context, adapt->emitter, i);
    return adapt_value(adapt, arguments->from->parameters[i], arguments->to->parameters[i], diag);
}

/* The local that keeps argument i once it is converted. */
static u32 local_of(const struct adapt_arguments *arguments, u32 i) {
    u32 local = arguments->free_local;
    for (u32 k = 0; k < i; k++) local += type_slots(arguments->to->parameters[k]);
    return local;
}

static int convert(struct adapt *adapt, const struct adapt_arguments *arguments, u32 i, bool references,
                   struct diag *diag) {
    const char *type = arguments->to->parameters[i];
    if (!may_fail(arguments, i) || type_is_reference(type) != references) return 0;
    if (push_converted(adapt, arguments, i, diag)) return -1;
    emit_store(adapt->emitter, type, local_of(arguments, i));
    return 0;
}

static int convert_all(struct adapt *adapt, const struct adapt_arguments *arguments, struct diag *diag) {
    for (u32 i = arguments->to->count; i-- > arguments->first;)
        if (convert(adapt, arguments, i, true, diag)) return -1;
    u32 count = arguments->to->count - arguments->first;
    for (u32 i = 0; i < count; i++) {
        u32 next = arguments->order == ADAPT_BACKWARDS ? count - 1 - i : i;
        if (convert(adapt, arguments, arguments->first + next, false, diag)) return -1;
    }
    return 0;
}

static int push_all(struct adapt *adapt, const struct adapt_arguments *arguments, bool converted, struct diag *diag) {
    for (u32 i = arguments->first; i < arguments->to->count; i++) {
        if (converted && may_fail(arguments, i))
            emit_load(adapt->emitter, arguments->to->parameters[i], local_of(arguments, i));
        else if (push_converted(adapt, arguments, i, diag)) return -1;
    }
    return 0;
}

int adapt_arguments(struct adapt *adapt, const struct adapt_arguments *arguments, struct diag *diag) {
    bool converted = order_matters(arguments);
    if (converted && convert_all(adapt, arguments, diag)) return -1;
    return push_all(adapt, arguments, converted, diag);
}
