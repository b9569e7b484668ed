#include "classfile/strict/strict_modifiers.h"

#include "classfile/modifiers.h"

int strict_check_modifiers(struct cf_parser *parser, u16 access) {
    if (modifiers_fit_class(access, parser->cf->major)) return 0;
    return parser_fail(parser, "Illegal class modifiers in class %.*s: 0x%X", TEXT(parser->name), access);
}
