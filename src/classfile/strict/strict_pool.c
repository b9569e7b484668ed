#include "classfile/strict/strict_pool.h"

#include "classfile/strict/strict_names.h"

enum { HANDLE_INVOKE_VIRTUAL = 5, HANDLE_INVOKE_STATIC, HANDLE_INVOKE_SPECIAL, HANDLE_NEW, HANDLE_INVOKE_INTERFACE };

static int need(struct cf_parser *parser, u16 index, u8 tag) {
    return parser_has_tag(parser, index, tag) ? 0 : parser_fail_in(parser, "Invalid constant pool index %u", index);
}

static int fail_handle(struct cf_parser *parser, u16 index, const char *what) {
    return parser_fail(parser, "Invalid constant pool index %u in class file %.*s (not %s)", index, TEXT(parser->name),
                       what);
}

static int check_handle_reference(struct cf_parser *parser, u32 at) {
    const struct classfile *cf = parser->cf;
    u16 index = cf->cp[at].a;
    if (index == 0 || index >= cf->cp_count) return parser_fail_in(parser, "Invalid constant pool index %u", index);
    u8 tag = cf->cp[index].tag, kind = cf->cp[at].kind;
    if (kind == 0 || kind > HANDLE_INVOKE_INTERFACE)
        return parser_fail_in(parser, "Bad method handle kind at constant pool index %u", at);
    if (kind < HANDLE_INVOKE_VIRTUAL) return tag == CP_FIELDREF ? 0 : fail_handle(parser, index, "a field");
    if (kind == HANDLE_INVOKE_INTERFACE)
        return tag == CP_INTERFACE_METHODREF ? 0 : fail_handle(parser, index, "an interface method");
    bool may_be_interface = (kind == HANDLE_INVOKE_STATIC || kind == HANDLE_INVOKE_SPECIAL) && cf->major >= 52;
    if (tag == CP_METHODREF || (tag == CP_INTERFACE_METHODREF && may_be_interface)) return 0;
    return fail_handle(parser, index, "a method");
}

static int check_references(struct cf_parser *parser, u32 at) {
    const struct cp_entry *entry = &parser->cf->cp[at];
    switch (entry->tag) {
    case CP_CLASS:
    case CP_STRING:
    case CP_METHOD_TYPE: return need(parser, entry->a, CP_UTF8);
    case CP_FIELDREF:
    case CP_METHODREF:
    case CP_INTERFACE_METHODREF:
        return need(parser, entry->a, CP_CLASS) || need(parser, entry->b, CP_NAME_AND_TYPE) ? -1 : 0;
    case CP_NAME_AND_TYPE: return need(parser, entry->a, CP_UTF8) || need(parser, entry->b, CP_UTF8) ? -1 : 0;
    case CP_METHOD_HANDLE: return check_handle_reference(parser, at);
    case CP_DYNAMIC:
    case CP_INVOKE_DYNAMIC: return need(parser, entry->b, CP_NAME_AND_TYPE);
    default: return 0;
    }
}

static bool is_method_descriptor(struct slice text) { return text.length != 0 && text.at[0] == '('; }

static int check_name_and_type(struct cf_parser *parser, const struct cp_entry *entry) {
    struct slice name = cp_utf8(parser->cf, entry->a), descriptor = cp_utf8(parser->cf, entry->b);
    if (descriptor.length == 0 || name.length == 0)
        return parser_fail(parser, "Illegal zero length constant pool entry at %u in class %.*s",
                           descriptor.length == 0 ? entry->b : entry->a, TEXT(parser->name));
    u32 arg_slots;
    if (is_method_descriptor(descriptor)) {
        if (strict_method_name(parser, entry->a)) return -1;
        return strict_method_descriptor(parser, name, entry->b, &arg_slots);
    }
    return strict_field_name(parser, entry->a) || strict_field_descriptor(parser, entry->a, entry->b) ? -1 : 0;
}

/* Field references have field descriptors, others method descriptors; the descriptors themselves are checked where
 * they stand. */
static int check_member_reference(struct cf_parser *parser, const struct cp_entry *entry) {
    const struct cp_entry *name_and_type = &parser->cf->cp[entry->b];
    struct slice name = cp_utf8(parser->cf, name_and_type->a);
    bool is_method = is_method_descriptor(cp_utf8(parser->cf, name_and_type->b));
    bool is_field = entry->tag == CP_FIELDREF || entry->tag == CP_DYNAMIC;
    if (entry->tag == CP_DYNAMIC && is_method)
        return strict_fail_signature(parser, "CONSTANT_Dynamic", name, name_and_type->b);
    if (is_field == is_method)
        return strict_fail_signature(parser, is_field ? "Field" : "Method", name, name_and_type->b);
    if (entry->tag == CP_METHODREF && name.length != 0 && name.at[0] == '<' && !slice_is(name, "<init>"))
        return parser_fail_in(parser, "Bad method name at constant pool index %u", name_and_type->a);
    return 0;
}

static int check_handle_name(struct cf_parser *parser, const struct cp_entry *entry) {
    if (entry->kind < HANDLE_INVOKE_VIRTUAL || entry->kind > HANDLE_NEW) return 0;
    u16 name = parser->cf->cp[parser->cf->cp[entry->a].b].a;
    bool is_init = slice_is(cp_utf8(parser->cf, name), "<init>");
    if (entry->kind == HANDLE_NEW && !is_init)
        return parser_fail_in(parser, "Bad constructor name at constant pool index %u", name);
    if (entry->kind != HANDLE_NEW && is_init)
        return parser_fail_in(parser, "Bad method name at constant pool index %u", name);
    return 0;
}

static int check_text(struct cf_parser *parser, u32 at) {
    const struct cp_entry *entry = &parser->cf->cp[at];
    static const char method_type[] = "type";
    u32 arg_slots;
    switch (entry->tag) {
    case CP_CLASS: return strict_class_name(parser, entry->a);
    case CP_NAME_AND_TYPE: return check_name_and_type(parser, entry);
    case CP_DYNAMIC:
    case CP_INVOKE_DYNAMIC:
    case CP_FIELDREF:
    case CP_METHODREF:
    case CP_INTERFACE_METHODREF: return check_member_reference(parser, entry);
    case CP_METHOD_HANDLE: return check_handle_name(parser, entry);
    case CP_METHOD_TYPE:
        return strict_method_descriptor(parser, (struct slice){(const u8 *)method_type, sizeof method_type - 1},
                                        entry->a, &arg_slots);
    default: return 0;
    }
}

int strict_check_pool(struct cf_parser *parser) {
    u32 count = parser->cf->cp_count;
    for (u32 i = 1; i < count; i++)
        if (check_references(parser, i)) return -1;
    for (u32 i = 1; i < count; i++)
        if (check_text(parser, i)) return -1;
    return 0;
}
