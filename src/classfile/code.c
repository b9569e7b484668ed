#include "classfile/code.h"

#include "base/bytes.h"
#include "classfile/attribute.h"

static int fail(struct diag *diag, const struct classfile *cf, const char *what) {
    struct slice name = cp_name(cf, cf->this_class);
    return diag_set(diag, "%s in class file %.*s", what, (int)name.length, (const char *)name.at);
}

static int read_handlers(struct arena *arena, const struct classfile *cf, struct bytes *in, struct cf_code *code,
                         struct diag *diag) {
    u16 count = bytes_u16(in);
    if (bytes_left(in) / 8 < count) return fail(diag, cf, "Truncated exception table");
    struct cf_handler *handlers = arena_alloc(arena, count * sizeof *handlers);
    for (u32 i = 0; i < count; i++) {
        struct cf_handler *h = &handlers[i];
        h->start = bytes_u16(in);
        h->end = bytes_u16(in);
        h->target = bytes_u16(in);
        h->type = bytes_u16(in);
        if (h->start >= h->end || h->end > code->code.length || h->target >= code->code.length)
            return fail(diag, cf, "Illegal exception table range");
        if (h->type != 0 && (h->type >= cf->cp_count || cf->cp[h->type].tag != CP_CLASS))
            return fail(diag, cf, "Catch type in exception table has bad constant type");
    }
    code->handlers = handlers;
    code->handler_count = count;
    return 0;
}

/* Room for the entries so far and `more` others. Several tables in one Code are rare. */
static void *extend(struct arena *arena, const void *items, u32 count, u32 more, size_t size) {
    u8 *larger = arena_alloc(arena, (count + (size_t)more) * size);
    if (count) __builtin_memcpy(larger, items, count * size);
    return larger;
}

static int read_lines(struct arena *arena, const struct classfile *cf, struct slice body, struct cf_code *code,
                      struct diag *diag) {
    struct bytes in = bytes_of(body);
    u16 count = bytes_u16(&in);
    if (in.failed || bytes_left(&in) != count * 4u) return fail(diag, cf, "LineNumberTable attribute has wrong length");
    struct cf_line *lines = extend(arena, code->lines, code->line_count, count, sizeof *lines);
    for (u32 i = 0; i < count; i++) {
        struct cf_line *line = &lines[code->line_count + i];
        line->start = bytes_u16(&in);
        line->line = bytes_u16(&in);
        if (line->start >= code->code.length) return fail(diag, cf, "Invalid pc in LineNumberTable");
    }
    code->lines = lines;
    code->line_count += count;
    return 0;
}

static bool is_utf8(const struct classfile *cf, u16 index) {
    return index < cf->cp_count && cf->cp[index].tag == CP_UTF8;
}

static int read_locals(struct arena *arena, const struct classfile *cf, struct slice body, struct cf_code *code,
                       struct diag *diag) {
    struct bytes in = bytes_of(body);
    u16 count = bytes_u16(&in);
    if (in.failed || bytes_left(&in) != count * 10u)
        return fail(diag, cf, "LocalVariableTable attribute has wrong length");
    struct cf_local *locals = extend(arena, code->locals, code->local_count, count, sizeof *locals);
    for (u32 i = 0; i < count; i++) {
        struct cf_local *local = &locals[code->local_count + i];
        local->start = bytes_u16(&in);
        local->length = bytes_u16(&in);
        local->name = bytes_u16(&in);
        local->descriptor = bytes_u16(&in);
        local->index = bytes_u16(&in);
        if ((u32)local->start + local->length > code->code.length)
            return fail(diag, cf, "Invalid range in LocalVariableTable");
        if (!is_utf8(cf, local->name) || !is_utf8(cf, local->descriptor))
            return fail(diag, cf, "Name or signature in LocalVariableTable has bad constant type");
    }
    code->locals = locals;
    code->local_count += count;
    return 0;
}

static int read_attribute(struct arena *arena, const struct classfile *cf, struct bytes *in, struct cf_code *code,
                          struct diag *diag) {
    u16 name = bytes_u16(in);
    u32 length = bytes_u32(in);
    struct slice body = bytes_take(in, length);
    if (in->failed) return fail(diag, cf, "Truncated Code attribute");
    if (!is_utf8(cf, name)) return fail(diag, cf, "Invalid attribute name in Code attribute");
    switch (attribute_named(cp_utf8(cf, name))) {
    case ATTRIBUTE_LINE_NUMBERS: return read_lines(arena, cf, body, code, diag);
    case ATTRIBUTE_LOCALS: return read_locals(arena, cf, body, code, diag);
    case ATTRIBUTE_STACK_MAP:
        if (cf->major >= attribute_since(ATTRIBUTE_STACK_MAP)) code->stack_map = body;
        return 0;
    default: return 0;
    }
}

int code_parse(struct arena *arena, const struct classfile *cf, const struct cf_member *method, struct cf_code *out,
               struct diag *diag) {
    *out = (struct cf_code){0};
    struct bytes in = bytes_of(method->code);
    out->max_stack = bytes_u16(&in);
    out->max_locals = bytes_u16(&in);
    u32 length = bytes_u32(&in);
    if (length == 0 || length > 65535) return fail(diag, cf, "Invalid method Code length");
    out->code = bytes_take(&in, length);
    if (in.failed) return fail(diag, cf, "Truncated Code attribute");
    if (read_handlers(arena, cf, &in, out, diag)) return -1;
    u16 attribute_count = bytes_u16(&in);
    if (in.failed) return fail(diag, cf, "Truncated Code attribute");
    while (attribute_count--)
        if (read_attribute(arena, cf, &in, out, diag)) return -1;
    return bytes_left(&in) == 0 ? 0 : fail(diag, cf, "Code attribute has wrong length");
}

/* An entry at exactly the offset is taken at once; otherwise the entry with the greatest start before it, the last
 * one when several share that start. */
int code_line(const struct cf_code *code, u32 offset) {
    int line = -1;
    u32 best = 0;
    for (u32 i = 0; i < code->line_count; i++) {
        u32 start = code->lines[i].start;
        if (start == offset) return code->lines[i].line;
        if (start < offset && start >= best) {
            best = start;
            line = code->lines[i].line;
        }
    }
    return line;
}
