#include "program/verify/verify_report.h"

#include "program/error.h"
#include "program/verify/verify_details.h"

static struct vtext start(struct verifier *v, const char *throwable) {
    v->failed = true;
    link_fail(v->error, throwable, "%s", "");
    return (struct vtext){v->error->message, sizeof v->error->message, 0};
}

static void add_origin(const struct verifier *v, const struct vorigin *origin, struct vtext *out) {
    static const char *const places[] = {
        [PLACE_LOCAL] = "current frame, locals",
        [PLACE_STACK] = "current frame, stack",
        [PLACE_MAP_LOCAL] = "stack map, locals",
        [PLACE_MAP_STACK] = "stack map, stack",
    };
    vtype_print(v, origin->type, out);
    if (origin->place >= PLACE_LOCAL && origin->place <= PLACE_MAP_STACK)
        vtext_add(out, " (%s[%u])", places[origin->place], origin->index);
    else if (origin->place == PLACE_POOL) vtext_add(out, " (constant pool %u)", origin->index);
    else if (origin->place == PLACE_SIGNATURE) vtext_add(out, " (from method signature)");
}

static void add_type_reason(const struct verifier *v, const struct vcomplaint *complaint, struct vtext *out) {
    bool has_want = complaint->want.place != PLACE_NONE;
    vtext_add(out, has_want ? "Type " : "Invalid type: ");
    add_origin(v, &complaint->got, out);
    if (has_want) {
        vtext_add(out, " is not assignable to ");
        add_origin(v, &complaint->want, out);
    }
}

static void add_reason(const struct verifier *v, const struct vcomplaint *complaint, struct vtext *out) {
    static const char *const reasons[] = {
        [FAULT_CODE] = "Error exists in the bytecode",
        [FAULT_FLAGS] = "Current frame's flags are not assignable to stack map frame's.",
        [FAULT_LOCALS_SIZE] = "Current frame's local size doesn't match stackmap.",
        [FAULT_STACK_SIZE] = "Current frame's stack size doesn't match stackmap.",
        [FAULT_OVERFLOW] = "Exceeded max stack size.",
        [FAULT_UNDERFLOW] = "Attempt to pop empty stack.",
        [FAULT_NO_MAP] = "Expected stackmap frame at this location.",
        [FAULT_BAD_MAP] = "Invalid stackmap specification.",
    };
    vtext_add(out, "  Reason:\n    ");
    if (complaint->fault == FAULT_TYPE) add_type_reason(v, complaint, out);
    else if (complaint->fault == FAULT_POOL_INDEX)
        vtext_add(out, "Constant pool index %u is invalid", complaint->index);
    else if (complaint->fault == FAULT_LOCAL_INDEX) vtext_add(out, "Local index %u is invalid", complaint->index);
    else vtext_add(out, "%s", reasons[complaint->fault]);
    vtext_add(out, "\n");
}

static void add_location(const struct verifier *v, u32 bci, struct vtext *out) {
    const char *name = "<invalid>";
    if (bci < v->code.code.length) {
        const struct opcode_info *info = opcode_info(v->code.code.at[bci]);
        name = info ? info->mnemonic : "<illegal>";
    }
    vtext_add(out, "  Location:\n    %s.%s%s @%u: %s\n", v->class->name->text, v->method->name->text,
              v->method->descriptor->text, bci, name);
}

static void add_details(const struct verifier *v, const struct vcomplaint *complaint, struct vtext *out) {
    vtext_add(out, "\nException Details:\n");
    add_location(v, complaint->bci, out);
    add_reason(v, complaint, out);
    if (complaint->got.frame) {
        vtext_add(out, "  Current Frame:\n");
        details_add_frame(v, complaint->got.frame, out);
    }
    if (complaint->want.frame) {
        vtext_add(out, "  Stackmap Frame:\n");
        details_add_frame(v, complaint->want.frame, out);
    }
    details_add_method(v, out);
}

static void add_method(const struct verifier *v, struct vtext *out) {
    vtext_add(out, "(class: %s, method: %s signature: %s) ", v->class->name->text, v->method->name->text,
              v->method->descriptor->text);
}

static void reject(struct verifier *v, const struct vcomplaint *complaint, const char *format, va_list arguments) {
    if (v->failed) return;
    struct vtext out = start(v, "java/lang/VerifyError");
    if (v->inference) add_method(v, &out);
    vtext_add_list(&out, format, arguments);
    if (!v->inference) add_details(v, complaint, &out);
}

bool verify_reject(struct verifier *v, const struct vcomplaint *complaint, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    reject(v, complaint, format, arguments);
    va_end(arguments);
    return false;
}

bool verify_bad_code(struct verifier *v, const char *format, ...) {
    struct vcomplaint complaint = {.fault = FAULT_CODE, .bci = v->frame.offset};
    va_list arguments;
    va_start(arguments, format);
    reject(v, &complaint, format, arguments);
    va_end(arguments);
    return false;
}

bool verify_bad_type(struct verifier *v, struct vorigin got, struct vorigin want, const char *format, ...) {
    struct vcomplaint complaint = {.fault = FAULT_TYPE, .bci = v->frame.offset, .got = got, .want = want};
    va_list arguments;
    va_start(arguments, format);
    reject(v, &complaint, format, arguments);
    va_end(arguments);
    return false;
}

bool verify_bad_format(struct verifier *v, const char *format, ...) {
    if (v->failed) return false;
    struct vtext out = start(v, "java/lang/ClassFormatError");
    struct text name = {0};
    va_list arguments;
    va_start(arguments, format);
    vtext_add_list(&out, format, arguments);
    va_end(arguments);
    vtext_add(&out, " in method '%s'", method_text(v->class, v->method->name, v->method->descriptor, &name));
    return false;
}

bool verify_bad_tables(struct verifier *v, const char *what) {
    if (v->failed) return false;
    struct vtext out = start(v, "java/lang/ClassFormatError");
    add_method(v, &out);
    vtext_add(&out, "%s", what);
    return false;
}

bool verify_bad_stackmap(struct verifier *v, const char *what) {
    if (v->failed) return false;
    struct vtext out = start(v, "java/lang/ClassFormatError");
    vtext_add(&out, "StackMapTable format error: %s", what);
    v->is_final = true;
    return false;
}
