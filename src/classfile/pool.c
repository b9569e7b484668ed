#include "classfile/pool.h"

#include "classfile/descriptor.h"

static int fail_tag(struct cf_parser *parser, u8 tag) { return parser_fail_in(parser, "Unknown constant tag %u", tag); }

/* Some tags came with later versions of the format. */
static int check_version_of_tag(struct cf_parser *parser, u8 tag) {
    u16 major = parser->cf->major;
    u16 since = tag == CP_MODULE || tag == CP_PACKAGE ? 53 : tag == CP_DYNAMIC ? 55 : 51;
    if (major >= since) return 0;
    if (since == 53) return fail_tag(parser, tag);
    return parser_fail_in(parser, "Class file version does not support constant tag %u", tag);
}

static int read_utf8(struct cf_parser *parser, bool strict, struct cp_entry *entry) {
    entry->length = bytes_u16(&parser->in);
    struct slice text = bytes_take(&parser->in, entry->length);
    entry->utf8 = text.at;
    bool more = bytes_left(&parser->in) > 0; /* else the file is too short, which is said first */
    if (strict && more && !utf8_is_legal(text, parser->cf->major))
        return parser_fail_in(parser, "Illegal UTF8 string in constant pool");
    return 0;
}

/* One constant after its tag. The caller notices when there are too few bytes. */
static int read_constant(struct cf_parser *parser, bool strict, struct cp_entry *entry, u8 *bad_tag) {
    struct bytes *in = &parser->in;
    switch (entry->tag) {
    case CP_UTF8: return read_utf8(parser, strict, entry);
    case CP_INTEGER:
    case CP_FLOAT: entry->bits = bytes_u32(in); return 0;
    case CP_LONG:
    case CP_DOUBLE: entry->bits = bytes_u64(in); return 0;
    case CP_CLASS:
    case CP_STRING: entry->a = bytes_u16(in); return 0;
    case CP_FIELDREF:
    case CP_METHODREF:
    case CP_INTERFACE_METHODREF:
    case CP_NAME_AND_TYPE:
        entry->a = bytes_u16(in);
        entry->b = bytes_u16(in);
        return 0;
    case CP_METHOD_HANDLE:
        entry->kind = bytes_u8(in);
        entry->a = bytes_u16(in);
        return check_version_of_tag(parser, entry->tag);
    case CP_MODULE:
    case CP_PACKAGE:
        *bad_tag = entry->tag;
        entry->a = bytes_u16(in);
        return check_version_of_tag(parser, entry->tag);
    case CP_METHOD_TYPE: entry->a = bytes_u16(in); return check_version_of_tag(parser, entry->tag);
    case CP_DYNAMIC:
    case CP_INVOKE_DYNAMIC:
        entry->a = bytes_u16(in);
        entry->b = bytes_u16(in);
        return check_version_of_tag(parser, entry->tag);
    default: return fail_tag(parser, entry->tag);
    }
}

int pool_read(struct cf_parser *parser, bool strict, u8 *bad_tag) {
    struct bytes *in = &parser->in;
    u16 count = bytes_u16(in);
    if (in->failed || bytes_left(in) < 1) return parser_fail_truncated(parser);
    if (count < 1) return parser_fail_in(parser, "Illegal constant pool size %u", count);
    struct cp_entry *cp = arena_alloc(parser->arena, count * sizeof *cp);
    *bad_tag = 0;
    for (u32 i = 1; i < count; i++) {
        cp[i].tag = bytes_u8(in);
        if (in->failed) return parser_fail_truncated(parser);
        if (read_constant(parser, strict, &cp[i], bad_tag)) return -1;
        if (in->failed || bytes_left(in) < 1) /* HotSpot asks for a constant and the byte after it */
            return parser_fail_truncated(parser);
        if (cp[i].tag != CP_LONG && cp[i].tag != CP_DOUBLE) continue;
        if (++i >= count) return parser_fail_in(parser, "Invalid constant pool entry %u", i - 1);
    }
    parser->cf->cp = cp;
    parser->cf->cp_count = count;
    return 0;
}

static bool is_member_of_handle(const struct cf_parser *parser, const struct cp_entry *handle) {
    if (handle->a >= parser->cf->cp_count) return false;
    u8 tag = parser->cf->cp[handle->a].tag;
    switch (handle->kind) {
    case 1:
    case 2:
    case 3:
    case 4: return tag == CP_FIELDREF;
    case 5:
    case 8: return tag == CP_METHODREF;
    case 6:
    case 7: return tag == CP_METHODREF || (tag == CP_INTERFACE_METHODREF && parser->cf->major >= 52);
    case 9: return tag == CP_INTERFACE_METHODREF;
    default: return false;
    }
}

static bool references_are_good(const struct cf_parser *parser, const struct cp_entry *entry) {
    switch (entry->tag) {
    case CP_CLASS:
    case CP_STRING:
    case CP_METHOD_TYPE:
    case CP_MODULE:
    case CP_PACKAGE: return parser_has_tag(parser, entry->a, CP_UTF8);
    case CP_FIELDREF:
    case CP_METHODREF:
    case CP_INTERFACE_METHODREF:
        return parser_has_tag(parser, entry->a, CP_CLASS) && parser_has_tag(parser, entry->b, CP_NAME_AND_TYPE);
    case CP_NAME_AND_TYPE:
        return parser_has_tag(parser, entry->a, CP_UTF8) && parser_has_tag(parser, entry->b, CP_UTF8);
    case CP_METHOD_HANDLE: return is_member_of_handle(parser, entry);
    case CP_DYNAMIC:
    case CP_INVOKE_DYNAMIC: return parser_has_tag(parser, entry->b, CP_NAME_AND_TYPE);
    default: return true;
    }
}

int pool_check_references(struct cf_parser *parser) {
    const struct classfile *cf = parser->cf;
    for (u32 i = 1; i < cf->cp_count; i++)
        if (!references_are_good(parser, &cf->cp[i]))
            return parser_fail_in(parser, "Invalid constant pool index %u", i);
    return 0;
}
