#include "classfile/strict/strict_names.h"

#include "classfile/descriptor.h"

static int fail_name(struct cf_parser *parser, const char *what, struct slice name) {
    return parser_fail(parser, "Illegal %s name \"%.*s\" in class %.*s", what, TEXT(name), TEXT(parser->name));
}

int strict_fail_signature(struct cf_parser *parser, const char *what, struct slice name, u16 descriptor) {
    struct slice text = cp_utf8(parser->cf, descriptor);
    return parser_fail(parser, "%s \"%.*s\" in class %.*s has illegal signature \"%.*s\"", what, TEXT(name),
                       TEXT(parser->name), TEXT(text));
}

/* Two faults of descriptors have words of their own, wherever the descriptor stands. */
static bool fail_specially(struct cf_parser *parser, enum syntax syntax) {
    if (syntax == SYNTAX_BAD_CLASS_NAME)
        parser_fail_in(parser, "Class name is empty or contains illegal character in descriptor");
    else if (syntax == SYNTAX_TOO_DEEP) parser_fail_in(parser, "Array type descriptor has more than 255 dimensions");
    else return false;
    return true;
}

int strict_class_name(struct cf_parser *parser, u16 name) {
    struct slice text = cp_utf8(parser->cf, name);
    enum syntax syntax = class_name_syntax(text, parser->cf->major);
    if (syntax == SYNTAX_GOOD) return 0;
    if (fail_specially(parser, syntax)) return -1;
    return parser_fail_in(parser, "Illegal class name \"%.*s\"", TEXT(text));
}

int strict_field_name(struct cf_parser *parser, u16 name) {
    struct slice text = cp_utf8(parser->cf, name);
    return field_name_is_legal(text, parser->cf->major) ? 0 : fail_name(parser, "field", text);
}

int strict_method_name(struct cf_parser *parser, u16 name) {
    struct slice text = cp_utf8(parser->cf, name);
    return method_name_is_legal(text, parser->cf->major) ? 0 : fail_name(parser, "method", text);
}

int strict_field_descriptor(struct cf_parser *parser, u16 name, u16 descriptor) {
    enum syntax syntax = field_descriptor_syntax(cp_utf8(parser->cf, descriptor), parser->cf->major);
    if (syntax == SYNTAX_GOOD) return 0;
    if (fail_specially(parser, syntax)) return -1;
    return strict_fail_signature(parser, "Field", cp_utf8(parser->cf, name), descriptor);
}

int strict_method_descriptor(struct cf_parser *parser, struct slice name, u16 descriptor, u32 *arg_slots) {
    struct slice text = cp_utf8(parser->cf, descriptor);
    enum syntax syntax = method_descriptor_syntax(text, name, parser->cf->major, arg_slots);
    if (syntax == SYNTAX_GOOD) return 0;
    if (fail_specially(parser, syntax)) return -1;
    return strict_fail_signature(parser, "Method", name, descriptor);
}
