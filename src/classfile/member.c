#include "classfile/member.h"

#include "classfile/modifiers.h"

int attribute_next(struct cf_parser *parser, enum attribute *kind, struct slice *body) {
    u16 name = bytes_u16(&parser->in);
    u32 length = bytes_u32(&parser->in);
    *body = bytes_take(&parser->in, length);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (!parser_has_tag(parser, name, CP_UTF8)) return parser_fail_in(parser, "Invalid attribute name index %u", name);
    *kind = attribute_named(cp_utf8(parser->cf, name));
    if (attribute_since(*kind) > parser->cf->major) *kind = ATTRIBUTE_UNKNOWN;
    return 0;
}

int attribute_index(struct cf_parser *parser, struct slice body, u8 tag, u16 *out) {
    if (body.length != 2) return parser_fail_in(parser, "Wrong size %zu of an attribute", body.length);
    *out = bytes_peek_u16(body.at);
    if (!parser_has_tag(parser, *out, tag)) return parser_fail_in(parser, "Invalid constant pool index %u", *out);
    return 0;
}

int attribute_indices(struct cf_parser *parser, struct slice body, u8 tag, u16 *count, const u16 **out) {
    struct bytes in = bytes_of(body);
    u16 number = bytes_u16(&in);
    if (in.failed || bytes_left(&in) != number * 2u)
        return parser_fail_in(parser, "Wrong size %zu of an attribute", body.length);
    u16 *indices = arena_alloc(parser->arena, number * sizeof *indices);
    for (u32 i = 0; i < number; i++) {
        indices[i] = bytes_u16(&in);
        if (!parser_has_tag(parser, indices[i], tag))
            return parser_fail_in(parser, "Invalid constant pool index %u", indices[i]);
    }
    *count = number;
    *out = indices;
    return 0;
}

void annotations_keep(struct annotations *annotations, enum attribute kind, struct slice body) {
    switch (kind) {
    case ATTRIBUTE_VISIBLE_ANNOTATIONS: annotations->visible = body; break;
    case ATTRIBUTE_INVISIBLE_ANNOTATIONS: annotations->invisible = body; break;
    case ATTRIBUTE_VISIBLE_PARAMETERS: annotations->visible_parameters = body; break;
    case ATTRIBUTE_VISIBLE_TYPES: annotations->visible_type = body; break;
    case ATTRIBUTE_ANNOTATION_DEFAULT: annotations->annotation_default = body; break;
    default: break;
    }
}

/* Every member takes at least 8 bytes, so a count that the file cannot hold is refused before memory is taken. */
static int read_count(struct cf_parser *parser, u16 *count) {
    *count = bytes_u16(&parser->in);
    if (parser->in.failed || bytes_left(&parser->in) / 8 < *count) return parser_fail_truncated(parser);
    return 0;
}

static int read_head(struct cf_parser *parser, struct cf_member *member, u16 *attribute_count) {
    struct bytes *in = &parser->in;
    member->access = bytes_u16(in);
    member->name = bytes_u16(in);
    member->descriptor = bytes_u16(in);
    *attribute_count = bytes_u16(in);
    if (in->failed) return parser_fail_truncated(parser);
    if (!parser_has_tag(parser, member->name, CP_UTF8))
        return parser_fail_in(parser, "Invalid constant pool index %u for name", member->name);
    if (!parser_has_tag(parser, member->descriptor, CP_UTF8))
        return parser_fail_in(parser, "Invalid constant pool index %u for signature", member->descriptor);
    return 0;
}

/* A constant that a field of this type can start with. */
static bool is_constant_of(const struct cf_parser *parser, u16 index, struct slice descriptor) {
    u8 tag = index < parser->cf->cp_count ? parser->cf->cp[index].tag : CP_UNUSABLE;
    switch (descriptor.length ? descriptor.at[0] : 0) {
    case 'B':
    case 'C':
    case 'I':
    case 'S':
    case 'Z': return tag == CP_INTEGER;
    case 'J': return tag == CP_LONG;
    case 'F': return tag == CP_FLOAT;
    case 'D': return tag == CP_DOUBLE;
    case 'L': return tag == CP_STRING && slice_is(descriptor, "Ljava/lang/String;");
    default: return false;
    }
}

static bool is_static(const struct cf_member *member) { return member->access & MODIFIER_STATIC; }

/* Only static fields have a ConstantValue that counts. */
static int read_constant_value(struct cf_parser *parser, struct cf_member *field, struct slice body) {
    if (!is_static(field)) return 0;
    if (body.length != 2)
        return parser_fail_in(parser, "Wrong size %zu for field's ConstantValue attribute", body.length);
    u16 index = bytes_peek_u16(body.at);
    if (!is_constant_of(parser, index, cp_utf8(parser->cf, field->descriptor)))
        return parser_fail_in(parser, "Inconsistent constant value type");
    field->constant_value = index;
    return 0;
}

static int read_field(struct cf_parser *parser, struct cf_member *field) {
    u16 attribute_count;
    if (read_head(parser, field, &attribute_count)) return -1;
    field->access &= MODIFIERS_OF_FIELD;
    while (attribute_count--) {
        enum attribute kind;
        struct slice body;
        int result = attribute_next(parser, &kind, &body);
        if (!result && kind == ATTRIBUTE_CONSTANT_VALUE) result = read_constant_value(parser, field, body);
        else if (!result && kind == ATTRIBUTE_SIGNATURE)
            result = attribute_index(parser, body, CP_UTF8, &field->signature);
        else if (!result && kind == ATTRIBUTE_SYNTHETIC) field->access |= MODIFIER_SYNTHETIC;
        if (result) return result;
        annotations_keep(&field->annotations, kind, body);
    }
    return 0;
}

int members_read_fields(struct cf_parser *parser) {
    struct classfile *cf = parser->cf;
    if (read_count(parser, &cf->field_count)) return -1;
    cf->fields = arena_alloc(parser->arena, cf->field_count * sizeof *cf->fields);
    for (u32 i = 0; i < cf->field_count; i++)
        if (read_field(parser, &cf->fields[i])) return -1;
    return 0;
}

static int read_method_attribute(struct cf_parser *parser, struct cf_member *method, enum attribute kind,
                                 struct slice body) {
    switch (kind) {
    case ATTRIBUTE_CODE: method->code = body; return 0;
    case ATTRIBUTE_EXCEPTIONS:
        return attribute_indices(parser, body, CP_CLASS, &method->exception_count, &method->exceptions);
    case ATTRIBUTE_SIGNATURE: return attribute_index(parser, body, CP_UTF8, &method->signature);
    case ATTRIBUTE_METHOD_PARAMETERS: method->parameters = body; return 0;
    case ATTRIBUTE_SYNTHETIC: method->access |= MODIFIER_SYNTHETIC; return 0;
    default: annotations_keep(&method->annotations, kind, body); return 0;
    }
}

static int read_method(struct cf_parser *parser, struct cf_member *method) {
    u16 attribute_count;
    if (read_head(parser, method, &attribute_count)) return -1;
    method->access &= MODIFIERS_OF_METHOD;
    if (slice_is(cp_utf8(parser->cf, method->name), "<clinit>"))
        method->access = modifiers_of_clinit(method->access, parser->cf->major);
    while (attribute_count--) {
        enum attribute kind;
        struct slice body;
        if (attribute_next(parser, &kind, &body) || read_method_attribute(parser, method, kind, body)) return -1;
    }
    return 0;
}

int members_read_methods(struct cf_parser *parser) {
    struct classfile *cf = parser->cf;
    if (read_count(parser, &cf->method_count)) return -1;
    cf->methods = arena_alloc(parser->arena, cf->method_count * sizeof *cf->methods);
    for (u32 i = 0; i < cf->method_count; i++)
        if (read_method(parser, &cf->methods[i])) return -1;
    return 0;
}
