#include "classfile/strict/strict_field.h"

#include "classfile/member_set.h"
#include "classfile/modifiers.h"
#include "classfile/strict/strict_attribute.h"
#include "classfile/strict/strict_names.h"

static int check_constant_value(struct cf_parser *parser, u16 index, u16 descriptor) {
    const struct classfile *cf = parser->cf;
    if (index == 0 || index >= cf->cp_count)
        return parser_fail_in(parser, "Bad initial value index %u in ConstantValue attribute", index);
    u8 tag = cf->cp[index].tag;
    bool good;
    switch (cf->cp[descriptor].utf8[0]) {
    case 'J': good = tag == CP_LONG; break;
    case 'F': good = tag == CP_FLOAT; break;
    case 'D': good = tag == CP_DOUBLE; break;
    case 'L':
        if (tag == CP_STRING && slice_is(cp_utf8(cf, descriptor), "Ljava/lang/String;")) return 0;
        return parser_fail_in(parser, "Bad string initial value");
    case '[': return parser_fail_in(parser, "Unable to set initial value %u", index);
    default: good = tag == CP_INTEGER; break;
    }
    return good ? 0 : parser_fail_in(parser, "Inconsistent constant value type");
}

static int constant_value(struct cf_parser *parser, struct seen *seen, u32 length, u16 descriptor) {
    u32 bit = 1u << ATTRIBUTE_CONSTANT_VALUE;
    if (seen->kinds & bit) return parser_fail_in(parser, "Duplicate ConstantValue attribute");
    seen->kinds |= bit;
    if (length != 2) return parser_fail_in(parser, "Invalid ConstantValue field attribute length %u", length);
    u16 index = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    return check_constant_value(parser, index, descriptor);
}

static int check_attribute(struct cf_parser *parser, struct seen *seen, u16 access, u16 descriptor) {
    enum attribute kind;
    u32 length;
    if (strict_attribute_head(parser, "Invalid field attribute index", &kind, &length)) return -1;
    switch (kind) {
    case ATTRIBUTE_CONSTANT_VALUE:
        if (access & MODIFIER_STATIC) return constant_value(parser, seen, length, descriptor);
        break;
    case ATTRIBUTE_SYNTHETIC:
    case ATTRIBUTE_DEPRECATED:
        if (length != 0)
            return parser_fail_in(parser, "Invalid %s field attribute length %u", attribute_name(kind), length);
        break;
    case ATTRIBUTE_SIGNATURE:
        if (strict_once(parser, seen, kind, " for field")) return -1;
        if (length != 2) return parser_fail_in(parser, "Wrong size %u for field's Signature attribute", length);
        return strict_signature(parser);
    case ATTRIBUTE_VISIBLE_ANNOTATIONS:
    case ATTRIBUTE_INVISIBLE_ANNOTATIONS:
    case ATTRIBUTE_VISIBLE_TYPES:
    case ATTRIBUTE_INVISIBLE_TYPES:
        if (strict_once(parser, seen, kind, " for field")) return -1;
        break;
    default: break;
    }
    return strict_skip(parser, length);
}

static int check_field(struct cf_parser *parser, u16 *name, u16 *descriptor) {
    struct classfile *cf = parser->cf;
    if (bytes_left(&parser->in) < 8) return parser_fail_truncated(parser);
    u16 access = bytes_u16(&parser->in) & MODIFIERS_OF_FIELD;
    if (!modifiers_fit_field(access, cf->access & MODIFIER_INTERFACE, cf->major))
        return parser_fail(parser, "Illegal field modifiers in class %.*s: 0x%X", TEXT(parser->name), access);
    *name = bytes_u16(&parser->in);
    if (!parser_has_tag(parser, *name, CP_UTF8))
        return parser_fail_in(parser, "Invalid constant pool index %u for field name", *name);
    if (strict_field_name(parser, *name)) return -1;
    *descriptor = bytes_u16(&parser->in);
    if (!parser_has_tag(parser, *descriptor, CP_UTF8))
        return parser_fail_in(parser, "Invalid constant pool index %u for field signature", *descriptor);
    if (strict_field_descriptor(parser, *name, *descriptor)) return -1;
    struct seen seen = {0};
    for (u16 count = bytes_u16(&parser->in); count > 0; count--)
        if (check_attribute(parser, &seen, access, *descriptor)) return -1;
    return 0;
}

/* HotSpot looks for duplicates after the last field. */
int strict_check_fields(struct cf_parser *parser) {
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    struct member_set set = member_set_new(parser->arena, count);
    for (u32 i = 0; i < count; i++) {
        u16 name = 0, descriptor = 0;
        if (check_field(parser, &name, &descriptor)) return -1;
        member_set_add(&set, parser->cf, name, descriptor);
    }
    return member_set_check(&set, parser, "field");
}
