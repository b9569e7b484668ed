#include "classfile/strict/strict_record.h"

#include "classfile/strict/strict_attribute.h"
#include "classfile/strict/strict_names.h"

static int check_attribute(struct cf_parser *parser, struct seen *seen, u32 *size) {
    enum attribute kind;
    u32 length;
    if (strict_attribute_head(parser, "Invalid Record attribute name index", &kind, &length)) return -1;
    *size += 6 + length;
    switch (kind) {
    case ATTRIBUTE_SIGNATURE:
        if (strict_once(parser, seen, kind, " for Record component")) return -1;
        if (length != 2)
            return parser_fail_in(parser, "Invalid Signature attribute length %u in Record component", length);
        return strict_signature(parser);
    case ATTRIBUTE_VISIBLE_ANNOTATIONS:
    case ATTRIBUTE_INVISIBLE_ANNOTATIONS:
    case ATTRIBUTE_VISIBLE_TYPES:
    case ATTRIBUTE_INVISIBLE_TYPES:
        if (strict_once(parser, seen, kind, " for Record component")) return -1;
        return strict_skip(parser, length);
    default: return strict_skip(parser, length);
    }
}

static int check_component(struct cf_parser *parser, u32 *size) {
    if (bytes_left(&parser->in) < 6) return parser_fail_truncated(parser);
    u16 name = bytes_u16(&parser->in);
    if (!parser_has_tag(parser, name, CP_UTF8))
        return parser_fail_in(parser, "Invalid constant pool index %u for name in Record attribute", name);
    if (strict_field_name(parser, name)) return -1;
    u16 descriptor = bytes_u16(&parser->in);
    if (!parser_has_tag(parser, descriptor, CP_UTF8))
        return parser_fail_in(parser, "Invalid constant pool index %u for descriptor in Record attribute", descriptor);
    if (strict_field_descriptor(parser, name, descriptor)) return -1;
    *size += 6;
    struct seen seen = {0};
    for (u16 count = bytes_u16(&parser->in); count > 0; count--)
        if (check_attribute(parser, &seen, size)) return -1;
    return 0;
}

int strict_check_record(struct cf_parser *parser, const u8 *body, u32 length) {
    parser->in.at = body;
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    u32 size = 2;
    for (u32 i = 0; i < count; i++)
        if (check_component(parser, &size)) return -1;
    return size == length ? 0 : parser_fail_in(parser, "Record attribute has wrong length");
}
