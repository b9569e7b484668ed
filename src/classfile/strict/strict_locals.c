#include "classfile/strict/strict_locals.h"

#include <stdlib.h>

#include "base/map.h"
#include "classfile/strict/strict_names.h"

static int check_range(struct cf_parser *parser, const char *table, u16 start, u16 length, u32 code_length) {
    if (start >= code_length) return parser_fail_in(parser, "Invalid start_pc %u in %s", start, table);
    if ((u32)start + length > code_length) return parser_fail_in(parser, "Invalid length %u in %s", length, table);
    return 0;
}

static int check_names(struct cf_parser *parser, const char *table, u16 name, u16 descriptor, bool of_types) {
    if (!parser_has_tag(parser, name, CP_UTF8))
        return parser_fail_in(parser, "Name index %u in %s has bad constant type", name, table);
    if (!parser_has_tag(parser, descriptor, CP_UTF8))
        return parser_fail_in(parser, "Signature index %u in %s has bad constant type", descriptor, table);
    if (strict_field_name(parser, name)) return -1;
    return of_types ? 0 : strict_field_descriptor(parser, name, descriptor);
}

/* A type table holds signatures, whose slots are not looked at. */
static u32 slots_of(const struct cf_parser *parser, u16 descriptor, bool of_types) {
    struct slice text = cp_utf8(parser->cf, descriptor);
    return !of_types && (slice_is(text, "J") || slice_is(text, "D")) ? 2 : 1;
}

static int read_entry(struct cf_parser *parser, struct strict_locals *locals, bool of_types, u32 code_length,
                      u16 max_locals) {
    const char *table = of_types ? "LocalVariableTypeTable" : "LocalVariableTable";
    u16 start = bytes_u16(&parser->in), length = bytes_u16(&parser->in);
    u16 name = bytes_u16(&parser->in), descriptor = bytes_u16(&parser->in), index = bytes_u16(&parser->in);
    if (check_range(parser, table, start, length, code_length) ||
        check_names(parser, table, name, descriptor, of_types))
        return -1;
    if (index + slots_of(parser, descriptor, of_types) > max_locals)
        return parser_fail_in(parser, "Invalid index %u in %s", index, table);
    u64 entry = (u64)start << 48 | (u64)length << 32 | (u64)name << 16 | index;
    if (of_types) vec_push(&locals->types, entry);
    else vec_push(&locals->variables, entry);
    return 0;
}

int strict_read_locals(struct cf_parser *parser, struct strict_locals *locals, bool of_types, u32 length,
                       u32 code_length, u16 max_locals) {
    u16 count = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (length != 2 + count * 10u)
        return parser_fail_in(parser, "%s has wrong length",
                              of_types ? "LocalVariableTypeTable" : "LocalVariableTable");
    if (bytes_left(&parser->in) < count * 10u) return parser_fail_truncated(parser);
    for (u32 i = 0; i < count; i++)
        if (read_entry(parser, locals, of_types, code_length, max_locals)) return -1;
    return 0;
}

static struct slice name_of(const struct cf_parser *parser, u64 entry) {
    return cp_utf8(parser->cf, (u16)(entry >> 16));
}

enum { HAS_VARIABLE, HAS_TYPE };

static int check_variables(struct cf_parser *parser, const struct strict_locals *locals, struct map *known) {
    u64 state;
    for (u32 i = 0; i < locals->variables.count; i++) {
        u64 entry = locals->variables.items[i];
        struct slice name = name_of(parser, entry);
        if (parser->cf->major >= 49 && map_get(known, entry, &state))
            return parser_fail_in(parser, "Duplicated LocalVariableTable attribute entry for '%.*s'", TEXT(name));
        map_put(known, entry, HAS_VARIABLE);
    }
    return 0;
}

static int check_types(struct cf_parser *parser, const struct strict_locals *locals, struct map *known) {
    u64 state;
    for (u32 i = 0; i < locals->types.count; i++) {
        u64 entry = locals->types.items[i];
        struct slice name = name_of(parser, entry);
        if (!map_get(known, entry, &state))
            return parser_fail(parser, "LVTT entry for '%.*s' in class file %.*s does not match any LVT entry",
                               TEXT(name), TEXT(parser->name));
        if (state == HAS_TYPE)
            return parser_fail_in(parser, "Duplicated LocalVariableTypeTable attribute entry for '%.*s'", TEXT(name));
        map_put(known, entry, HAS_TYPE);
    }
    return 0;
}

int strict_check_locals(struct cf_parser *parser, const struct strict_locals *locals) {
    if (locals->variables.count == 0) return 0;
    struct map *known = map_new();
    int result = check_variables(parser, locals, known);
    if (!result) result = check_types(parser, locals, known);
    map_free(known);
    return result;
}

void strict_locals_free(struct strict_locals *locals) {
    vec_free(&locals->variables);
    vec_free(&locals->types);
}
