#include "classfile/strict/strict_method.h"

#include "classfile/member_set.h"
#include "classfile/modifiers.h"
#include "classfile/strict/strict_attribute.h"
#include "classfile/strict/strict_code.h"
#include "classfile/strict/strict_names.h"

enum { MOST_ARGUMENT_SLOTS = 255 };

struct method {
    u16 access, name, descriptor;
    u32 arg_slots; /* receiver included */
    struct seen seen;
    struct strict_locals locals;
};

static int exceptions(struct cf_parser *parser, u32 length) {
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed || bytes_left(&parser->in) < count * 2u) return parser_fail_truncated(parser);
    for (u32 i = 0; i < count; i++) {
        u16 index = bytes_u16(&parser->in);
        if (!parser_has_tag(parser, index, CP_CLASS))
            return parser_fail_in(parser, "Exception name has bad type at constant pool %u", index);
    }
    return length == 2 + count * 2u ? 0 : parser_fail_in(parser, "Exceptions attribute has wrong length");
}

static int method_parameters(struct cf_parser *parser, u32 length) {
    u32 count = bytes_u8(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (length != count * 4 + 1)
        return parser_fail(parser, "Invalid MethodParameters method attribute length %u in class file", length);
    return strict_skip(parser, count * 4);
}

static int code(struct cf_parser *parser, struct method *method, u32 length) {
    if (method->access & (MODIFIER_NATIVE | MODIFIER_ABSTRACT))
        return parser_fail_in(parser, "Code attribute in native or abstract methods");
    if (strict_once(parser, &method->seen, ATTRIBUTE_CODE, "")) return -1;
    return strict_check_code(parser, length, method->arg_slots, &method->locals);
}

static int check_attribute(struct cf_parser *parser, struct method *method) {
    enum attribute kind;
    u32 length;
    if (strict_attribute_head(parser, "Invalid method attribute name index", &kind, &length)) return -1;
    switch (kind) {
    case ATTRIBUTE_CODE: return code(parser, method, length);
    case ATTRIBUTE_EXCEPTIONS: return strict_once(parser, &method->seen, kind, "") ? -1 : exceptions(parser, length);
    case ATTRIBUTE_METHOD_PARAMETERS:
        return strict_once(parser, &method->seen, kind, "") ? -1 : method_parameters(parser, length);
    case ATTRIBUTE_SYNTHETIC:
    case ATTRIBUTE_DEPRECATED:
        if (length != 0)
            return parser_fail_in(parser, "Invalid %s method attribute length %u", attribute_name(kind), length);
        return 0;
    case ATTRIBUTE_SIGNATURE:
        if (strict_once(parser, &method->seen, kind, " for method")) return -1;
        if (length != 2) return parser_fail_in(parser, "Invalid Signature attribute length %u", length);
        return strict_signature(parser);
    case ATTRIBUTE_VISIBLE_ANNOTATIONS:
    case ATTRIBUTE_INVISIBLE_ANNOTATIONS:
    case ATTRIBUTE_VISIBLE_PARAMETERS:
    case ATTRIBUTE_INVISIBLE_PARAMETERS:
    case ATTRIBUTE_VISIBLE_TYPES:
    case ATTRIBUTE_INVISIBLE_TYPES:
    case ATTRIBUTE_ANNOTATION_DEFAULT:
        if (strict_once(parser, &method->seen, kind, " for method")) return -1;
        return strict_skip(parser, length);
    default: return strict_skip(parser, length);
    }
}

static int check_modifiers(struct cf_parser *parser, struct method *method) {
    u16 major = parser->cf->major;
    bool in_interface = parser->cf->access & MODIFIER_INTERFACE;
    struct slice name = cp_utf8(parser->cf, method->name);
    bool is_init = slice_is(name, "<init>");
    if (slice_is(name, "<clinit>")) {
        if (major >= 51 && !(method->access & MODIFIER_STATIC))
            return parser_fail_in(parser, "Method <clinit> is not static");
        method->access = modifiers_of_clinit(method->access, major);
    } else if (!modifiers_fit_method(method->access, in_interface, is_init, major)) {
        return parser_fail(parser, "Method %.*s in class %.*s has illegal modifiers: 0x%X", TEXT(name),
                           TEXT(parser->name), method->access);
    }
    if (is_init && in_interface)
        return parser_fail(parser, "Interface cannot have a method named <init>, class file %.*s", TEXT(parser->name));
    return 0;
}

static int check_head(struct cf_parser *parser, struct method *method) {
    if (bytes_left(&parser->in) < 8) return parser_fail_truncated(parser);
    method->access = bytes_u16(&parser->in);
    method->name = bytes_u16(&parser->in);
    if (!parser_has_tag(parser, method->name, CP_UTF8))
        return parser_fail_in(parser, "Illegal constant pool index %u for method name", method->name);
    if (strict_method_name(parser, method->name)) return -1;
    method->descriptor = bytes_u16(&parser->in);
    if (!parser_has_tag(parser, method->descriptor, CP_UTF8))
        return parser_fail_in(parser, "Illegal constant pool index %u for method signature", method->descriptor);
    struct slice name = cp_utf8(parser->cf, method->name);
    if (check_modifiers(parser, method) ||
        strict_method_descriptor(parser, name, method->descriptor, &method->arg_slots))
        return -1;
    method->arg_slots += !(method->access & MODIFIER_STATIC);
    if (method->arg_slots > MOST_ARGUMENT_SLOTS)
        return parser_fail_in(parser, "Too many arguments in method signature");
    return 0;
}

static int check_method(struct cf_parser *parser, struct method *method) {
    if (check_head(parser, method)) return -1;
    for (u16 count = bytes_u16(&parser->in); count > 0; count--)
        if (check_attribute(parser, method)) return -1;
    bool has_code = method->seen.kinds & 1u << ATTRIBUTE_CODE;
    if (!has_code && !(method->access & (MODIFIER_NATIVE | MODIFIER_ABSTRACT)))
        return parser_fail_in(parser, "Absent Code attribute in method that is not native or abstract");
    return strict_check_locals(parser, &method->locals);
}

int strict_check_methods(struct cf_parser *parser) {
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    struct member_set set = member_set_new(parser->arena, count);
    for (u32 i = 0; i < count; i++) {
        struct method method = {0};
        int result = check_method(parser, &method);
        strict_locals_free(&method.locals);
        if (result) return result;
        member_set_add(&set, parser->cf, method.name, method.descriptor);
    }
    return member_set_check(&set, parser, "method");
}
