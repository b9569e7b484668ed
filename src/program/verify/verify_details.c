#include "program/verify/verify_details.h"

#include "base/bytes.h"

enum { BYTES_PER_LINE = 16 };

static void add_types(const struct verifier *v, const char *title, const vtype *types, u32 count, struct vtext *out) {
    vtext_add(out, "    %s: {", title);
    for (u32 i = 0; i < count; i++) {
        vtext_add(out, i ? ", " : " ");
        vtype_print(v, types[i], out);
    }
    vtext_add(out, " }\n");
}

void details_add_frame(const struct verifier *v, const struct vframe *frame, struct vtext *out) {
    vtext_add(out, "    bci: @%u\n    flags: {%s }\n", frame->offset, frame->this_uninit ? " flagThisUninit" : "");
    add_types(v, "locals", frame->locals, frame->locals_size, out);
    add_types(v, "stack", frame->stack, frame->mark, out);
}

/* A last line of no bytes at all is HotSpot's habit. */
static void add_bytes(struct slice code, struct vtext *out) {
    vtext_add(out, "  Bytecode:\n");
    for (size_t line = 0; line <= code.length && out->used + 1 < out->size; line += BYTES_PER_LINE) {
        vtext_add(out, "    %07zx: ", line);
        for (size_t i = line; i < line + BYTES_PER_LINE; i++) {
            const char *gap = i % 2 && i % BYTES_PER_LINE != BYTES_PER_LINE - 1 ? " " : "";
            if (i < code.length) vtext_add(out, "%02x%s", code.at[i], gap);
            else vtext_add(out, "  %s", gap);
        }
        vtext_add(out, "\n");
    }
}

static void add_handlers(const struct cf_code *code, struct vtext *out) {
    if (code->handler_count) vtext_add(out, "  Exception Handler Table:\n");
    for (u32 i = 0; i < code->handler_count && out->used + 1 < out->size; i++)
        vtext_add(out, "    bci [%u, %u] => handler: %u\n", code->handlers[i].start, code->handlers[i].end,
                  code->handlers[i].target);
}

static void add_map_type(struct bytes *in, struct vtext *out) {
    static const char *const names[] = {"Top", "Integer", "Float", "Double", "Long", "Null", "UninitializedThis"};
    u8 tag = bytes_u8(in);
    if (tag < sizeof names / sizeof *names) vtext_add(out, "%s", names[tag]);
    else if (tag == 7) vtext_add(out, "Object[#%u]", bytes_u16(in));
    else if (tag == 8) vtext_add(out, "Uninitialized[#%u]", bytes_u16(in));
    else vtext_add(out, "BAD:%u", tag);
}

static void add_map_types(struct bytes *in, u32 count, struct vtext *out) {
    for (u32 i = 0; i < count && !in->failed; i++) {
        vtext_add(out, i ? "," : "");
        add_map_type(in, out);
    }
}

static void add_full_frame(struct bytes *in, struct vtext *out) {
    vtext_add(out, ",{");
    add_map_types(in, bytes_u16(in), out);
    vtext_add(out, "},{");
    add_map_types(in, bytes_u16(in), out);
    vtext_add(out, "})");
}

static const char *frame_name(u8 type) {
    if (type < 64) return "same_frame";
    if (type < 128) return "same_locals_1_stack_item_frame";
    if (type == 247) return "same_locals_1_stack_item_frame_extended";
    if (type < 251) return "chop_frame";
    if (type == 251) return "same_frame_extended";
    return type == 255 ? "full_frame" : "append_frame";
}

static void add_map_frame(struct bytes *in, i64 *offset, struct vtext *out) {
    u8 type = bytes_u8(in);
    if (type >= 128 && type < 247) { /* reserved: what follows has no meaning, and HotSpot stops in an empty line */
        vtext_add(out, "    ");
        in->failed = true;
        return;
    }
    *offset += 1 + (type < 128 ? type % 64 : bytes_u16(in));
    vtext_add(out, "    %s(@%d", frame_name(type), (int)*offset);
    if (type < 64 || type == 251) {
        vtext_add(out, ")");
    } else if (type < 128 || type == 247) {
        vtext_add(out, ",");
        add_map_type(in, out);
        vtext_add(out, ")");
    } else if (type < 251) {
        vtext_add(out, ",%d)", 251 - type);
    } else if (type < 255) {
        vtext_add(out, ",");
        add_map_types(in, type - 251u, out);
        vtext_add(out, ")");
    } else {
        add_full_frame(in, out);
    }
    vtext_add(out, "\n");
}

static void add_map(const struct cf_code *code, struct vtext *out) {
    if (!code->stack_map.at) return;
    struct bytes in = bytes_of(code->stack_map);
    i64 offset = -1;
    vtext_add(out, "  Stackmap Table:\n");
    for (u32 count = bytes_u16(&in); count && !in.failed && out->used + 1 < out->size; count--)
        add_map_frame(&in, &offset, out);
}

void details_add_method(const struct verifier *v, struct vtext *out) {
    add_bytes(v->code.code, out);
    add_handlers(&v->code, out);
    add_map(&v->code, out);
}
