#include "classfile/strict/strict_attribute.h"

int strict_attribute_head(struct cf_parser *parser, const char *bad_name, enum attribute *kind, u32 *length) {
    u16 name = bytes_u16(&parser->in);
    *length = bytes_u32(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (!parser_has_tag(parser, name, CP_UTF8)) return parser_fail_in(parser, "%s %u", bad_name, name);
    *kind = attribute_named(cp_utf8(parser->cf, name));
    if (attribute_since(*kind) > parser->cf->major) *kind = ATTRIBUTE_UNKNOWN;
    return 0;
}

int strict_once(struct cf_parser *parser, struct seen *seen, enum attribute kind, const char *where) {
    u32 bit = 1u << kind;
    if (seen->kinds & bit) return parser_fail_in(parser, "Multiple %s attributes%s", attribute_name(kind), where);
    seen->kinds |= bit;
    return 0;
}

int strict_skip(struct cf_parser *parser, u32 length) {
    bytes_skip(&parser->in, length);
    return parser->in.failed ? parser_fail_truncated(parser) : 0;
}

int strict_signature(struct cf_parser *parser) {
    u16 index = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (!parser_has_tag(parser, index, CP_UTF8))
        return parser_fail_in(parser, "Invalid Signature attribute at constant pool index %u", index);
    return 0;
}
