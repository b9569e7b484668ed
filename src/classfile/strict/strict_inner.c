#include "classfile/strict/strict_inner.h"

#include "base/map.h"
#include "classfile/modifiers.h"
#include "classfile/strict/strict_modifiers.h"

static int check_indices(struct cf_parser *parser, u16 inner, u16 outer, u16 name) {
    if (!parser_has_tag(parser, inner, CP_CLASS))
        return parser_fail_in(parser, "inner_class_info_index %u has bad constant type", inner);
    if (!parser_has_tag_or_0(parser, outer, CP_CLASS))
        return parser_fail_in(parser, "outer_class_info_index %u has bad constant type", outer);
    if (outer != 0 && cp_name(parser->cf, outer).at[0] == '[')
        return parser_fail_in(parser, "Outer class is an array class");
    if (!parser_has_tag_or_0(parser, name, CP_UTF8))
        return parser_fail_in(parser, "inner_name_index %u has bad constant type", name);
    if (inner == outer) return parser_fail_in(parser, "Class is both outer and inner class");
    return 0;
}

static int check_entry(struct cf_parser *parser, struct map *known, bool *duplicate) {
    u16 inner = bytes_u16(&parser->in), outer = bytes_u16(&parser->in), name = bytes_u16(&parser->in);
    if (check_indices(parser, inner, outer, name)) return -1;
    u16 access;
    if (parser_modifiers(parser, MODIFIERS_OF_INNER_CLASS, &access) || strict_check_modifiers(parser, access))
        return -1;
    u64 key = (u64)inner << 48 | (u64)outer << 32 | (u64)name << 16 | access, ignored;
    *duplicate |= map_get(known, key, &ignored);
    map_put(known, key, 0);
    return 0;
}

static int check_entries(struct cf_parser *parser, u32 count, struct map *known) {
    bool duplicate = false;
    for (u32 i = 0; i < count; i++)
        if (check_entry(parser, known, &duplicate)) return -1;
    if (duplicate && parser->cf->major >= 49)
        return parser_fail_in(parser, "Duplicate entry in InnerClasses attribute");
    return 0;
}

int strict_check_inner_classes(struct cf_parser *parser, const u8 *body, u32 length) {
    parser->in.at = body;
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed || bytes_left(&parser->in) < count * 8u) return parser_fail_truncated(parser);
    struct map *known = map_new();
    int result = check_entries(parser, count, known);
    map_free(known);
    if (result) return result;
    if (parser->cf->major >= 49 && length != 2 + count * 8u)
        return parser_fail_in(parser, "Wrong InnerClasses attribute length");
    return 0;
}
