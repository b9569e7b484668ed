#include "classfile/strict/strict_class.h"

#include "classfile/modifiers.h"
#include "classfile/strict/strict_attribute.h"
#include "classfile/strict/strict_inner.h"
#include "classfile/strict/strict_record.h"

/* HotSpot remembers where some attributes are and looks into them after the last one. */
struct later {
    const u8 *inner_classes, *nest_members, *record, *permitted;
    u32 inner_classes_length, nest_members_length, record_length, permitted_length;
};

static int need_length(struct cf_parser *parser, enum attribute kind, u32 length, u32 wanted) {
    if (length == wanted) return 0;
    return parser_fail_in(parser, "Wrong %s attribute length", attribute_name(kind));
}

static int source_file(struct cf_parser *parser) {
    u16 index = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (!parser_has_tag(parser, index, CP_UTF8))
        return parser_fail_in(parser, "Invalid SourceFile attribute at constant pool index %u", index);
    return 0;
}

static int signature(struct cf_parser *parser, u32 length) {
    if (length != 2) return parser_fail_in(parser, "Wrong Signature attribute length %u", length);
    u16 index = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (!parser_has_tag(parser, index, CP_UTF8))
        return parser_fail_in(parser, "Invalid constant pool index %u in Signature attribute", index);
    return 0;
}

static int enclosing_method(struct cf_parser *parser, u32 length) {
    if (length != 4) return parser_fail_in(parser, "Wrong EnclosingMethod attribute length %u", length);
    u16 class = bytes_u16(&parser->in), method = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (class == 0) return parser_fail_in(parser, "Invalid class index in EnclosingMethod attribute");
    if (!parser_has_tag(parser, class, CP_CLASS))
        return parser_fail_in(parser, "Invalid or out-of-bounds class index in EnclosingMethod attribute");
    if (!parser_has_tag_or_0(parser, method, CP_NAME_AND_TYPE))
        return parser_fail_in(parser, "Invalid or out-of-bounds method index in EnclosingMethod attribute");
    return 0;
}

static int nest_host(struct cf_parser *parser, u32 length) {
    if (need_length(parser, ATTRIBUTE_NEST_HOST, length, 2)) return -1;
    u16 index = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (!parser_has_tag(parser, index, CP_CLASS))
        return parser_fail_in(parser, "Nest-host class_info_index %u has bad constant type", index);
    return 0;
}

static bool is_loadable(const struct cf_parser *parser, u16 index) {
    u8 tag = index < parser->cf->cp_count ? parser->cf->cp[index].tag : CP_UNUSABLE;
    return (tag >= CP_INTEGER && tag <= CP_STRING) || (tag >= CP_METHOD_HANDLE && tag <= CP_DYNAMIC);
}

static int bootstrap_method(struct cf_parser *parser, u32 *words_left) {
    u16 handle = bytes_u16(&parser->in), count = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (!parser_has_tag(parser, handle, CP_METHOD_HANDLE))
        return parser_fail_in(parser, "bootstrap_method_index %u has bad constant type", handle);
    if (*words_left < 2u + count)
        return parser_fail_in(parser,
                              "Invalid BootstrapMethods num_bootstrap_methods or num_bootstrap_arguments value");
    *words_left -= 2u + count;
    for (u32 i = 0; i < count; i++) {
        u16 argument = bytes_u16(&parser->in);
        if (parser->in.failed) return parser_fail_truncated(parser);
        if (!is_loadable(parser, argument))
            return parser_fail_in(parser, "argument_index %u has bad constant type", argument);
    }
    return 0;
}

/* One more than the greatest bootstrap method number in the pool. */
static u32 bootstraps_needed(const struct classfile *cf) {
    u32 needed = 0;
    for (u32 i = 1; i < cf->cp_count; i++) {
        bool is_dynamic = cf->cp[i].tag == CP_DYNAMIC || cf->cp[i].tag == CP_INVOKE_DYNAMIC;
        if (is_dynamic && cf->cp[i].a >= needed) needed = cf->cp[i].a + 1u;
    }
    return needed;
}

static int bootstrap_methods(struct cf_parser *parser, u32 length) {
    if (length < 2) return parser_fail_in(parser, "Invalid BootstrapMethods attribute length %u", length);
    if (bytes_left(&parser->in) < length) return parser_fail_truncated(parser);
    const u8 *end = parser->in.at + length;
    u16 count = bytes_u16(&parser->in);
    if (count < bootstraps_needed(parser->cf)) return parser_fail_in(parser, "Short length on BootstrapMethods");
    u32 words_left = (length - 2) / 2;
    for (u32 i = 0; i < count; i++)
        if (bootstrap_method(parser, &words_left)) return -1;
    return parser->in.at == end ? 0 : parser_fail_in(parser, "Bad length on BootstrapMethods");
}

/* A class is a nest host or a member of a nest; HotSpot names the attribute that came first in the file last. */
static int check_nest_conflict(struct cf_parser *parser, const struct seen *seen, enum attribute kind) {
    u32 both = 1u << ATTRIBUTE_NEST_HOST | 1u << ATTRIBUTE_NEST_MEMBERS;
    if ((seen->kinds & both) != both) return 0;
    bool host_came_first = kind == ATTRIBUTE_NEST_MEMBERS;
    return parser_fail_in(parser, "Conflicting %s attributes",
                          host_came_first ? "NestHost and NestMembers" : "NestMembers and NestHost");
}

static int remember(struct cf_parser *parser, u32 length, const u8 **at, u32 *kept_length) {
    *at = parser->in.at;
    *kept_length = length;
    return strict_skip(parser, length);
}

static int permitted_subclasses(struct cf_parser *parser, u32 length, struct later *later) {
    if (parser->cf->access & MODIFIER_FINAL)
        return parser_fail(parser, "PermittedSubclasses attribute in final class file %.*s", TEXT(parser->name));
    return remember(parser, length, &later->permitted, &later->permitted_length);
}

/* Attributes that may come any number of times, and the check that others come once. */
static int check_occurrence(struct cf_parser *parser, struct seen *seen, enum attribute kind, u32 length) {
    switch (kind) {
    case ATTRIBUTE_SOURCE_FILE:
        if (need_length(parser, kind, length, 2)) return -1;
        return strict_once(parser, seen, kind, "");
    case ATTRIBUTE_SYNTHETIC:
    case ATTRIBUTE_DEPRECATED:
        if (length != 0)
            return parser_fail_in(parser, "Invalid %s classfile attribute length %u", attribute_name(kind), length);
        return 0;
    case ATTRIBUTE_SOURCE_DEBUG_EXTENSION:
    case ATTRIBUTE_INNER_CLASSES:
    case ATTRIBUTE_SIGNATURE:
    case ATTRIBUTE_VISIBLE_ANNOTATIONS:
    case ATTRIBUTE_INVISIBLE_ANNOTATIONS:
    case ATTRIBUTE_VISIBLE_TYPES:
    case ATTRIBUTE_INVISIBLE_TYPES:
    case ATTRIBUTE_ENCLOSING_METHOD:
    case ATTRIBUTE_BOOTSTRAP_METHODS:
    case ATTRIBUTE_NEST_HOST:
    case ATTRIBUTE_NEST_MEMBERS:
    case ATTRIBUTE_RECORD:
    case ATTRIBUTE_PERMITTED_SUBCLASSES:
        return strict_once(parser, seen, kind, "") || check_nest_conflict(parser, seen, kind) ? -1 : 0;
    default: return 0;
    }
}

static int check_attribute(struct cf_parser *parser, struct seen *seen, struct later *later) {
    enum attribute kind;
    u32 length;
    if (strict_attribute_head(parser, "Attribute name has bad constant pool index", &kind, &length) ||
        check_occurrence(parser, seen, kind, length))
        return -1;
    switch (kind) {
    case ATTRIBUTE_SOURCE_FILE: return source_file(parser);
    case ATTRIBUTE_SIGNATURE: return signature(parser, length);
    case ATTRIBUTE_ENCLOSING_METHOD: return enclosing_method(parser, length);
    case ATTRIBUTE_BOOTSTRAP_METHODS: return bootstrap_methods(parser, length);
    case ATTRIBUTE_NEST_HOST: return nest_host(parser, length);
    case ATTRIBUTE_NEST_MEMBERS: return remember(parser, length, &later->nest_members, &later->nest_members_length);
    case ATTRIBUTE_INNER_CLASSES: return remember(parser, length, &later->inner_classes, &later->inner_classes_length);
    case ATTRIBUTE_RECORD: return remember(parser, length, &later->record, &later->record_length);
    case ATTRIBUTE_PERMITTED_SUBCLASSES: return permitted_subclasses(parser, length, later);
    default: return strict_skip(parser, length);
    }
}

/* NestMembers and PermittedSubclasses: a count and classes. */
static int check_classes(struct cf_parser *parser, enum attribute kind, const char *what, const u8 *at, u32 length) {
    parser->in.at = at;
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed || bytes_left(&parser->in) < count * 2u) return parser_fail_truncated(parser);
    for (u32 i = 0; i < count; i++) {
        u16 index = bytes_u16(&parser->in);
        if (!parser_has_tag(parser, index, CP_CLASS))
            return parser_fail_in(parser, "%s class_info_index %u has bad constant type", what, index);
    }
    return need_length(parser, kind, length, 2 + count * 2u);
}

static int check_later(struct cf_parser *parser, const struct later *later) {
    if (later->inner_classes && strict_check_inner_classes(parser, later->inner_classes, later->inner_classes_length))
        return -1;
    if (later->nest_members &&
        check_classes(parser, ATTRIBUTE_NEST_MEMBERS, "Nest member", later->nest_members, later->nest_members_length))
        return -1;
    if (later->permitted && check_classes(parser, ATTRIBUTE_PERMITTED_SUBCLASSES, "Permitted subclass",
                                          later->permitted, later->permitted_length))
        return -1;
    return later->record ? strict_check_record(parser, later->record, later->record_length) : 0;
}

int strict_check_class_attributes(struct cf_parser *parser) {
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    struct seen seen = {0};
    struct later later = {0};
    for (u32 i = 0; i < count; i++)
        if (check_attribute(parser, &seen, &later)) return -1;
    const u8 *end = parser->in.at;
    if (check_later(parser, &later)) return -1;
    parser->in.at = end;
    if (bootstraps_needed(parser->cf) > 0 && !(seen.kinds & 1u << ATTRIBUTE_BOOTSTRAP_METHODS))
        return parser_fail_in(parser, "Missing BootstrapMethods attribute");
    return 0;
}
