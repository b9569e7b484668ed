#include "classfile/class_attributes.h"

#include "classfile/attribute.h"
#include "classfile/member.h"
#include "classfile/modifiers.h"

static int fail_size(struct cf_parser *parser, const char *attribute) {
    return parser_fail_in(parser, "Wrong %s attribute length", attribute);
}

/* Before version 49 nobody checks the length of the attribute: the count decides. */
static int read_inner_classes(struct cf_parser *parser, struct slice body) {
    struct bytes in = {body.at, parser->in.end, false};
    u16 count = bytes_u16(&in);
    if (in.failed || bytes_left(&in) / 8 < count) return fail_size(parser, "InnerClasses");
    struct inner_class *classes = arena_alloc(parser->arena, count * sizeof *classes);
    for (u32 i = 0; i < count; i++) {
        struct inner_class *c = &classes[i];
        c->inner = bytes_u16(&in);
        c->outer = bytes_u16(&in);
        c->name = bytes_u16(&in);
        c->access = bytes_u16(&in) & MODIFIERS_OF_INNER_CLASS;
        if (!parser_has_tag(parser, c->inner, CP_CLASS) || !parser_has_tag_or_0(parser, c->outer, CP_CLASS) ||
            !parser_has_tag_or_0(parser, c->name, CP_UTF8))
            return parser_fail_in(parser, "Invalid constant pool index in InnerClasses attribute");
    }
    parser->cf->inner_classes = classes;
    parser->cf->inner_class_count = count;
    return 0;
}

static int read_enclosing_method(struct cf_parser *parser, struct slice body) {
    if (body.length != 4) return fail_size(parser, "EnclosingMethod");
    u16 class = bytes_peek_u16(body.at), method = bytes_peek_u16(body.at + 2);
    if (!parser_has_tag(parser, class, CP_CLASS))
        return parser_fail_in(parser, "Invalid or out-of-bounds class index in EnclosingMethod attribute");
    if (!parser_has_tag_or_0(parser, method, CP_NAME_AND_TYPE))
        return parser_fail_in(parser, "Invalid or out-of-bounds method index in EnclosingMethod attribute");
    parser->cf->enclosing_class = class;
    parser->cf->enclosing_method = method;
    return 0;
}

static bool is_loadable(const struct cf_parser *parser, u16 index) {
    if (index >= parser->cf->cp_count) return false;
    switch (parser->cf->cp[index].tag) {
    case CP_INTEGER:
    case CP_FLOAT:
    case CP_LONG:
    case CP_DOUBLE:
    case CP_CLASS:
    case CP_STRING:
    case CP_METHOD_HANDLE:
    case CP_METHOD_TYPE:
    case CP_DYNAMIC: return true;
    default: return false;
    }
}

static int read_bootstrap(struct cf_parser *parser, struct bytes *in, struct bootstrap_method *method) {
    method->handle = bytes_u16(in);
    method->argument_count = bytes_u16(in);
    if (in->failed || bytes_left(in) / 2 < method->argument_count) return fail_size(parser, "BootstrapMethods");
    if (!parser_has_tag(parser, method->handle, CP_METHOD_HANDLE))
        return parser_fail_in(parser, "bootstrap_method_index %u has bad constant type", method->handle);
    u16 *arguments = arena_alloc(parser->arena, method->argument_count * sizeof *arguments);
    for (u32 i = 0; i < method->argument_count; i++) {
        arguments[i] = bytes_u16(in);
        if (!is_loadable(parser, arguments[i]))
            return parser_fail_in(parser, "argument_index %u has bad constant type", arguments[i]);
    }
    method->arguments = arguments;
    return 0;
}

static int read_bootstraps(struct cf_parser *parser, struct slice body) {
    struct bytes in = bytes_of(body);
    u16 count = bytes_u16(&in);
    if (in.failed || bytes_left(&in) / 4 < count) return fail_size(parser, "BootstrapMethods");
    struct bootstrap_method *methods = arena_alloc(parser->arena, count * sizeof *methods);
    for (u32 i = 0; i < count; i++)
        if (read_bootstrap(parser, &in, &methods[i])) return -1;
    parser->cf->bootstraps = methods;
    parser->cf->bootstrap_count = count;
    return 0;
}

/* parser->in stands after the component's descriptor, inside the Record attribute. */
static int read_component_attributes(struct cf_parser *parser, struct cf_record_component *component, u16 count) {
    while (count--) {
        enum attribute kind;
        struct slice body;
        if (attribute_next(parser, &kind, &body)) return -1;
        if (kind == ATTRIBUTE_SIGNATURE && attribute_index(parser, body, CP_UTF8, &component->signature)) return -1;
        annotations_keep(&component->annotations, kind, body);
    }
    return 0;
}

static int read_components(struct cf_parser *parser, u16 count) {
    struct bytes *in = &parser->in;
    struct cf_record_component *components = arena_alloc(parser->arena, count * sizeof *components);
    for (u32 i = 0; i < count; i++) {
        components[i].name = bytes_u16(in);
        components[i].descriptor = bytes_u16(in);
        u16 attribute_count = bytes_u16(in);
        if (in->failed) return fail_size(parser, "Record");
        if (!parser_has_tag(parser, components[i].name, CP_UTF8) ||
            !parser_has_tag(parser, components[i].descriptor, CP_UTF8))
            return parser_fail_in(parser, "Invalid constant pool index in Record attribute");
        if (read_component_attributes(parser, &components[i], attribute_count)) return -1;
    }
    parser->cf->record_components = components;
    parser->cf->record_component_count = count;
    parser->cf->is_record = true;
    return 0;
}

static int read_record(struct cf_parser *parser, struct slice body) {
    struct bytes after = parser->in;
    parser->in = bytes_of(body);
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed || bytes_left(&parser->in) / 6 < count) return fail_size(parser, "Record");
    int result = read_components(parser, count);
    parser->in = after;
    return result;
}

static int read_attribute(struct cf_parser *parser, enum attribute kind, struct slice body) {
    struct classfile *cf = parser->cf;
    switch (kind) {
    case ATTRIBUTE_SOURCE_FILE: return attribute_index(parser, body, CP_UTF8, &cf->source_file);
    case ATTRIBUTE_SIGNATURE: return attribute_index(parser, body, CP_UTF8, &cf->signature);
    case ATTRIBUTE_NEST_HOST: return attribute_index(parser, body, CP_CLASS, &cf->nest_host);
    case ATTRIBUTE_NEST_MEMBERS:
        return attribute_indices(parser, body, CP_CLASS, &cf->nest_member_count, &cf->nest_members);
    case ATTRIBUTE_PERMITTED_SUBCLASSES:
        cf->is_sealed = true;
        return attribute_indices(parser, body, CP_CLASS, &cf->permitted_count, &cf->permitted);
    case ATTRIBUTE_INNER_CLASSES: return read_inner_classes(parser, body);
    case ATTRIBUTE_ENCLOSING_METHOD: return read_enclosing_method(parser, body);
    case ATTRIBUTE_BOOTSTRAP_METHODS: return read_bootstraps(parser, body);
    case ATTRIBUTE_RECORD: return read_record(parser, body);
    case ATTRIBUTE_SYNTHETIC: cf->access |= MODIFIER_SYNTHETIC; return 0;
    default: annotations_keep(&cf->annotations, kind, body); return 0;
    }
}

static int check_bootstrap_numbers(struct cf_parser *parser) {
    const struct classfile *cf = parser->cf;
    for (u32 i = 1; i < cf->cp_count; i++) {
        u8 tag = cf->cp[i].tag;
        if ((tag == CP_DYNAMIC || tag == CP_INVOKE_DYNAMIC) && cf->cp[i].a >= cf->bootstrap_count)
            return parser_fail_in(parser, "Short length on BootstrapMethods");
    }
    return 0;
}

int class_attributes_read(struct cf_parser *parser) {
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    while (count--) {
        enum attribute kind;
        struct slice body;
        if (attribute_next(parser, &kind, &body) || read_attribute(parser, kind, body)) return -1;
    }
    return check_bootstrap_numbers(parser);
}
