#include "classfile/strict/strict_code.h"

#include "classfile/strict/strict_attribute.h"

enum { LONGEST_CODE = 65535 };

static int check_handlers(struct cf_parser *parser, u32 count, u32 code_length) {
    if (bytes_left(&parser->in) < count * 8) return parser_fail_truncated(parser);
    for (u32 i = 0; i < count; i++) {
        u16 start = bytes_u16(&parser->in), end = bytes_u16(&parser->in);
        u16 target = bytes_u16(&parser->in), type = bytes_u16(&parser->in);
        if (start >= end || end > code_length) return parser_fail_in(parser, "Illegal exception table range");
        if (target >= code_length) return parser_fail_in(parser, "Illegal exception table handler");
        if (!parser_has_tag_or_0(parser, type, CP_CLASS))
            return parser_fail_in(parser, "Catch type in exception table has bad constant type");
    }
    return 0;
}

static int line_numbers(struct cf_parser *parser, u32 length, u32 code_length) {
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (length != 2 + count * 4u) return parser_fail_in(parser, "LineNumberTable attribute has wrong length");
    if (bytes_left(&parser->in) < count * 4u) return parser_fail_truncated(parser);
    for (u32 i = 0; i < count; i++) {
        u16 start = bytes_u16(&parser->in);
        bytes_skip(&parser->in, 2);
        if (start >= code_length) return parser_fail_in(parser, "Invalid pc in LineNumberTable");
    }
    return 0;
}

struct code {
    u16 max_locals;
    u32 length;
    struct seen seen;
    struct strict_locals *locals;
};

static int check_attribute(struct cf_parser *parser, struct code *code, u32 *length) {
    enum attribute kind;
    if (strict_attribute_head(parser, "Invalid code attribute name index", &kind, length)) return -1;
    switch (kind) {
    case ATTRIBUTE_LINE_NUMBERS: return line_numbers(parser, *length, code->length);
    case ATTRIBUTE_LOCALS:
    case ATTRIBUTE_LOCAL_TYPES:
        return strict_read_locals(parser, code->locals, kind == ATTRIBUTE_LOCAL_TYPES, *length, code->length,
                                  code->max_locals);
    case ATTRIBUTE_STACK_MAP:
        if (strict_once(parser, &code->seen, kind, "")) return -1;
        return strict_skip(parser, *length);
    default: return strict_skip(parser, *length);
    }
}

/* *size becomes what the attribute's length should have been. Sums wrap as HotSpot's 32-bit ones do. */
static int check_attributes(struct cf_parser *parser, struct code *code, u32 *size) {
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    for (u32 i = 0; i < count; i++) {
        u32 length;
        if (check_attribute(parser, code, &length)) return -1;
        *size += 6 + length;
    }
    return 0;
}

static int check_sizes(struct cf_parser *parser, struct code *code, u32 arg_slots) {
    if (bytes_left(&parser->in) < 8) return parser_fail_truncated(parser);
    bytes_skip(&parser->in, 2);
    code->max_locals = bytes_u16(&parser->in);
    code->length = bytes_u32(&parser->in);
    if (arg_slots > code->max_locals) return parser_fail_in(parser, "Arguments can't fit into locals");
    if (code->length == 0 || code->length > LONGEST_CODE)
        return parser_fail_in(parser, "Invalid method Code length %u", code->length);
    return strict_skip(parser, code->length);
}

int strict_check_code(struct cf_parser *parser, u32 length, u32 arg_slots, struct strict_locals *locals) {
    struct code code = {.locals = locals};
    if (check_sizes(parser, &code, arg_slots)) return -1;
    u16 handlers = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    u32 size = 12 + code.length + handlers * 8u;
    if (check_handlers(parser, handlers, code.length) || check_attributes(parser, &code, &size)) return -1;
    return size == length ? 0 : parser_fail_in(parser, "Code segment has wrong length");
}
